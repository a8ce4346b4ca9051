import { instantParts } from '#shared/odata/instant.ts';
import { peopleFinder, placeOfName, reassigned } from '#shared/text/people.ts';
import { customField } from '../fields.ts';
import { rowEdit } from '../intent.ts';
import type { Members, Moment, RowEdit } from '../intent.ts';
import { interviewAmong } from './linked.ts';

/** An event and an application as the user sees them; epoch ms. */
interface Event {
  readonly id: string;
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
  /** With this number as their reference, cancelled ones included. */
  readonly eventsReferringTo: (numero: string) => readonly Event[];
  readonly applicationsNumbered: (numero: string) => readonly Application[];
  /** Those who may be given applications of a campus. */
  readonly agents: (campusId: string | null) => readonly { readonly id: string; readonly name: string }[];
  /** The custom field in which the school notes that an interview is done, and what is written into it now. */
  readonly done: { readonly code: string; readonly stamp: string } | null;
  /** What the user saw of this half as they began is another value by now (I12). */
  readonly isChangedMeanwhile: (half: Pick<RowEdit, 'entity' | 'id'>) => boolean;
}

/** What an act asks of the other halves of interviews. */
export interface OtherHalves {
  readonly rows: readonly RowEdit[];
  /**
   * The two are at different hours, or what the user began from has changed: they may not have seen the other's value,
   * which is proposed only (I12).
   */
  readonly isApart: boolean;
}

/**
 * What edits of one half of an interview ask of the other half (R4.7): hour, cancellation, done, agent and teacher. A
 * half that is edited itself, or has the value already, is asked nothing.
 */
export function otherHalves(rows: readonly RowEdit[], scene: Scene): OtherHalves {
  const found = rows.flatMap((row) => {
    const halves = pairOf(row, scene);
    const asked = halves && askedOfOther(row, halves, scene);
    if (!asked || Object.keys(asked.members).length === 0) return [];
    if (rows.some(({ entity, id }) => entity === asked.entity && id === asked.id)) return [];
    const half = rowEdit(asked.entity, asked.id, asked.members, { partner: row.id });
    return { ...halves, half, isStale: scene.isChangedMeanwhile(row) };
  });
  return {
    rows: found.map(({ half }) => half),
    isApart: found.some(
      ({ event, application: { creneau }, isStale }) =>
        isStale || (!event.annule && creneau !== null && creneau !== event.debut),
    ),
  };
}

interface Halves {
  readonly event: Event;
  readonly application: Application;
}

function pairOf(row: RowEdit, scene: Scene): Halves | null {
  if (row.entity === 'Planification') {
    const event = scene.event(row.id);
    const application = event && applicationOf(row, event, scene);
    return event && application && { event, application };
  }
  if (row.entity !== 'Dossier') return null;
  const application = scene.application(row.id);
  const event = application && eventOf(application, scene);
  return event && application && { event, application };
}

/** The event of an application's interview, wherever it is. */
function eventOf({ numero, creneau }: Application, scene: Scene): Event | null {
  if (creneau === null || numero === '' || scene.applicationsNumbered(numero).length > 1) return null;
  const open = scene.eventsReferringTo(numero).filter(({ annule }) => !annule);
  return interviewAmong(open, creneau) ?? null;
}

/** The only application that has an event's number. */
function numberedAs({ reference }: Event, scene: Scene): Application | null {
  const [only, another] = reference === undefined ? [] : scene.applicationsNumbered(reference);
  return only && !another ? only : null;
}

/** The application of an event: each must be the other's; of a cancelled one, it has no hour since. */
function applicationOf(
  { members }: Extract<RowEdit, { readonly entity: 'Planification' }>,
  event: Event,
  scene: Scene,
): Application | null {
  const application = numberedAs(event, scene);
  if (!application) return null;
  const isTheirs = event.annule
    ? members.Annule === 'false' && application.creneau === null
    : eventOf(application, scene)?.id === event.id;
  return isTheirs ? application : null;
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
