import type { KnownApplicant, KnownEverybody } from '#cache/queries/alreadyKnown.ts';
import type { NewApplicant, NewApplication } from '#intents/applicant/problems.ts';
import type { TypedValue } from '#intents/intent.ts';
import { isId } from '#shared/entities/idForm.ts';
import { addressKey, joinedWords } from '#shared/text/fold.ts';
import { typedText } from '#shared/text/typedText.ts';
import type { Step } from '#sync/step.ts';
import type { Format } from '#ui/index.ts';
import { hasHour } from './cells.ts';
import type { CellProblem } from './cells.ts';
import type { ReadCell } from './columns.ts';
import { dataRows, lineKey, readAt } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import { common, hourId, interviewId, required } from './targets.ts';
import type { Target } from './targets.ts';

interface LineProblem {
  /** Of the table; null where no column holds it. */
  readonly column: number | null;
  /** Key of what it would be. */
  readonly target: string;
  readonly problem: CellProblem;
}

/** Who may be the person of a line, by the rule of the forms: the same address, or the same name (`alreadyKnown`). */
interface Candidate extends KnownApplicant {
  /** The person of an earlier line of the file, whose `id` is `line:<row>`. */
  readonly line?: number;
}

type LineState =
  /** A person and an application. */
  | { readonly kind: 'new' }
  /** Only the application is made. */
  | { readonly kind: 'same'; readonly person: Candidate }
  /** The person has an application of this admission path. `isNew`: it waits here. */
  | { readonly kind: 'there'; readonly applicationId: string; readonly isNew: boolean }
  /** An earlier line asks for the same. */
  | { readonly kind: 'repeats'; readonly line: number }
  /** The user says who it is. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'problem' }
  | { readonly kind: 'out' }
  /** It is in the outbox, or the service has it. */
  | { readonly kind: 'stored'; readonly steps: readonly Step[] };

export interface ImportLine {
  /** Of the table, from 0. */
  readonly row: number;
  /** NOM Prénom; empty where the line has no name. */
  readonly name: string;
  readonly state: LineState;
  readonly problems: readonly LineProblem[];
  readonly candidates: readonly Candidate[];
  readonly applicant: NewApplicant;
  readonly application: NewApplication;
}

export interface LineContext {
  readonly targets: ReadonlyMap<string, Target>;
  readonly read: ReadCell;
  readonly everybody: KnownEverybody;
  /** The steps of outbox and receipts, by the line that they are of. */
  readonly stored: ReadonlyMap<string, readonly Step[]>;
  readonly clock: Pick<Format, 'at' | 'instant' | 'startOfDay'>;
}

/** Every line of the file with what becomes of it, in its order. */
export function checkLines(draft: ImportDraft, context: LineContext): readonly ImportLine[] {
  const lines: ImportLine[] = [];
  for (const row of dataRows(draft)) lines.push(checkLine(draft, row, context, lines));
  return lines;
}

function checkLine(draft: ImportDraft, row: number, context: LineContext, earlier: readonly ImportLine[]): ImportLine {
  const { values, problems } = readLine(draft, row, context);
  const parts = partsOf(values, context);
  const { nom, prenoms } = parts.applicant;
  const line = {
    row,
    name: [nom.toLocaleUpperCase('fr'), prenoms].filter(Boolean).join(' '),
    problems,
    candidates: [],
    ...parts,
  };
  const steps = context.stored.get(lineKey(draft, row));
  if (steps) return { ...line, state: { kind: 'stored', steps } };
  if (draft.decisions[row]?.out) return { ...line, state: { kind: 'out' } };
  if (problems.length > 0) return { ...line, state: { kind: 'problem' } };
  return { ...line, ...recognised(draft, line, context, earlier) };
}

function readLine(draft: ImportDraft, row: number, { targets, read }: LineContext) {
  const values = new Map<string, string>(Object.entries(draft.common).filter(([, id]) => isId(id)));
  const problems: LineProblem[] = [];
  const columnOf = new Map<string, number>();
  for (const [column, id] of draft.columns.entries()) {
    const target = id === null ? undefined : targets.get(id);
    if (!target) continue;
    columnOf.set(target.id, column);
    if (typedText(draft.rows[row]?.[column] ?? '') === '') continue;
    const cell = readAt(draft, [row, column], target, read);
    if (cell.ok) values.set(target.id, cell.value);
    else problems.push({ column, target: target.id, problem: cell.problem });
  }
  const add = (target: string, problem: CellProblem): void => {
    if (!problems.some((other) => other.target === target))
      problems.push({ column: columnOf.get(target) ?? null, target, problem });
  };
  for (const key of [...required, common[0], common[1]]) if (!values.has(key)) add(key, 'missing');
  const interview = values.get(interviewId);
  if (interview !== undefined && !hasHour(interview)) {
    const hour = values.get(hourId);
    if (hour === undefined) add(interviewId, 'noHour');
    else values.set(interviewId, `${interview} ${hour}`);
  }
  return { values, problems };
}

/** What has a place of its own in the intent. */
const own = new Set<string>([...required, ...common, 'Candidat.DateNaissance', 'Candidat.Login', interviewId, hourId]);

