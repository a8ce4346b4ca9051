import { instantParts } from '#shared/odata/instant.ts';
import { peopleFinder, placeOfName, reassigned } from '#shared/text/people.ts';
import { customField } from '../fields.ts';
import { rowEdit } from '../intent.ts';
import type { Members, MemberValues, Moment, Pair, RowEdit } from '../intent.ts';
import { isNamedFor, isReferredTo, matchAt } from './named.ts';

/** An event and an application as the user sees them; epoch ms. */
interface Event {
  readonly id: string;
  readonly nom: string;
  readonly campusId: string;
  readonly reference?: string;
  readonly debut: number;
  readonly fin: number;
  readonly enseignants: string;
  readonly annule: boolean;
  readonly realise: boolean;
}
interface Application {
  readonly id: string;
  readonly numero: string;
  readonly applicantName: string;
  readonly campusId: string | null;
  readonly creneau: number | null;
  readonly agentId: string | null;
  readonly agentName: string | null;
  readonly parametres: readonly { readonly code: string; readonly valeur: string }[];
}

/** What the user sees at the moment of an act. */
export interface Scene {
  readonly event: (id: string) => Event | null;
  readonly application: (id: string) => Application | null;
  /** Those of the civil day of a moment, cancelled events included. The campus is the other half's; null: not known. */
  readonly eventsOn: (at: number, campusId: string | null) => readonly Event[];
  readonly interviewsOn: (at: number, campusId: string | null) => readonly Application[];
  /** On whatever day, with this number as their reference. */
  readonly eventsReferringTo: (numero: string) => readonly Event[];
  readonly applicationsNumbered: (numero: string) => readonly Application[];
  /** On whatever day, or without an hour: those whose applicant a text may name. */
  readonly applicationsNamedIn: (nom: string) => readonly Application[];
  /** Those who may be given applications of a campus. */
  readonly agents: (campusId: string | null) => readonly { readonly id: string; readonly name: string }[];
  /** The custom field in which the school notes that an interview is done, and what is written into it now. */
  readonly done: { readonly code: string; readonly stamp: string } | null;
  /** The school agreed to have the application's number in the event's outside reference. */
  readonly isReferring: boolean;
  /** What the user saw of this half as they began is another value by now (I12). */
  readonly isChangedMeanwhile: (half: Pick<RowEdit, 'entity' | 'id'>) => boolean;
}

/** What an act asks of the other halves of interviews, and which they are. */
export interface OtherHalves {
  readonly pairs: readonly Pair[];
  readonly rows: readonly RowEdit[];
  /** Pairs that only a name makes, where the event could bear the application's number. */
  readonly isByName: boolean;
  /**
   * The two are at different hours, or what the user began from has changed: they may not have seen the other's value,
   * which is proposed only (I12).
   */
  readonly isApart: boolean;
}

/**
 * What edits of one half of an interview ask of the other half (R4.7): hour, cancellation, done, agent and teacher. A
 * half that is edited itself, or has the value already, is asked nothing; the row of one that is edited as the partner
 * of this one has what the act gives it too. `known`: the pairs of an act that goes on, such as a second press of a
 * key: they stay together, however far it has led.
 */
export function otherHalves(rows: readonly RowEdit[], scene: Scene, known: readonly Pair[] = []): OtherHalves {
  const pairs = [...rows.flatMap(pairGiven), ...known];
  const found = rows.flatMap((row) => {
    // What it would ask, its partner says itself.
    if (row.partner !== undefined) return [];
    const halves = pairOf(row, scene, pairs);
    const asked = halves && askedOfOther(row, halves, scene);
    if (!asked) return [];
    const edited = rows.find(({ entity, id }) => entity === asked.entity && id === asked.id);
    const isGiven = edited?.partner === row.id;
    if (edited && !isGiven) return [];
    const members = { ...asked.members, ...newIn(edited?.members ?? {}, halves.application) };
    if (Object.keys(members).length === 0) return [];
    const half = rowEdit(asked.entity, asked.id, members, { partner: row.id });
    return { ...halves, row, half, isGiven, isStale: scene.isChangedMeanwhile(row) };
  });
  const isReferenceGiven = (event: Event): boolean =>
    rows.some(({ entity, id, members }) => entity === 'Planification' && id === event.id && givesReference(members));
  const mayRefer = found.filter(
    ({ event, application }) => !event.reference && application.numero !== '' && !isReferenceGiven(event),
  );
  return {
    pairs: found.map(({ event, application }) => ({ event: event.id, application: application.id })),
    rows: [
      ...found.map(({ half }) => half),
      ...(scene.isReferring ? mayRefer : []).map(({ event, application }): RowEdit => ({
        entity: 'Planification',
        id: event.id,
        members: { ReferenceExterne: application.numero },
      })),
    ],
    isByName: mayRefer.length > 0,
    isApart: found.some(
      ({ event, application: { creneau }, isGiven, isStale }) =>
        isStale || (!isGiven && !event.annule && creneau !== null && creneau !== event.debut),
    ),
  };
}

