import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { FoundByNumber } from '#stores/session.ts';
import { Button, Notice, useFormat } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import type { NumberEnd } from './useOpenByNumber.ts';

interface NumberAnswerProps {
  readonly entity: EntityName;
  readonly typed: string;
  readonly end: Exclude<NumberEnd, { kind: 'opened' }>;
  readonly onChoose: (found: FoundByNumber) => void;
}

/** Why a number opened nothing, or the rows that have it: the id of one can be the displayed number of another. */
export function NumberAnswer({ entity, typed, end, onChoose }: NumberAnswerProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const name = (of: EntityName): string => namesOf(of, language).one.toLocaleLowerCase(language);
  if (end.kind === 'several') {
    return (
      <>
        <p className="mb-2 font-medium">{t('pages.number.several')}</p>
        <ul className="flex flex-col gap-1.5">
          {end.rows.map((found) => (
            <li key={found.id}>
              <Button onPress={() => onChoose(found)}>
                {[
                  textOf(found, 'Nom', 'Prenoms'),
                  textOf(found, ...describeEntity(entity).numbers),
                  t('common.numbered', { id: found.id }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      </>
    );
  }
  const what = { what: name(entity), number: typed.trim() };
  // It was asked, and answered: nothing is to be tried again.
  if (end.kind === 'unreachable' && end.failure === 'forbidden')
    return <Notice tone="ask">{t('pages.number.end.forbidden', what)}</Notice>;
  return (
    <Notice tone={waits.has(end.kind) ? 'wait' : 'ask'}>
      {t(`pages.number.end.${end.kind}`, {
        ...what,
        ...(end.kind === 'anotherKind' && { other: name(end.entity) }),
      })}
      {end.kind === 'unreachable' && (
        <>
          {' '}
          <FailureText kind={end.failure} />
        </>
      )}
    </Notice>
  );
}

/** Outcomes that leave open whether the number exists. */
const waits: ReadonlySet<NumberEnd['kind']> = new Set(['unreachable', 'notServed', 'unknown']);

/** The texts of these members in a row. */
function textOf({ row }: FoundByNumber, ...members: readonly string[]): string {
  const values = membersOf(row);
  return members
    .flatMap((member) => (values.get(member)?.startsWith('"') ? String(parseRaw(values.get(member) ?? '""')) : []))
    .filter(Boolean)
    .join(' ');
}
