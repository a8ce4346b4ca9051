import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

interface CampusMenuProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly campuses: readonly { readonly id: string; readonly name: string }[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

export function CampusMenu({ trigger, campuses, current, onChoose, onClose }: CampusMenuProps) {
  const { t } = useTranslation();
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      placement="bottom start"
      aria-label={t('common.word.campus')}
      onOpenChange={onClose}
      className="min-w-[196px] rounded-box border border-line bg-surface shadow-overlay"
    >
      <Menu
        aria-label={t('common.word.campus')}
        autoFocus
        className="p-1 outline-none"
        selectionMode="single"
        selectedKeys={[current]}
        onAction={(key) => {
          onClose();
          onChoose(String(key));
        }}
      >
        {campuses.map((campus) => (
          <MenuItem
            key={campus.id}
            id={campus.id}
            textValue={campus.name}
            className="group flex h-8 items-center gap-2 rounded-chip px-2 outline-none data-focused:bg-hover"
          >
            <Check size={14} aria-hidden className="invisible text-accent group-data-selected:visible" />
            {campus.name}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
