import type { KnownApplicant, Newcomer } from '#cache/queries/alreadyKnown.ts';
import type { Bearer, KnownEverybody } from '#cache/queries/knownPeople.ts';
import { mailForm } from '#intents/applicant/problems.ts';
import type { NewApplicant, NewApplication } from '#intents/applicant/problems.ts';
import type { TypedValue } from '#intents/intent.ts';
import { isId } from '#shared/entities/idForm.ts';
import { addressKey, joinedWords } from '#shared/text/fold.ts';
import { typedText } from '#shared/text/typedText.ts';
import type { Step } from '#sync/step.ts';
import type { Format } from '#ui/index.ts';
import { hasHour, readCell } from './cells.ts';
import type { CellProblem, CellRead, Choice } from './cells.ts';
import { dataRows, exactOf, lineKey } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import { common, hourId, interviewId, required } from './targets.ts';
import type { Target } from './targets.ts';

/** Something that is wrong with a line: with a cell of it, or with what no cell says. */
interface LineProblem {
  /** Of the table; null where no column holds it. */
  readonly column: number | null;
  /** Id of what it would be. */
  readonly target: string;
  readonly problem: CellProblem;
}

/** Who may be the person of a line, besides a new one. */
export type Candidate =
  | (KnownApplicant & { readonly line?: undefined })
  /** The person of an earlier line of the file. */
  | { readonly line: number; readonly name: string; readonly because: KnownApplicant['because'] };

type LineState =
  /** A person and an application. */
  | {
      readonly kind: 'new';
      /** A record of their own, or that of another person or line; undefined where the address is new. */
      readonly address: 'own' | { readonly mailId: string } | { readonly line: number } | undefined;
    }
  /** Only the application is made. */
  | { readonly kind: 'same'; readonly personId: string }
  | { readonly kind: 'sameLine'; readonly line: number }
  /** The person has an application of this admission path. `isNew`: it waits here. */
  | { readonly kind: 'there'; readonly applicationId: string; readonly isNew: boolean }
  /** An earlier line asks for the same. */
  | { readonly kind: 'repeats'; readonly line: number }
  /** The user says who it is, or what becomes of the address. */
  | { readonly kind: 'ask'; readonly about: 'person' | 'address' }
  | { readonly kind: 'problem' }
  | { readonly kind: 'out' }
  /** It is in the outbox, or the service has it. */
  | { readonly kind: 'stored'; readonly steps: readonly Step[] };

export interface ImportLine {
  /** Of the table, from 0. */
  readonly row: number;
  /** NOM Prénom; empty where the line has no name. */
  readonly name: string;
  readonly mail: string;
  readonly state: LineState;
  readonly problems: readonly LineProblem[];
  readonly candidates: readonly Candidate[];
  /** Who has the address already, where the person is new; null where it is new too. */
  readonly address: { readonly mayShare: boolean; readonly bearers: readonly Bearer[]; readonly line?: number } | null;
  readonly applicant: NewApplicant;
  readonly application: NewApplication;
}

/** What lines are checked against, at one moment. */
export interface Beside {
  readonly targets: ReadonlyMap<string, Target>;
  readonly choicesOf: (target: Target) => readonly Choice[];
  readonly everybody: KnownEverybody;
  /** The steps of outbox and receipts, by the line that they are of. */
  readonly stored: ReadonlyMap<string, readonly Step[]>;
  /** YYYY-MM-DD at the school. */
  readonly today: string;
  readonly clock: Pick<Format, 'at' | 'instant' | 'startOfDay'>;
}

/** Every line of the file with what becomes of it, in its order. Pauses now and then. */
export function* checkLines(draft: ImportDraft, beside: Beside): Generator<void, readonly ImportLine[]> {
  const columns = takenColumns(draft, beside.targets);
  const earlier = new Earlier();
  const lines: ImportLine[] = [];
  for (const row of dataRows(draft)) {
    const line = checkLine(draft, row, columns, beside, earlier);
    earlier.add(line);
    lines.push(line);
    if (lines.length % linesAtOnce === 0) yield;
  }
  return lines;
}
const linesAtOnce = 20;

