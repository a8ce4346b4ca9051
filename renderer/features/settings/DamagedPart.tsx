import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { Disclosure, useFormat } from '#ui/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Records of this workstation that could not be read: set aside and shown, never dropped. */
export function DamagedPart({ damaged }: { readonly damaged: readonly Damaged[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection id="damaged" title={t('settings.damaged.title', { count: damaged.length })}>
      <p className="mb-2 text-text-2">{t('settings.damaged.lead')}</p>
      <ul className="mb-3">
        {groupsOf(damaged).map(({ kind, entity, count }) => (
          <li
            key={entity ?? kind}
            className="flex min-h-9 flex-wrap items-center gap-x-3 border-b border-line-soft py-1"
          >
            <span className="w-[180px] shrink-0">
              {entity === null ? t(`settings.damaged.kind.${kind}`) : namesOf(entity, format.language).other}
            </span>
            <span className="min-w-0 flex-1 basis-60 text-text-2">{t(`settings.damaged.what.${kind}`, { count })}</span>
          </li>
        ))}
      </ul>
      <Disclosure title={t('settings.damaged.details')} isOpen={isOpen} onOpenChange={setOpen}>
        {/* For support: the program's own words. */}
        <ul lang="en" className="selectable mt-1 pl-5 text-help break-words text-text-3">
          {damaged.map(({ table, key, reason }) => (
            <li key={`${table} ${key}`} className="py-0.5">
              {table} · {key} · {reason}
            </li>
          ))}
        </ul>
      </Disclosure>
    </SettingsSection>
  );
}

interface Damaged {
  readonly table: string;
  readonly key: string;
  readonly reason: string;
}

/** Unreadable records of one kind: pieces of one list of the service, or Carnet's own records. */
interface DamagedGroup {
  readonly kind: 'list' | 'steps' | 'receipts' | 'areas' | 'drafts' | 'taken' | 'choices' | 'other';
  /** For a list, the record it belongs to. */
  readonly entity: EntityName | null;
  readonly count: number;
}

const known: Readonly<Record<string, DamagedGroup['kind']>> = {
  steps: 'steps',
  receipts: 'receipts',
  areas: 'areas',
};

const notes: Readonly<Record<string, DamagedGroup['kind']>> = {
  'note.drafts': 'drafts',
  'note.takenRows': 'taken',
  'note.scope': 'taken',
  'note.interviewDay': 'choices',
  'note.idLabels': 'choices',
};

function groupsOf(damaged: readonly Damaged[]): readonly DamagedGroup[] {
  const groups = new Map<string, DamagedGroup>();
  for (const { table, key } of damaged) {
    // The key of a page of a list begins with its entity.
    const entity = table === 'pages' ? (entityNames.find((name) => key.startsWith(`${name}/`)) ?? null) : null;
    const kind = entity === null ? (known[table] ?? notes[key] ?? 'other') : 'list';
    const name = entity ?? kind;
    groups.set(name, { kind, entity, count: (groups.get(name)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}