/** Two halves that one act edits as partners are each other's, whatever their hours and names say. */
const pairGiven = ({ entity, id, partner }: RowEdit): readonly Pair[] =>
  partner === undefined
    ? []
    : entity === 'Dossier'
      ? [{ event: partner, application: id }]
      : [{ event: id, application: partner }];

/** What an act gives a half itself; an hour that the application has already is not given to it. */
const newIn = ({ CreneauLibre, ...others }: MemberValues, { creneau }: Application): MemberValues =>
  CreneauLibre === undefined || momentOf(CreneauLibre) === creneau ? others : { CreneauLibre, ...others };

const givesReference = (members: MemberValues): boolean => members['ReferenceExterne'] !== undefined;

interface Halves {
  readonly event: Event;
  readonly application: Application;
}

function pairOf(row: RowEdit, scene: Scene, known: readonly Pair[]): Halves | null {
  const { entity, id } = row;
  if (entity === 'Planification') {
    const event = scene.event(id);
    const partner = known.find((pair) => pair.event === id);
    const application = partner ? scene.application(partner.application) : event && applicationFor(row, event, scene);
    return event && application && { event, application };
  }
  if (entity !== 'Dossier') return null;
  const application = scene.application(id);
  const partner = known.find((pair) => pair.application === id);
  const event = partner ? scene.event(partner.event) : application && eventOf(application, scene);
  return event && application && { event, application };
}

function applicationFor(
  { members }: Extract<RowEdit, { readonly entity: 'Planification' }>,
  event: Event,
  scene: Scene,
): Application | null {
  if (!event.annule) return applicationOf(event, scene);
  return members.Annule === 'false' ? applicationWithoutHour(event, scene) : null;
}

/** The event of an application's interview: of its day, or wherever it is with the application's number. */
function eventOf(application: Application, scene: Scene): Event | null {
  const { numero, creneau, campusId } = application;
  if (creneau === null) return null;
  const isOpen = ({ annule, reference = '' }: Event): boolean =>
    !annule && (reference === numero || scene.applicationsNumbered(reference).length === 0);
  const ofDay = scene.eventsOn(creneau, campusId).filter((event) => isNamedFor(event, application) && isOpen(event));
  const elsewhere = numero === '' ? [] : scene.eventsReferringTo(numero).filter(({ annule }) => !annule);
  const candidates = [...new Map([...ofDay, ...elsewhere].map((event) => [event.id, event])).values()];
  return (
    matchAt(
      creneau,
      candidates,
      ({ debut }) => debut,
      (event) => isReferredTo(event, application),
    ) ?? null
  );
}

/** The application of an event: each must be the other's. */
function applicationOf(event: Event, scene: Scene): Application | null {
  const certain = event.reference ? scene.applicationsNumbered(event.reference) : [];
  const candidates =
    certain.length > 0
      ? certain
      : scene.interviewsOn(event.debut, event.campusId).filter((each) => isNamedFor(event, each));
  const application = matchAt(event.debut, candidates, ({ creneau }) => creneau ?? 0);
  return application && eventOf(application, scene)?.id === event.id ? application : null;
}

