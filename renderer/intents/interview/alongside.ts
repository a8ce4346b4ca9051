import { instantParts } from '#shared/odata/instant.ts';
import { peopleFinder, placeOfName, reassigned } from '#shared/text/people.ts';
import { customField } from '../fields.ts';
import { rowEdit } from '../intent.ts';
import type { Members, Moment, RowEdit } from '../intent.ts';

const alone = 'dossier:';
/** The id under which screens show the interview of an application that has no event. */
export const interviewId = (applicationId: string): string => alone + applicationId;
/** The application of such an id; null for that of an event. */
export const shownAlone = (id: string): string | null => (id.startsWith(alone) ? id.slice(alone.length) : null);

/** An event as the user sees it; epoch ms. */
interface Event {
  readonly id: string;
  readonly debut: number;
  readonly fin: number;
  readonly enseignants: string;
  readonly annule: boolean;
  readonly realise: boolean;
}
interface Application {
  readonly id: string;
  readonly campusId: string | null;
  readonly creneau: number | null;
  readonly agentId: string | null;
  readonly agentName: string | null;
  readonly parametres: readonly { readonly code: string; readonly valeur: string }[];
}

export interface Interview {
  readonly event: Event;
  readonly application: Application;
}

/** What is known of the school. */
export interface School {
  /** Those who may be given applications of a campus. */
  readonly agents: (campusId: string | null) => readonly { readonly id: string; readonly name: string }[];
  /** The custom field in which the school notes that an interview is done, and what is written into it now. */
  readonly done: { readonly code: string; readonly stamp: string } | null;
}

/** What one row of an interview writes into the other (R4.7). Null: nothing, or it has the value already. */
export function alongside(row: RowEdit, { event, application }: Interview, school: School): RowEdit | null {
  const other =
    row.entity === 'Planification'
      ? rowEdit('Dossier', application.id, ofApplication(row.members, event, application, school))
      : row.entity === 'Dossier'
        ? rowEdit('Planification', event.id, ofEvent(row.members, event, application, school))
        : null;
  return other && Object.keys(other.members).length > 0 ? other : null;
}

function ofApplication(
  { Debut, Annule, Realise, Enseignants }: Members<'Planification'>,
  event: Event,
  application: Application,
  { agents, done }: School,
): Members<'Dossier'> {
  const isOff = Annule === undefined ? event.annule : Annule === 'true';
  const at = Debut === undefined ? event.debut : momentOf(Debut);
  const hour = isOff ? null : event.annule || at !== event.debut ? at : application.creneau;
  const isDone = application.parametres.some(({ code, valeur }) => code === done?.code && valeur.trim() !== '');
  const agentsIn = peopleFinder(agents(application.campusId));
  const [agent, another] = Enseignants === undefined ? [] : agentsIn(String(Enseignants));
  // The teachers of a jury are not the agent's business: only another interviewer is.
  const isGiven = agent && !another && agentsIn(event.enseignants).every(({ id }) => id !== agent.id);
  const isTaken = Enseignants === '' && event.enseignants.trim() === application.agentName?.trim();
  const agentId = isTaken ? '' : isGiven ? agent.id : application.agentId;
  return {
    ...(hour !== application.creneau && { CreneauLibre: hour ?? '' }),
    ...(agentId !== application.agentId && { AgentId: agentId ?? '' }),
    ...(done &&
      Realise !== undefined &&
      (Realise === 'true') !== isDone && { [customField(done.code)]: isDone ? '' : done.stamp }),
  };
}

function ofEvent(
  members: Members<'Dossier'>,
  event: Event,
  { campusId, creneau, agentId, agentName }: Application,
  { agents, done }: School,
): Members<'Planification'> {
  const { CreneauLibre, AgentId } = members;
  const at = CreneauLibre === undefined || CreneauLibre === '' ? null : momentOf(CreneauLibre);
  const known = agents(campusId);
  const to = known.find(({ id }) => id === AgentId) ?? null;
  const [only, another] = peopleFinder(known)(event.enseignants);
  const isAlone = only && !another && reassigned(event.enseignants, only, null).trim() === '';
  const isNamed = agentName !== null && placeOfName(event.enseignants, agentName) !== null;
  const from = isNamed ? { name: agentName } : isAlone ? only : null;
  const isGiven = AgentId !== undefined && AgentId !== (agentId ?? '') && (AgentId === '' || to !== null);
  const text =
    isGiven && (from || event.enseignants.trim() === '') ? reassigned(event.enseignants, from, to) : event.enseignants;
  const note = done ? members[customField(done.code)] : undefined;
  const isDone = note !== undefined && String(note).trim() !== '';
  return {
    ...(at !== null && at !== event.debut && { Debut: at, Fin: at + event.fin - event.debut }),
    ...(CreneauLibre === '' && creneau !== null && { Annule: 'true' }),
    ...(text !== event.enseignants && { Enseignants: text }),
    ...(note !== undefined && isDone !== event.realise && { Realise: String(isDone) }),
  };
}

const momentOf = (moment: Moment): number | null =>
  typeof moment === 'number' ? moment : (instantParts(moment)?.epochMilliseconds ?? null);
