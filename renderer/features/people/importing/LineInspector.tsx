import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedChoices } from '#cache/queries/importHooks.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { openPage } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { canUndo } from '#sync/rules/undo.ts';
import type { Step } from '#sync/step.ts';
import { Button, Inspector, Notice, RadioCards, Section, Select, TextAction, TextField, useFormat } from '#ui/index.ts';
import { textOf } from './cells.ts';
import type { Choice } from './cells.ts';
import { rowsWith, withCell, withDecision } from './draft.ts';
import type { Correction, ImportDraft } from './draft.ts';
import { keyOf } from './lines.ts';
import type { ImportLine } from './lines.ts';
import type { Target } from './targets.ts';
import type { LineWords } from './useLineWords.ts';
import { useTargetName } from './useTargetName.ts';

interface LineInspectorProps {
  readonly draft: ImportDraft;
  readonly line: ImportLine;
  readonly targets: readonly Target[];
  readonly words: LineWords;
  /** Lines are being stored: nothing of them can be changed now. */
  readonly isFrozen: boolean;
  readonly keep: (draft: ImportDraft) => void;
  /** A known name was chosen for one that is not, in every line that has it. */
  readonly onCorrect: (correction: Correction) => void;
  readonly onLeaveOut: () => void;
  readonly onUndo: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

/** One line: who it is, what is wrong, and its cells, to be corrected. */
export function LineInspector({
  draft,
  line,
  targets,
  words,
  isFrozen,
  keep,
  onCorrect,
  onLeaveOut,
  onUndo,
  onClose,
}: LineInspectorProps) {
  const { t } = useTranslation();
  const { state, row } = line;
  const undoable = state.kind === 'stored' ? state.steps.filter(canUndo) : [];
  const isAsked = state.kind === 'ask' && state.about === 'person';
  return (
    <Inspector
      label={t('importing.row', { number: row + 1 })}
      onClose={onClose}
      footer={
        state.kind === 'stored' ? (
          undoable.length > 0 && <Button onPress={() => onUndo(undoable)}>{t('importing.undoLine')}</Button>
        ) : (
          <Button isDisabled={isFrozen} onPress={onLeaveOut}>
            {t(state.kind === 'out' ? 'importing.takeAgain' : 'shell.undo.action.aside')}
          </Button>
        )
      }
    >
      <h2 className="selectable mb-1 text-panel font-bold">{line.name || t('common.unnamed')}</h2>
      <p className="mb-3 text-text-2">{[words.state, words.why].filter(Boolean).join(' · ')}</p>
      {state.kind === 'there' && (
        <p className="mb-3">
          <TextAction onPress={() => openPage({ entity: 'Dossier', id: state.applicationId })}>
            {t('importing.openApplication')}
          </TextAction>
        </p>
      )}
      {state.kind !== 'stored' && !isFrozen && (
        <>
          {(line.candidates.length > 0 || isAsked) && <Who draft={draft} line={line} keep={keep} />}
          {line.address && <Address draft={draft} line={line} address={line.address} keep={keep} />}
          <Cells draft={draft} line={line} targets={targets} keep={keep} onCorrect={onCorrect} />
        </>
      )}
    </Inspector>
  );
}

type PartProps = Pick<LineInspectorProps, 'draft' | 'line' | 'keep'>;

/** Whether a known applicant is the person of the line: then only an application is made (I3). */
function Who({ draft, line, keep }: PartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, candidates, row } = line;
  const { who } = draft.decisions[row] ?? {};
  const value =
    state.kind === 'same'
      ? state.personId
      : state.kind === 'sameLine'
        ? `line:${state.line}`
        : state.kind === 'new' || (state.kind === 'ask' && state.about === 'address')
          ? 'new'
          : (who ?? null);
  return (
    <Section title={t('newApplication.known.who')}>
      <RadioCards
        label={t('newApplication.known.who')}
        value={value}
        onChange={(id) => keep(withDecision(draft, row, { who: id }))}
        options={[
          ...candidates.map((candidate) => ({
            id: keyOf(candidate),
            title: t('newApplication.known.same', { name: candidate.name }),
            detail:
              candidate.line === undefined
                ? [
                    candidate.numero,
                    candidate.naissance !== null &&
                      t('newApplication.known.born', { date: format.date(candidate.naissance) }),
                    t(`importing.because.${candidate.because}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : t('importing.ofLine', { number: candidate.line + 1 }),
          })),
          { id: 'new', title: t('newApplication.known.other') },
        ]}
      />
    </Section>
  );
}

/** A new person at an address that another person has (R3.6, R4.4). */
function Address({
  draft,
  line: { row, state },
  address,
  keep,
}: PartProps & { readonly address: NonNullable<ImportLine['address']> }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const chosen = state.kind === 'new' ? (state.address === 'own' ? 'own' : 'share') : null;
  return (
    <Section title={t('importing.addressTitle')}>
      {address.bearers.map(({ entity, id, name }) => (
        <p key={`${entity} ${id}`} className="text-help text-text-2">
          {namesOf(entity, language).one} · {name}
        </p>
      ))}
      {!address.mayShare && <p className="text-help text-text-2">{t('importing.notShared')}</p>}
      <div className="mt-2">
        <RadioCards
          label={t('importing.addressTitle')}
          value={chosen}
          onChange={(id) => keep(withDecision(draft, row, { address: id }))}
          options={(['share', 'own'] as const).map((id) => ({
            id,
            title: t(`importing.address.${id}`),
            detail: t(`importing.addressDetail.${id}`),
            isDisabled: id === 'share' && !address.mayShare,
          }))}
        />
      </div>
    </Section>
  );
}

/** The cells of the columns that are taken; what is wrong with one is said below it. */
function Cells({
  draft,
  line,
  targets,
  keep,
  onCorrect,
}: PartProps & Pick<LineInspectorProps, 'targets' | 'onCorrect'>) {
  const { t } = useTranslation();
  const nameOf = useTargetName();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const namedBy = useNamedChoices(campusId);
  const { row, problems } = line;
  const outside = problems.filter(({ column }) => column === null);
  return (
    <Section title={t('importing.cells')}>
      {outside.map(({ target: id, problem }) => {
        const target = targets.find((each) => each.id === id);
        return (
          <div key={id} className="mb-2">
            <Notice tone="stop">
              {t('importing.about', {
                name: target ? nameOf(target) : id,
                problem: t(`importing.problem.${problem}`),
              })}
            </Notice>
          </div>
        );
      })}
      <div className="flex flex-col gap-2.5">
        {draft.columns.flatMap((id, column) => {
          const target = targets.find((each) => each.id === id);
          if (!target) return [];
          const text = draft.rows[row]?.[column] ?? '';
          const wrong = problems.find((problem) => problem.column === column);
          const choices = wrong?.problem === 'unknownName' ? namedBy(target.field) : [];
          const rows = choices.length > 0 ? rowsWith(draft, column, text) : [];
          return [
            <div key={target.id} className="flex flex-col gap-1">
              <Cell
                label={nameOf(target)}
                text={text}
                error={wrong ? capital(t(`importing.problem.${wrong.problem}`, { text })) : null}
                onChange={(typed) => keep(withCell(draft, row, column, typed))}
              />
              {choices.length > 0 && (
                <Chooser
                  of={nameOf(target)}
                  text={text}
                  count={rows.length}
                  choices={choices}
                  onChoose={(to) => onCorrect({ column, rows, from: text, to })}
                />
              )}
            </div>,
          ];
        })}
      </div>
    </Section>
  );
}

/** The known names, of which one is chosen for a name that is not: in every line that has the same. */
function Chooser({
  of,
  text,
  count,
  choices,
  onChoose,
}: {
  readonly of: string;
  readonly text: string;
  /** How many lines have that name. */
  readonly count: number;
  readonly choices: readonly Choice[];
  readonly onChoose: (text: string) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const labels = choices.map(({ id, names: [name = id] }) => name);
  return (
    <div>
      <Select
        label={t('importing.knownNamesOf', { of })}
        hideLabel
        placeholder={t('importing.knownNames')}
        value={null}
        options={choices.map(({ id, names: [label = id] }) => ({
          id,
          label,
          ...(labels.indexOf(label) !== labels.lastIndexOf(label) && { detail: `n°\u00A0${id}` }),
        }))}
        onChange={(id, isFromList) => {
          const chosen = choices.find((choice) => choice.id === id);
          if (chosen && isFromList) onChoose(textOf(chosen, choices));
        }}
      />
      {count > 1 && (
        <p className="mt-1 text-help text-text-3">
          {t('importing.sameIn', { count, number: format.number(count), text })}
        </p>
      )}
    </div>
  );
}

/** A cell is corrected once its field is left, or by Entrée: the line is checked again then. */
function Cell({
  label,
  text,
  error,
  onChange,
}: {
  readonly label: string;
  readonly text: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}) {
  const [draft, setDraft] = useState({ of: text, typed: text });
  // Chosen, or put back, from outside of the field.
  const typed = draft.of === text ? draft.typed : text;
  const save = (): void => {
    if (typed.trim() !== text) onChange(typed);
  };
  return (
    <TextField
      label={label}
      value={typed}
      onChange={(next) => setDraft({ of: text, typed: next })}
      onBlur={save}
      onSubmit={save}
      autoComplete="off"
      error={typed.trim() === text ? error : null}
    />
  );
}

/** Alone below its field, what is wrong begins a sentence. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
