import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityRow } from '#cache/queries/hooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { consents } from '#forms/fields/groups.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { Block } from '#pages/Block.tsx';
import { membersOf, rawOf } from '#shared/json/rawJson.ts';
import { useCommit } from '#stores/commit.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, useFormat } from '#ui/index.ts';

interface ConsentsProps {
  readonly entity: 'Candidat' | 'Apprenant';
  readonly person: RowView;
  readonly name: string;
  readonly at: number | null;
}

/** What a person agreed to: changed online only, with a confirmation each time, and never queued (R4.3). */
export function Consents({ entity, person, name, at }: ConsentsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { base } = useEntityRow(entity, person.id);
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const [said, setSaid] = useState<string | null>(null);
  const { refresh } = useCommands();
  const { commit: change, isCommitting: isAsking } = useCommit(
    async ({ replace }, field: string, isGiven: boolean): Promise<boolean> => {
      if (base === undefined) return false;
      const changes = [{ field, base: membersOf(base).get(field) ?? null, mine: rawOf(isGiven) }];
      const verdict = await replace({ entity, id: person.id, changes, base }, name);
      if (verdict.kind === 'applied') await refresh({ entity, of: person.id });
      setSaid(
        verdict.kind === 'declined'
          ? null
          : verdict.kind === 'applied'
            ? t('people.consent.done')
            : 'failure' in verdict
              ? t(`common.failure.${verdict.failure.kind}`)
              : t('people.consent.changedMeanwhile'),
      );
      return verdict.kind === 'applied';
    },
    (field) => field,
  );

  return (
    <Block title={t('people.group.consents')} at={at}>
      <dl className="grid grid-cols-[148px_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5">
        {consents.map((field) => {
          const isGiven = person.fields.flag(field);
          const { label } = meaningOf(entity, field, format.language);
          return (
            <div key={field} className="col-span-3 grid grid-cols-subgrid items-center">
              <dt className="text-text-3">{label}</dt>
              <dd>{t(isGiven ? 'people.consent.given' : 'people.consent.none')}</dd>
              <dd className="justify-self-end">
                {isOnline && (
                  <Button
                    size="sm"
                    isDisabled={isAsking || base === undefined}
                    onPress={() => void change(field, !isGiven)}
                  >
                    {t(isGiven ? 'people.consent.take' : 'people.consent.give')}
                    <span className="sr-only">{label}</span>
                  </Button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-help text-text-3">
        <output>{said ?? t('people.consent.how')}</output>
      </p>
    </Block>
  );
}