/** Of a cancelled event: the only application of its applicant, whose hour went with it. */
function applicationWithoutHour(event: Event, scene: Scene): Application | null {
  const certain = event.reference ? scene.applicationsNumbered(event.reference) : [];
  const named =
    certain.length > 0 ? certain : scene.applicationsNamedIn(event.nom).filter((each) => isNamedFor(event, each));
  const [only, another] = named;
  return only && !another && only.creneau === null ? only : null;
}

function askedOfOther(row: RowEdit, { event, application }: Halves, scene: Scene): RowEdit | null {
  if (row.entity === 'Planification')
    return {
      entity: 'Dossier',
      id: application.id,
      members: askedOfApplication(row.members, event, application, scene),
    };
  if (row.entity === 'Dossier')
    return { entity: 'Planification', id: event.id, members: askedOfEvent(row.members, event, application, scene) };
  return null;
}

function askedOfApplication(
  { Debut, Annule, Realise, Enseignants }: Members<'Planification'>,
  event: Event,
  application: Application,
  { agents, done }: Scene,
): Members<'Dossier'> {
  const at = Debut === undefined ? event.debut : momentOf(Debut);
  const isCancelled = Annule !== undefined && (Annule === 'true') !== event.annule ? Annule === 'true' : null;
  const hour = isCancelled === true ? null : isCancelled === false || at !== event.debut ? at : application.creneau;
  const agent =
    Enseignants === undefined || Enseignants === event.enseignants
      ? null
      : agentIn(String(Enseignants), event, application, agents(application.campusId));
  const isDone = noteOf(application, done?.code) !== '';
  return {
    ...(hour !== application.creneau && { CreneauLibre: hour ?? '' }),
    ...(agent !== null && { AgentId: agent }),
    ...(done &&
      Realise !== undefined &&
      (Realise === 'true') !== isDone && { [customField(done.code)]: isDone ? '' : done.stamp }),
  };
}

/** The only agent whom the teachers now name, where they named the application's agent before; null: nothing to say. */
function agentIn(
  text: string,
  { enseignants }: Event,
  { agentId, agentName }: Application,
  agents: ReturnType<Scene['agents']>,
): string | null {
  const [only, another] = peopleFinder(agents)(text);
  const wasAgents = agentId === null || (agentName !== null && placeOfName(enseignants, agentName) !== null);
  return only && !another && only.id !== agentId && wasAgents ? only.id : null;
}

function askedOfEvent(
  members: Members<'Dossier'>,
  event: Event,
  application: Application,
  { agents, done }: Scene,
): Members<'Planification'> {
  const { CreneauLibre, AgentId } = members;
  const at = CreneauLibre === undefined || CreneauLibre === '' ? null : momentOf(CreneauLibre);
  const isMoved = at !== null && at !== application.creneau && at !== event.debut;
  const agent = agents(application.campusId).find(({ id }) => id === AgentId) ?? null;
  const { agentId, agentName } = application;
  const isGiven = AgentId !== undefined && AgentId !== (agentId ?? '') && (AgentId === '' || agent !== null);
  const isNamed = agentName !== null && placeOfName(event.enseignants, agentName) !== null;
  // The teachers of a jury are not the agent's business.
  const text =
    isGiven && (isNamed || event.enseignants.trim() === '')
      ? reassigned(event.enseignants, isNamed ? { name: agentName } : null, agent)
      : event.enseignants;
  const note = done ? members[customField(done.code)] : undefined;
  const isDone = note !== undefined && String(note).trim() !== '';
  return {
    ...(isMoved && { Debut: at, Fin: at + event.fin - event.debut }),
    ...(CreneauLibre === '' && application.creneau !== null && { Annule: 'true' }),
    ...(text !== event.enseignants && { Enseignants: text }),
    ...(note !== undefined && isDone !== event.realise && { Realise: String(isDone) }),
  };
}

const noteOf = ({ parametres }: Application, code: string | undefined): string =>
  parametres.find((each) => each.code === code)?.valeur.trim() ?? '';

const momentOf = (moment: Moment): number | null =>
  typeof moment === 'number' ? moment : (instantParts(moment)?.epochMilliseconds ?? null);
