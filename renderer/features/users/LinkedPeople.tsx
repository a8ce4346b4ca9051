import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { Block } from '#pages/Block.tsx';
import { useRowName } from '#pages/useRowName.ts';
import { personEntities } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { openPage } from '#stores/view.ts';
import { TextAction, useFormat } from '#ui/index.ts';

/** People on this workstation whose record names this account (RefSysteme). */
export function LinkedPeople({ userId }: { readonly userId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useRowName();
  const rows = {
    Apprenant: useRowsOf('Apprenant', 'RefSysteme', [userId]),
    Candidat: useRowsOf('Candidat', 'RefSysteme', [userId]),
    'selection/Apprenant': useRowsOf('selection/Apprenant', 'RefSysteme', [userId]),
    'selection/Candidat': useRowsOf('selection/Candidat', 'RefSysteme', [userId]),
  } as const satisfies Record<PersonEntity, unknown>;
  return (
    <Block title={t('users.people.title')} isWide>
      {Object.values(rows).every(({ length }) => length === 0) && (
        <p className="text-text-3">{t('users.people.none')}</p>
      )}
      <ul className="flex flex-col gap-1">
        {personEntities.flatMap((entity) =>
          rows[entity].map((row) => (
            <li key={`${entity} ${row.id}`} className="flex items-center gap-2">
              <span className="text-text-3">{namesOf(entity, format.language).one}</span>
              <TextAction onPress={() => openPage({ entity, id: row.id })}>{nameOf(row)}</TextAction>
            </li>
          )),
        )}
      </ul>
    </Block>
  );
}
