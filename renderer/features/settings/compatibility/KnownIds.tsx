import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { givenIdsSchema } from '#shared/ipc/compatibility.ts';
import type { GivenIds } from '#shared/ipc/compatibility.ts';
import { useView } from '#stores/view.ts';
import { TextField } from '#ui/index.ts';

/** As typed; an empty one is none. */
export type TypedIds = Readonly<Partial<Record<EntityName, string>>>;

interface KnownIdsProps {
  readonly entities: readonly EntityName[];
  readonly typed: TypedIds;
  readonly onChange: (typed: TypedIds) => void;
  readonly isDisabled: boolean;
}

/** What could not be tried without an id: a user who knows one can type it. */
export function KnownIds({ entities, typed, onChange, isDisabled }: KnownIdsProps) {
  const { t } = useTranslation();
  const language = useView((view) => view.language);
  if (entities.length === 0) return null;
  return (
    <section aria-label={t('settings.compatibility.ids')} className="mt-5">
      <h2 className="text-body font-bold text-text">{t('settings.compatibility.ids')}</h2>
      <p className="mb-2 text-help text-text-3">{t('settings.compatibility.idsHint')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-3">
        {entities.map((entity) => (
          <TextField
            key={entity}
            label={namesOf(entity, language).one}
            inputMode="numeric"
            value={typed[entity] ?? ''}
            onChange={(text) => onChange({ ...typed, [entity]: text })}
            error={isWrong(entity, typed[entity]) ? t('settings.compatibility.idWrong') : null}
            isDisabled={isDisabled}
            maxLength={19}
          />
        ))}
      </div>
    </section>
  );
}

const isWrong = (entity: EntityName, text = ''): boolean =>
  text.trim() !== '' && !givenIdsSchema.safeParse({ [entity]: text.trim() }).success;

/** The ids that requests can use. */
export const givenIds = (typed: TypedIds): GivenIds =>
  givenIdsSchema.parse(
    Object.fromEntries(
      (Object.entries(typed) as [EntityName, string][]) // Object.entries loses the type of its keys
        .filter(([entity, text]) => text.trim() !== '' && !isWrong(entity, text))
        .map(([entity, text]) => [entity, text.trim()]),
    ),
  );