interface TakenColumn {
  readonly column: number;
  readonly target: Target;
}

const takenColumns = ({ columns }: ImportDraft, targets: Beside['targets']): readonly TakenColumn[] =>
  columns.flatMap((id, column) => {
    const target = id === null ? undefined : targets.get(id);
    return target ? [{ column, target }] : [];
  });

/** The lines before, by who they are: a file may name a person twice. */
class Earlier {
  private readonly byMail = new Map<string, ImportLine>();
  private readonly byName = new Map<string, ImportLine[]>();
  /** By person and admission path, the line that asks for the application. */
  private readonly asked = new Map<string, number>();

  add(line: ImportLine): void {
    const person = personOf(line);
    if (person === null) return;
    const asked = applicationKey(person, line.application);
    if (!this.asked.has(asked)) this.asked.set(asked, line.row);
    // Of others the person is known already.
    if (line.state.kind !== 'new' && line.state.kind !== 'ask') return;
    const mail = addressKey(line.mail);
    if (!this.byMail.has(mail)) this.byMail.set(mail, line);
    const key = nameKey(line.applicant);
    this.byName.set(key, [...(this.byName.get(key) ?? []), line]);
  }

  asksFor(person: string, application: NewApplication): number | undefined {
    return this.asked.get(applicationKey(person, application));
  }

  withMail(mail: string): ImportLine | undefined {
    return this.byMail.get(addressKey(mail));
  }

  /** Another birthday is another person. */
  named(applicant: NewApplicant): readonly ImportLine[] {
    return (this.byName.get(nameKey(applicant)) ?? []).filter(
      (line) =>
        line.applicant.naissance === undefined ||
        applicant.naissance === undefined ||
        line.applicant.naissance === applicant.naissance,
    );
  }
}

const applicationKey = (person: string, { admissionPathId }: NewApplication): string => `${person}\n${admissionPathId}`;

/** Whose application a line asks for; null where it asks for none. */
function personOf({ row, state }: ImportLine): string | null {
  if (state.kind === 'new' || state.kind === 'ask') return `line:${row}`;
  if (state.kind === 'same') return state.personId;
  return state.kind === 'sameLine' ? `line:${state.line}` : null;
}

const nameKey = ({ nom, prenoms }: Pick<NewApplicant, 'nom' | 'prenoms'>): string =>
  `${joinedWords(nom)}\n${joinedWords(prenoms)}`;

function checkLine(
  draft: ImportDraft,
  row: number,
  columns: readonly TakenColumn[],
  beside: Beside,
  earlier: Earlier,
): ImportLine {
  const { values, problems } = readLine(draft, row, columns, beside);
  const parts = partsOf(values, beside);
  const { applicant } = parts;
  const base = {
    row,
    name: [applicant.nom.toLocaleUpperCase('fr'), applicant.prenoms].filter(Boolean).join(' '),
    mail: applicant.mail,
    problems,
    ...parts,
  };
  const nobody = { candidates: [], address: null };
  const stored = beside.stored.get(lineKey(draft, row));
  if (stored) return { ...base, ...nobody, state: { kind: 'stored', steps: stored } };
  if (draft.decisions[row]?.out) return { ...base, ...nobody, state: { kind: 'out' } };
  if (problems.length > 0) return { ...base, ...nobody, state: { kind: 'problem' } };
  return { ...base, ...recognised(draft, base, beside, earlier) };
}

