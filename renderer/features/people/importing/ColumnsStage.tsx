import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrderOfIntake } from '#cache/queries/applicationChoices.ts';
import { useAgents, useApplicationChoices } from '#cache/queries/hooks.ts';
import { useIsWhole } from '#cache/queries/references.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { useFocusOnFirstField } from '#forms/form/useFocusOnFirstField.ts';
import { useForm } from '#forms/form/useForm.ts';
import { isId } from '#shared/entities/idForm.ts';
import { useSession } from '#stores/session.ts';
import { Button, Notice, Screen, Select, useFormat, useNow, useShortcut } from '#ui/index.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';
import { dataRows, firstDecisions } from './draft.ts';
import type { ImportDraft, StageProps } from './draft.ts';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { common, isPhone, proposeColumns, required } from './targets.ts';
import type { Common } from './targets.ts';
import { useTargetName } from './useTargetName.ts';

/** Not a target. */
const nothingId = 'none';
/** So many values of a column are shown as examples. */
const examples = 3;

/** What each column is taken as, and what is the same for all lines. */
export function ColumnsStage({ draft, targets, header, notice, encodingChoice, keep, isBounce }: StageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useTargetName();
  const [isGivingUp, setIsGivingUp] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  useFocusOnFirstField(choices);
  const { columns, head, rows } = draft;
  const headings = rows[head] ?? [];
  const below = dataRows(draft);
  const change = (part: Partial<ImportDraft>): void => keep({ ...draft, ...part });
  const take = (column: number, id: string | null): void =>
    change({ columns: columns.map((other, at) => (at === column ? id : other === id ? null : other)) });
  const takeHead = (row: number): void =>
    change({
      head: row,
      columns: [...proposeColumns(rows[row] ?? [], targets, null)],
      decisions: firstDecisions(draft.hidden),
    });
  const lacking = [
    ...required.filter((id) => !columns.includes(id)),
    ...common.slice(0, 2).filter((id) => !columns.includes(id) && !isId(draft.common[id])),
  ].flatMap((id) => targets.filter((target) => target.id === id).map(nameOf));
  const form = useForm({ isHeld: lacking.length > 0, onSave: () => change({ stage: 'lines' }) });
  useShortcut(peopleShortcuts.importNext, (press) => {
    if (!isBounce(press)) form.save();
  });
  const options = [
    { id: nothingId, label: t('importing.notTaken') },
    ...targets.map((target) => ({
      id: target.id,
      label: nameOf(target),
      ...(target.isCustom && { detail: t('importing.custom', { code: target.field }) }),
    })),
  ];
  const left = columns.flatMap((id, at) =>
    id === null ? [headings[at] || t('importing.column', { number: letters(at) })] : [],
  );
  return (
    <Screen
      header={header(
        <>
          <Button onPress={() => setIsGivingUp(true)}>{t('people.importing.giveUp')}</Button>
          <Button variant="primary" kbd="mod+Enter" onPress={form.save}>
            {t('importing.next')}
          </Button>
        </>,
      )}
      isNarrow
    >
      <div ref={choices} className="scroll-thin flex min-w-0 flex-1 flex-col overflow-y-auto pb-8">
        {notice}
        {lacking.length > 0 && (
          <div className="px-5 pt-3">
            <Notice
              tone={form.isTried ? 'stop' : 'ask'}
              live
              title={t('importing.lacking', { count: lacking.length, names: lacking.join(', ') })}
            >
              {t('importing.lackingHint')}
            </Notice>
          </div>
        )}
        <section aria-label={t('importing.forAll')} className="px-5 pt-4">
          <h2 className="text-panel font-bold">{t('importing.forAll')}</h2>
          <p className="mb-3 text-help text-text-2">{t('importing.forAllHint')}</p>
          <CommonFields draft={draft} onChange={(id, value) => change({ common: { ...draft.common, [id]: value } })} />
        </section>
        <section aria-label={t('importing.columns')} className="px-5 pt-6">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <h2 className="text-panel font-bold">{t('importing.columns')}</h2>
            <div className="ml-auto w-[260px]">{encodingChoice}</div>
            <div className="w-[260px]">
              <Select
                label={t('importing.head')}
                value={String(head)}
                onChange={(row) => takeHead(Number(row))}
                options={rows.slice(0, 10).flatMap((row, at) =>
                  row.some((cell) => cell !== '')
                    ? [
                        {
                          id: String(at),
                          label: t('importing.row', { number: at + 1 }),
                          detail: row.filter(Boolean).slice(0, 4).join(', '),
                        },
                      ]
                    : [],
                )}
              />
            </div>
          </div>
          <ul className="mt-3 border-t border-line">
            {columns.map((id, at) => {
              const heading = headings[at] || t('importing.column', { number: letters(at) });
              const values = below.flatMap((row) => rows[row]?.[at] || []);
              return (
                <li
                  key={letters(at)}
                  className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_260px] items-center gap-4 border-b border-line-soft py-2 max-[899.98px]:grid-cols-2"
                >
                  <span className="truncate-line font-medium">{heading}</span>
                  <span className="truncate-line text-help text-text-2">
                    {values.length === 0
                      ? t('importing.emptyColumn')
                      : [...new Set(values)].slice(0, examples).join(' · ')}
                  </span>
                  <Select
                    label={t('importing.takenAs', { column: heading })}
                    hideLabel
                    value={id ?? nothingId}
                    onChange={(chosen) => take(at, chosen === nothingId ? null : chosen)}
                    options={options}
                  />
                </li>
              );
            })}
          </ul>
          {left.length > 0 && (
            <p className="mt-3 text-help text-text-2">
              {t('importing.left', { count: left.length, names: left.map((name) => format.quote(name)).join(', ') })}{' '}
              {columns.some((id, at) => id === null && isPhone(headings[at] ?? '')) && t('importing.phone')}
            </p>
          )}
        </section>
      </div>
      <GiveUpDialog isOpen={isGivingUp} onClose={() => setIsGivingUp(false)} onConfirm={() => keep(null)} />
    </Screen>
  );
}

