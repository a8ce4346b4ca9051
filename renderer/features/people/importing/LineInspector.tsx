import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPage } from '#stores/place.ts';
import { Button, Inspector, Notice, RadioCards, Section, Select, TextAction, TextField, useFormat } from '#ui/index.ts';
import { textOf } from './cells.ts';
import { rowsWith, withCell, withDecision } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import type { ImportLine } from './lines.ts';
import type { Target } from './targets.ts';
import type { Columns } from './useColumns.ts';
import { keepDraft } from './useImport.ts';

interface LineInspectorProps {
  readonly draft: ImportDraft;
  readonly line: ImportLine;
  readonly taken: Columns;
  readonly words: string;
  /** Lines are being stored: nothing of them can be changed now. */
  readonly isFrozen: boolean;
  readonly onLeaveOut: () => void;
  readonly onClose: () => void;
}

export function LineInspector(props: LineInspectorProps) {
  const { t } = useTranslation();
  const { draft, line, words, isFrozen, onLeaveOut, onClose } = props;
  const { state, row, candidates } = line;
  return (
    <Inspector
      label={t('importing.row', { number: row + 1 })}
      onClose={onClose}
      footer={
        state.kind !== 'stored' && (
          <Button isDisabled={isFrozen} onPress={onLeaveOut}>
            {t(state.kind === 'out' ? 'importing.takeAgain' : 'shell.undo.action.aside')}
          </Button>
        )
      }
    >
      <h2 className="selectable mb-1 text-panel font-bold">{line.name || t('common.unnamed')}</h2>
      <p className="mb-3 text-text-2">{words}</p>
      {state.kind === 'there' && (
        <p className="mb-3">
          <TextAction onPress={() => openPage({ entity: 'Dossier', id: state.applicationId })}>
            {t('importing.openApplication')}
          </TextAction>
        </p>
      )}
      {state.kind !== 'stored' && !isFrozen && (
        <>
          {(candidates.length > 0 || state.kind === 'ask') && <Who draft={draft} line={line} />}
          <Cells {...props} />
        </>
      )}
    </Inspector>
  );
}

/** Whether a known applicant is the person of the line: then only an application is made (I3). */
function Who({ draft, line: { state, candidates, row } }: Pick<LineInspectorProps, 'draft' | 'line'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const value = state.kind === 'same' ? state.person.id : state.kind === 'new' ? 'new' : draft.decisions[row]?.who;
  return (
    <Section title={t('newApplication.known.who')}>
      <RadioCards
        label={t('newApplication.known.who')}
        value={value ?? null}
        onChange={(who) => keepDraft(withDecision(draft, row, { who }))}
        options={[
          ...candidates.map(({ id, name, numero, naissance, because, line }) => ({
            id,
            title: t('newApplication.known.same', { name }),
            detail: [
              line === undefined ? numero : t('importing.ofLine', { number: line + 1 }),
              naissance !== null && t('newApplication.known.born', { date: format.date(naissance) }),
              t(`importing.because.${because}`),
            ]
              .filter(Boolean)
              .join(' · '),
          })),
          { id: 'new', title: t('newApplication.known.other') },
        ]}
      />
    </Section>
  );
}

/** The cells of the columns that are taken; what is wrong with one is said below it. */
function Cells({ draft, line: { row, problems }, taken }: LineInspectorProps) {
  const { t } = useTranslation();
  const { targets, nameOf } = taken;
  const columns = draft.columns.flatMap((id, column) => {
    const target = targets.find((each) => each.id === id);
    return target ? { target, column } : [];
  });
  return (
    <Section title={t('importing.cells')}>
      {problems.map(({ column, target: key, problem }) => {
        const target = targets.find(({ id }) => id === key);
        if (column !== null || !target) return null;
        const said = t(`importing.problem.${problem}`);
        return (
          <div key={key} className="mb-2">
            <Notice tone="stop">{t('importing.about', { name: nameOf(target), problem: said })}</Notice>
          </div>
        );
      })}
      <div className="flex flex-col gap-2.5">
        {columns.map(({ target, column }) => {
          const text = draft.rows[row]?.[column] ?? '';
          const problem = problems.find((each) => each.column === column)?.problem;
          const rows = rowsWith(draft, column, text);
          return (
            <div key={target.id} className="flex flex-col gap-1">
              <Cell
                label={nameOf(target)}
                text={text}
                error={problem ? capital(t(`importing.problem.${problem}`, { text })) : null}
                onChange={(typed) => keepDraft(withCell(draft, [row], column, typed))}
              />
              {problem === 'unknownName' && (
                <KnownNames
                  target={target}
                  taken={taken}
                  hint={rows.length > 1 ? t('importing.sameIn', { count: rows.length, text }) : null}
                  onChoose={(name) => keepDraft(withCell(draft, rows, column, name))}
                />
              )}
            </div>
          );
        })}
      </div>
    </Section>
  );
}

interface KnownNamesProps {
  readonly target: Target;
  readonly taken: Columns;
  readonly hint: string | null;
  readonly onChoose: (name: string) => void;
}

/** The known names, of which one is chosen for a name that is not: in every line that has the same. */
function KnownNames({ target, taken: { choicesOf, nameOf }, hint, onChoose }: KnownNamesProps) {
  const { t } = useTranslation();
  const choices = choicesOf(target);
  const labels = choices.map(({ id, names: [name = id] }) => name);
  if (choices.length === 0) return null;
  return (
    <div>
      <Select
        label={t('importing.knownNamesOf', { of: nameOf(target) })}
        hideLabel
        placeholder={t('importing.knownNames')}
        value={null}
        options={choices.map(({ id }, at) => ({
          id,
          label: labels[at] ?? id,
          ...(labels.filter((label) => label === labels[at]).length > 1 && { detail: `n°\u00A0${id}` }),
        }))}
        onChange={(id, isFromList) => {
          const chosen = choices.find((choice) => choice.id === id);
          if (chosen && isFromList) onChoose(textOf(chosen, choices));
        }}
      />
      {hint !== null && <p className="mt-1 text-help text-text-3">{hint}</p>}
    </div>
  );
}

interface CellProps {
  readonly label: string;
  readonly text: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

/** A cell is corrected once its field is left, or by Entrée: the line is checked again then. */
function Cell({ label, text, error, onChange }: CellProps) {
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