function readLine(draft: ImportDraft, row: number, columns: readonly TakenColumn[], beside: Beside) {
  const cells = draft.rows[row] ?? [];
  const values = new Map<string, string>(
    common.flatMap((id) => (isId(draft.common[id]) ? [[id, draft.common[id]] as const] : [])),
  );
  const problems: LineProblem[] = [];
  for (const { column, target } of columns) {
    const text = cells[column] ?? '';
    if (text === '') continue;
    const exact = exactOf(draft, row, column, target.kind);
    // Only a custom field has several lines.
    const said = exact ?? (target.isCustom ? text : typedText(text));
    const cell: CellRead =
      exact !== undefined && target.kind === 'number'
        ? { ok: true, value: exact }
        : readCell(target.kind, said, {
            today: beside.today,
            choices: beside.choicesOf(target),
            isMail: (mail) => mailForm.test(mail),
          });
    if (cell.ok) values.set(target.id, cell.value);
    else problems.push({ column, target: target.id, problem: cell.problem });
  }
  const columnOf = (id: string): number | null => columns.find(({ target }) => target.id === id)?.column ?? null;
  const add = (target: string, problem: CellProblem): void => {
    if (!problems.some((other) => other.target === target))
      problems.push({ column: columnOf(target), target, problem });
  };
  for (const id of [...required, common[0], common[1]]) if (!values.has(id)) add(id, 'missing');
  const interview = values.get(interviewId);
  if (interview !== undefined && !hasHour(interview)) {
    const hour = values.get(hourId);
    if (hour === undefined) add(interviewId, 'noHour');
    else values.set(interviewId, `${interview} ${hour}`);
  }
  return { values, problems };
}

/** What is sent of a line, before it is known whose it is. */
function partsOf(
  values: ReadonlyMap<string, string>,
  { targets, clock }: Beside,
): { readonly applicant: NewApplicant; readonly application: NewApplication } {
  const value = (id: string): string => values.get(id) ?? '';
  const instantOf = (wallTime: string): string => {
    const [day = '', time = ''] = wallTime.split(' ');
    return clock.instant(time === '' ? clock.startOfDay(day) : clock.at(day, time));
  };
  const more = (entity: Target['entity']): readonly TypedValue[] =>
    [...values].flatMap(([id, text]) => {
      const target = targets.get(id);
      if (!target || target.entity !== entity || target.isCustom || own.has(id)) return [];
      return [{ field: target.field, value: target.kind === 'instant' ? instantOf(text) : text }];
    });
  const parametres = [...values].flatMap(([id, valeur]) => {
    const target = targets.get(id);
    return target?.isCustom ? [{ code: target.field, valeur }] : [];
  });
  const [ofPerson, ofFile] = [more('Candidat'), more('Dossier')];
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
      ...(ofPerson.length > 0 && { fields: ofPerson }),
    },
    application: {
      admissionPathId: value('Dossier.SessionRecrutementId'),
      stateId: value('Dossier.EtatCandidatureId'),
      ...(agentId !== '' && { agentId }),
      ...(interview !== '' && hasHour(interview) && { creneau: instantOf(interview) }),
      ...(parametres.length > 0 && { parametres }),
      ...(ofFile.length > 0 && { fields: ofFile }),
    },
  };
}

/** What has a place of its own in the intent. */
const own: ReadonlySet<string> = new Set([
  ...required,
  ...common,
  'Candidat.DateNaissance',
  'Candidat.Login',
  interviewId,
  hourId,
]);

type Recognised = Pick<ImportLine, 'state' | 'candidates' | 'address'>;

/** Whose line it is, and what is made of it (I3, R3.6). */
function recognised(
  draft: ImportDraft,
  line: Pick<ImportLine, 'row' | 'applicant' | 'application'>,
  { everybody }: Beside,
  earlier: Earlier,
): Recognised {
  const { applicant, application } = line;
  const { who } = draft.decisions[line.row] ?? {};
  const candidates = candidatesOf(applicant, everybody, earlier);
  const named = candidates.find((each) => keyOf(each) === who);
  // The person of an earlier line is a known person once that line is stored.
  const chosen = named ?? (who === undefined || who.startsWith('line:') ? surely(candidates, applicant) : undefined);
  if (chosen === undefined) {
    // A person who was chosen and is not found any more is no new person: the user says again who it is.
    return who === 'new' || (who === undefined && candidates.length === 0)
      ? { candidates, ...withAddress(draft, line, everybody, earlier) }
      : { candidates, address: null, state: { kind: 'ask', about: 'person' } };
  }
  const known = { candidates, address: null };
  const before = earlier.asksFor(keyOf(chosen), application);
  if (before !== undefined) return { ...known, state: { kind: 'repeats', line: before } };
  if (chosen.line !== undefined) return { ...known, state: { kind: 'sameLine', line: chosen.line } };
  const there = everybody
    .applicationsOf(chosen.id)
    .find(({ admissionPathId }) => admissionPathId === application.admissionPathId);
  return {
    ...known,
    state: there
      ? { kind: 'there', applicationId: there.id, isNew: there.isNew }
      : { kind: 'same', personId: chosen.id },
  };
}