/** What is sent of a line, before it is known whose it is. */
function partsOf(
  values: ReadonlyMap<string, string>,
  { targets, clock }: LineContext,
): { readonly applicant: NewApplicant; readonly application: NewApplication } {
  const value = (key: string): string => values.get(key) ?? '';
  const instantOf = (wallTime: string): string => {
    const [day = '', time = ''] = wallTime.split(' ');
    return clock.instant(time === '' ? clock.startOfDay(day) : clock.at(day, time));
  };
  const rest = [...values].flatMap(([key, text]) => {
    const target = own.has(key) ? undefined : targets.get(key);
    return target ? { target, text } : [];
  });
  const fieldsOf = (entity: Target['entity']): { readonly fields?: readonly TypedValue[] } => {
    const fields = rest
      .filter(({ target }) => target.entity === entity && !target.isCustom)
      .map(({ target: { field, kind }, text }) => ({ field, value: kind === 'instant' ? instantOf(text) : text }));
    return fields.length > 0 ? { fields } : {};
  };
  const parametres = rest.flatMap(({ target: { field, isCustom }, text }) =>
    isCustom ? { code: field, valeur: text } : [],
  );
  const born = value('Candidat.DateNaissance');
  const agentId = value('Dossier.AgentId');
  const interview = value(interviewId);
  return {
    applicant: {
      nom: value('Candidat.Nom'),
      prenoms: value('Candidat.Prenoms'),
      mail: value('Mail.Adresse'),
      login: value('Candidat.Login') || value('Mail.Adresse'),
      ...(born !== '' && { naissance: instantOf(born) }),
      ...fieldsOf('Candidat'),
    },
    application: {
      admissionPathId: value('Dossier.SessionRecrutementId'),
      stateId: value('Dossier.EtatCandidatureId'),
      ...(agentId !== '' && { agentId }),
      ...(interview !== '' && hasHour(interview) && { creneau: instantOf(interview) }),
      ...(parametres.length > 0 && { parametres }),
      ...fieldsOf('Dossier'),
    },
  };
}

type CheckedParts = Pick<ImportLine, 'row' | 'applicant' | 'application'>;

/** Whose line it is, and what is made of it (I3). */
function recognised(
  draft: ImportDraft,
  line: CheckedParts,
  { everybody }: LineContext,
  earlier: readonly ImportLine[],
): Pick<ImportLine, 'state' | 'candidates'> {
  const { applicant, application } = line;
  const { who } = draft.decisions[line.row] ?? {};
  const candidates: readonly Candidate[] = [
    ...everybody.applicants({ ...applicant, naissance: bornAt(applicant) }),
    ...earlier.flatMap((other) => twinIn(other, applicant)),
  ];
  const named = candidates.find(({ id }) => id === who);
  const person = named ?? (who === 'new' ? undefined : surely(candidates, applicant));
  if (!person) {
    // A person who was chosen and is not found any more is no new person: the user says again who it is.
    const isNew = who === 'new' || (who === undefined && candidates.length === 0);
    return { candidates, state: { kind: isNew ? 'new' : 'ask' } };
  }
  const before = earlier.find(
    (other) => personOfLine(other) === person.id && other.application.admissionPathId === application.admissionPathId,
  );
  if (before) return { candidates, state: { kind: 'repeats', line: before.row } };
  const there = everybody
    .applicationsOf(person.id)
    .find(({ admissionPathId }) => admissionPathId === application.admissionPathId);
  return {
    candidates,
    state: there ? { kind: 'there', applicationId: there.id, isNew: there.isNew } : { kind: 'same', person },
  };
}

/** Whose application a line asks for; null where it asks for none. */
function personOfLine({ row, state }: ImportLine): string | null {
  if (state.kind === 'new' || state.kind === 'ask') return `line:${row}`;
  return state.kind === 'same' ? state.person.id : null;
}

/** The person of an earlier line that makes one; of others they are known already. */
function twinIn({ row, name, state, applicant: other }: ImportLine, applicant: NewApplicant): readonly Candidate[] {
  if (state.kind !== 'new' && state.kind !== 'ask') return [];
  const isMail = addressKey(other.mail) === addressKey(applicant.mail);
  const isName =
    joinedWords(other.nom) === joinedWords(applicant.nom) &&
    joinedWords(other.prenoms) === joinedWords(applicant.prenoms) &&
    new Set([other.naissance, applicant.naissance, undefined]).size < 3;
  if (!isMail && !isName) return [];
  const because = isMail ? 'mail' : 'name';
  return [{ id: `line:${row}`, line: row, name, numero: '', because, naissance: bornAt(other) }];
}

const bornAt = ({ naissance }: NewApplicant): number | null => (naissance === undefined ? null : Date.parse(naissance));
const day = 86_400_000;

/** Beyond doubt: same name, and same address or day of birth. Else the user says who it is. */
function surely(candidates: readonly Candidate[], applicant: NewApplicant): Candidate | undefined {
  const name = joinedWords(`${applicant.nom} ${applicant.prenoms}`);
  const born = bornAt(applicant);
  const sure = candidates.filter(
    ({ because, naissance, ...candidate }) =>
      joinedWords(candidate.name) === name &&
      (because === 'mail' || (born !== null && naissance !== null && Math.abs(naissance - born) < day)),
  );
  return sure.length === 1 ? sure[0] : undefined;
}

/** Lines that are stored when the user says so. */
export const isReady = ({ state }: ImportLine): boolean => state.kind === 'new' || state.kind === 'same';

/** Lines that the user has to do something about, or leaves out. */
export const isOpen = ({ state }: ImportLine): boolean => state.kind === 'problem' || state.kind === 'ask';
