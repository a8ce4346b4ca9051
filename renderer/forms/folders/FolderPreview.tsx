import { Folder } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NewFolder } from '#intents/intent.ts';

/** The folders that would be created, one inside the other; dashed, as what exists only here. */
export function FolderPreview({ folder }: { readonly folder: NewFolder }) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('folders.preview')}
      // It can be longer than its box, and has no control inside that would scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="scroll-thin max-h-60 rounded-button border border-line-soft bg-sunken px-2 py-1.5"
    >
      <ul>
        <Branch folder={folder} />
      </ul>
    </section>
  );
}

function Branch({ folder: { name, inside } }: { readonly folder: NewFolder }) {
  return (
    <li>
      <span className="flex min-h-6 items-start gap-2 py-0.5">
        <Folder
          size={15}
          aria-hidden
          strokeWidth={1.6}
          className="mt-0.5 shrink-0 text-wait [&_path]:[stroke-dasharray:3_2.4]"
        />
        <span className="selectable min-w-0 break-words">{name}</span>
      </span>
      {inside.length > 0 && (
        <ul className="pl-5">
          {inside.map((child, at) => (
            // Two may bear one name until that is corrected.
            // oxlint-disable-next-line react/no-array-index-key
            <Branch key={`${at} ${child.name}`} folder={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