/** How a decision names a candidate. */
export const keyOf = (candidate: Candidate): string =>
  candidate.line === undefined ? candidate.id : `line:${candidate.line}`;

function candidatesOf(applicant: NewApplicant, everybody: KnownEverybody, earlier: Earlier): readonly Candidate[] {
  const newcomer: Newcomer = { ...applicant, naissance: bornAt(applicant) };
  const withMail = earlier.withMail(applicant.mail);
  const lines = [...(withMail ? [withMail] : []), ...earlier.named(applicant).filter((line) => line !== withMail)];
  return [
    ...everybody.applicants(newcomer),
    ...lines.map(({ row, name }): Candidate => ({ line: row, name, because: row === withMail?.row ? 'mail' : 'name' })),
  ];
}

const bornAt = ({ naissance }: NewApplicant): number | null => (naissance === undefined ? null : Date.parse(naissance));

const day = 86_400_000;

/**
 * The one candidate who is this person beyond doubt: the same name with the same address or the same day of birth. With
 * another name at the same address, or a name alone, the user says who it is.
 */
function surely(candidates: readonly Candidate[], applicant: NewApplicant): Candidate | undefined {
  const name = joinedWords(`${applicant.nom} ${applicant.prenoms}`);
  const born = bornAt(applicant);
  const sure = candidates.filter(
    (candidate) =>
      joinedWords(candidate.name) === name &&
      (candidate.because === 'mail' ||
        (candidate.line === undefined &&
          born !== null &&
          candidate.naissance !== null &&
          Math.abs(candidate.naissance - born) < day)),
  );
  return sure.length === 1 ? sure[0] : undefined;
}

/** A new person at a known address: it is shared, or they have a record of their own (R3.6, R4.4); never silently. */
function withAddress(
  draft: ImportDraft,
  { row, applicant }: Pick<ImportLine, 'row' | 'applicant'>,
  everybody: KnownEverybody,
  earlier: Earlier,
): Pick<Recognised, 'state' | 'address'> {
  const known = everybody.address(applicant.mail);
  const before = earlier.withMail(applicant.mail);
  const decided = draft.decisions[row]?.address;
  if (!known && !before) {
    // The service knew the address as the user decided, and may not have been asked since.
    return decided === 'own'
      ? { address: { mayShare: false, bearers: [] }, state: { kind: 'new', address: 'own' } }
      : { address: null, state: { kind: 'new', address: undefined } };
  }
  const mailId = known?.mailId ?? null;
  const address = {
    mayShare: mailId !== null || before !== undefined,
    bearers: known?.bearers ?? [],
    ...(before && { line: before.row }),
  };
  const wanted = decided ?? draft.address;
  if (wanted === null || (wanted === 'share' && !address.mayShare))
    return { address, state: { kind: 'ask', about: 'address' } };
  if (wanted === 'own') return { address, state: { kind: 'new', address: 'own' } };
  const shared = mailId !== null ? { mailId } : before ? { line: before.row } : undefined;
  return { address, state: { kind: 'new', address: shared } };
}

/** Lines that are stored when the user says so. */
export const isReady = ({ state }: ImportLine): boolean =>
  state.kind === 'new' || state.kind === 'same' || state.kind === 'sameLine';

/** Lines that the user has to do something about, or leaves out. */
export const isOpen = ({ state }: ImportLine): boolean => state.kind === 'problem' || state.kind === 'ask';