/** As spreadsheets name columns: A, B … AA. */
export function letters(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}

/** The admission path, the state and the agent, for the lines that do not say them. */
function CommonFields({
  draft,
  onChange,
}: {
  readonly draft: ImportDraft;
  readonly onChange: (id: Common, value: string) => void;
}) {
  const { t } = useTranslation();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const { admissionPaths, states } = useApplicationChoices(campusId);
  const format = useFormat();
  const today = format.startOfDay(format.dayOf(useNow()));
  const agents = useAgents(campusId);
  const areStatesWhole = useIsWhole('EtatCandidature');
  const chosen = (id: Common): string => draft.common[id] ?? '';
  const byName = (labels: readonly { readonly id: string; readonly name: string }[]) =>
    labels.map(({ id, name }) => ({ id, label: name }));
  const none = { id: nothingId, label: t('common.word.none') };
  const idIn = (value: string): string => (value === nothingId ? '' : value);
  return (
    <div className="grid grid-cols-3 items-start gap-3 max-[899.98px]:grid-cols-1">
      <Select
        label={t('newApplication.path')}
        value={chosen('Dossier.SessionRecrutementId') || nothingId}
        onChange={(id) => onChange('Dossier.SessionRecrutementId', idIn(id))}
        options={[none, ...byName(inOrderOfIntake(admissionPaths, today))]}
      />
      <ChoiceOrNumber
        label={t('common.word.state')}
        placeholder={t('newApplication.chooseState')}
        value={chosen('Dossier.EtatCandidatureId')}
        isWhole={areStatesWhole}
        onChange={(id) => onChange('Dossier.EtatCandidatureId', id)}
        options={byName(states)}
      />
      <Select
        label={t('common.personKind.agent')}
        value={chosen('Dossier.AgentId') || nothingId}
        onChange={(id) => onChange('Dossier.AgentId', idIn(id))}
        options={[none, ...byName(agents)]}
      />
    </div>
  );
}
