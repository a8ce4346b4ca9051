import { Bookmark, Check, Group, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import { arrange } from '#stores/lists.ts';
import { removeView, saveView, showSavedView, useListViews, viewsOf } from '#stores/listViews.ts';
import { Button, Dialog, IconButton, MenuButton, TextField } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

const chosen = <Check size={14} aria-hidden />;

/** By which column the rows are grouped. */
export function GroupMenu<Row extends ListRow>({
  id,
  columns,
  group,
}: {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly group: string | null;
}) {
  const { t } = useTranslation();
  const entry = (of: string | null, label: string) => ({
    id: of ?? 'none',
    label,
    ...(of === group && { icon: chosen }),
    onAction: () => arrange(id, { group: of ?? '' }),
  });
  return (
    <MenuButton
      label={t('lists.group')}
      isBare
      icon={<Group size={16} aria-hidden />}
      entries={[entry(null, t('lists.noGroup')), ...columns.map((column) => entry(column.id, column.label))]}
    />
  );
}

/** The user's own views of this list. */
export function ViewMenu({ id, onKeep }: { readonly id: string; readonly onKeep: () => void }) {
  const { t } = useTranslation();
  const stored = useListViews((store) => store.views);
  const { own: views } = useMemo(() => viewsOf(stored, id), [stored, id]);
  return (
    <MenuButton
      label={t('lists.views')}
      isBare
      icon={<Bookmark size={16} aria-hidden />}
      entries={[
        ...views.map((view) => ({ id: `view/${view.name}`, label: view.name, onAction: () => showSavedView(view) })),
        { id: 'keep', label: t('lists.keepView'), onAction: onKeep },
      ]}
    />
  );
}

/** Names what the list shows now, and removes views. */
export function ViewsDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const stored = useListViews((store) => store.views);
  const { own, unreadable } = useMemo(() => viewsOf(stored, id), [stored, id]);
  const names = own.map((view) => view.name);
  const [name, setName] = useState('');
  const called = name.trim();
  const form = useForm({
    problems: () => ({ name: called === '' ? t('lists.viewNameMissing') : null }),
    onSave: () => {
      saveView(id, called);
      onClose();
    },
  });
  return (
    <Dialog
      title={t('lists.keepView')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('common.close')}</Button>
          <Button variant="primary" onPress={form.save}>
            {t(names.includes(called) ? 'common.word.replace' : 'common.save')}
          </Button>
        </>
      }
    >
      {/* The dialog is opened to type in this field. */}
      {/* oxlint-disable jsx-a11y/no-autofocus */}
      <div {...form.box}>
        <TextField
          label={t('lists.viewName')}
          value={name}
          onChange={setName}
          onSubmit={form.save}
          maxLength={80}
          autoFocus
          error={form.errorOf('name')}
        />
      </div>
      {/* oxlint-enable jsx-a11y/no-autofocus */}
      {names.length > 0 && (
        <ul aria-label={t('lists.views')} className="mt-3 flex flex-col border-t border-line pt-2">
          {names.map((each) => (
            <li key={each} className="flex min-h-8 items-center justify-between gap-3">
              <span className="truncate-line min-w-0">{each}</span>
              <IconButton
                label={t('lists.removeView', { name: each })}
                icon={<X size={14} aria-hidden />}
                onPress={() => removeView(id, each)}
              />
            </li>
          ))}
        </ul>
      )}
      {unreadable > 0 && <p className="mt-3 text-help text-ask">{t('lists.unreadableViews', { count: unreadable })}</p>}
    </Dialog>
  );
}
