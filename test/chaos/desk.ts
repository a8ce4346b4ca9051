import { integerOf, textOf } from '#main/tools/practice/store/row.ts';
import type { Store } from '#main/tools/practice/store/store.ts';
import { elementsOf, membersOf } from '#shared/json/rawJson.ts';
import { Chance, streamSeed } from '../simulation/world/chance.ts';
import type { Desk } from './person.ts';

const campusId = '101';
const eventsEdited = 25;

/** What of a service the person works on. */
export function deskOf(service: Store, seed: number): Desk {
  const chance = new Chance(streamSeed(seed, 'desk'));
  const events = [...service.rows('Planification')].filter(
    ({ members }) => integerOf(members, 'EntiteJuridiqueId') === campusId,
  );
  const top = [...service.rows('Directory')].find(({ members }) => textOf(members, 'Path').endsWith('\\Campus Lyon'));
  const [type] = service.rows('TypePlanification');
  if (!top || !type) throw new Error('the sample has no campus folder, or no type of event');
  const flags = events.flatMap(({ id, members }) =>
    (['Annule', 'Realise'] as const).map((field) => [`${id} ${field}`, members.get(field) === 'true'] as const),
  );
  return {
    campusId,
    typeId: type.id,
    events: events
      .map(({ id }) => id)
      .sort(() => chance.next() - 0.5)
      .slice(0, eventsEdited),
    applications: [...service.rows('Dossier')].map(({ id, members }) => ({
      id,
      codes: elementsOf(members.get('Parametres') ?? '[]').map((entry) => textOf(membersOf(entry), 'Code')),
    })),
    folder: { id: top.id, path: ['Campus Lyon'] },
    flags: new Map(flags),
    recent: { events: [], folders: [] },
  };
}
