import type { Cache } from '#cache/open.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { somePeople } from './people.ts';

/** Sizes of a large school on one workstation. */
export const sizes = { events: 100_000, people: 50_000, files: 20_000, folders: 5_000 } as const;

/** Monday 2 November 2026, midnight in Paris; weeks of events are counted from it. */
const firstMonday = Date.parse('2026-11-02T00:00:00+01:00');
const day = 86_400_000;
export const weekAt = (index: number): { readonly from: number; readonly to: number } => ({
  from: firstMonday + index * 7 * day,
  to: firstMonday + (index + 1) * 7 * day,
});

const pulled = (id: string, row: object): PulledRow => ({
  id,
  hash: id.padStart(16, '0'),
  text: rawJson(JSON.stringify(row)),
});

/** Events of Campus 1, so many in each week from the first on; ids from `id` on. No two weeks are alike. */
export function weeksOfEvents(perWeek: readonly number[], id = 1_000_000): readonly PulledRow[] {
  let next = id;
  return perWeek.flatMap((count, week) =>
    Array.from({ length: count }, (_, index) => {
      next += 1;
      const debut =
        firstMonday +
        (week * 7 + (index % 5)) * day +
        (8 * 60 + ((index * 37 + week * (index % 7)) % 20) * 30) * 60_000;
      const minutes = 30 + 15 * ((index * 3 + week) % 4);
      return pulled(String(next), {
        Id: next,
        Nom: `Entretien d’admission ${next}`,
        Code: `EV-${next}`,
        Enseignants: `DURAND Paul ${index}; PETIT Ana ${index}`,
        ReferenceExterne: null,
        EntiteJuridiqueId: 1,
        TypePlanificationId: 1 + (index % 6),
        ProgrammeId: index % 12,
        SequenceId: index % 40,
        CommentaireInterneId: 0,
        CommentaireExterneId: 0,
        Debut: new Date(debut).toISOString(),
        Fin: new Date(debut + minutes * 60_000).toISOString(),
        DateSynchronisation: '2026-11-20T09:12:13.1234567+01:00',
        ReferenceMultiple: null,
        Annule: false,
        Realise: false,
        Salle: 'Bâtiment B, salle 204',
        Remarque: 'x'.repeat(90),
      });
    }),
  );
}

/** Applications, each of one applicant, few of them with an hour. */
const someApplications = (count: number): readonly PulledRow[] =>
  Array.from({ length: count }, (_, index) => {
    const Id = 500_000 + index;
    const creneau = index % 20 === 0 ? new Date(firstMonday + (index % 200) * day + 9 * 3_600_000).toISOString() : null;
    return pulled(String(Id), {
      Id,
      Numero: `C${index}-1`,
      CandidatId: 100_000 + index,
      SessionRecrutementId: 1,
      AgentId: index % 30,
      EtatCandidatureId: 2,
      CreneauLibre: creneau,
      Parametres: [],
    });
  });

const someFiles = (count: number): readonly PulledRow[] =>
  Array.from({ length: count }, (_, index) =>
    pulled(`file-${index}`, {
      Streamid: `file-${index}`,
      Name: `Pièce ${index}.pdf`,
      Isdirectory: false,
      Size: index * 100,
      Update_time: '2026-09-01T08:00:00Z',
    }),
  );

const someFolders = (count: number): readonly PulledRow[] =>
  Array.from({ length: count }, (_, index) =>
    pulled(`folder-${index}`, {
      Streamid: `folder-${index}`,
      Name: `Dossier ${index}`,
      Isdirectory: true,
      Creation_time: '2026-09-01T08:00:00Z',
    }),
  );

async function receive(cache: Cache, entity: EntityName, rows: readonly PulledRow[]): Promise<void> {
  const request = entity === 'Directory' ? { entity, path: [] } : { entity };
  for (let at = 0; at < rows.length; at += 1000) await cache.store.absorb(request, rows.slice(at, at + 1000), 0);
  await cache.store.finish(request, { at: Date.now(), received: rows.length, complete: true, unreadable: [] });
}

/** How many events each week has: 100,000 in all, two weeks of 500 and two of 2,000 among them. */
export const perWeek: readonly number[] = [
  485,
  500,
  2_000,
  500,
  2_000,
  ...Array.from({ length: 195 }, (_, at) => (at === 0 ? 425 : 485)),
];

/** Fills a cache as pulls do. */
export async function fillSchool(cache: Cache): Promise<void> {
  await receive(cache, 'Planification', weeksOfEvents(perWeek));
  await receive(
    cache,
    'Candidat',
    somePeople(sizes.people).map(({ id, hash, text }) => ({ id, hash, text })),
  );
  await receive(cache, 'Dossier', someApplications(sizes.people / 5));
  await receive(cache, 'Directory', [...someFolders(sizes.folders), ...someFiles(sizes.files)]);
}
