import { expect } from 'vitest';
import { agentIds, campuses, fileStates, pathId, programmeId, tracks } from '#main/tools/practice/sample/school.ts';
import type { families } from '#shared/endpoints/families.ts';
import { entityOf } from './calling.ts';
import { expectAll, expectAmong } from './expectations.ts';
import { firstTrack, lyon, newApplicant } from './made.ts';
import { listsAll } from './references.ts';
import { bodyOf, exact, raw, view } from './rows.ts';
import type { Scenarios } from './scenario.ts';
import type { Setup } from './setup.ts';

/**
 * Applications of the sample; the second has members that no schema knows, with numbers that a double would not
 * preserve (R2.2, R2.8).
 */
const firstFile = '5001';
const strangeFile = '5013';
const paths = [2026, 2027].flatMap((year) =>
  campuses.flatMap((campus) => tracks.map((track) => pathId(campus, track, year))),
);

const newPath = (setup: Setup) => ({
  body: bodyOf({
    Nom: setup.unique('Rentrée de janvier'),
    Code: setup.unique('JAN'),
    LibelleExterne: 'Janvier',
    ProgrammeId: programmeId(lyon, firstTrack),
    PeriodeRentreeId: 27,
    Debut: '2027-01-04T08:00:00+01:00',
    Fin: '2027-06-30T18:00:00+02:00',
    Frais: exact('80.50'),
  }),
});

/** Of the changed file: the sample's custom fields, and those that were added. */
const codes = {
  plain: [
    'ABSENT',
    'ALTERNANCE',
    'ARRIVEE',
    'AVIS_JURY',
    'ENTRETIEN_FAIT',
    'NIVEAU_ANGLAIS',
    'NOTE_ENTRETIEN',
    'PIECES_MANQUANTES',
    'PORTABLE',
    'SALLE',
  ],
  selection: ['AVIS_JURY', 'NOTE_ENTRETIEN'],
};

export const files: Scenarios<keyof (typeof families)['files']> = {
  'Dossier.list': {
    asks: () => ({}),
    proves: (setup, { rows: found }) => {
      expectAmong(
        setup,
        found.map((row) => raw(row, 'Id')),
        [firstFile, strangeFile],
      );
      for (const row of found) expect(view(row, 'Numero')).toMatch(/^C\d+-[12]$/u);
    },
  },
  'Dossier.one': {
    asks: () => ({ id: strangeFile }),
    proves: (setup, { row }) => {
      expect(raw(row, 'CandidatId')).toBe('2013');
      expect(view(row, 'Code'), 'R1.5').toBe(setup.context === 'plain' ? 'C00935' : 'C90113');
      if (setup.context === 'selection') return;
      const own = setup.differences.ownMembers === 'yes' ? ['9007199254740993025', '80.00'] : ['null', 'null'];
      expect([raw(row, 'JetonExterne'), raw(row, 'FraisDossier')], 'R2.2').toEqual(own);
    },
  },
  'Dossier.create': {
    asks: async (setup) => ({
      body: bodyOf({
        CandidatId: exact((await newApplicant(setup)).id),
        SessionRecrutementId: paths[0] ?? 0,
        EtatCandidatureId: fileStates.planned.id,
        AgentId: agentIds(lyon)[0] ?? 0,
        CreneauLibre: '2026-12-01T10:30:00+01:00',
      }),
    }),
    proves: (_road, { row }) => {
      expect(view(row, 'Numero'), 'Dossier rule 2').toBe(`${String(view(row, 'Code'))}-1`);
      expect(view(row, 'Nom'), 'Dossier rule 2').not.toBe('');
      expect(view(row, 'AffaireId'), 'Dossier rule 2').toBeGreaterThan(0);
    },
  },
  'Dossier.replace': {
    starts: (setup) => entityOf(setup, 'Dossier.one', { id: strangeFile }),
    becomes: [
      [
        { field: 'Parametres', key: 'NOTE_ENTRETIEN', mine: 'Projet clair (é, €)' },
        { field: 'CreneauLibre', mine: '2026-12-03T09:15:00+01:00' },
      ],
      [
        { field: 'Parametres', key: 'AVIS_JURY', mine: 'Favorable' },
        { field: 'NoteBac', mine: '17,5' },
      ],
    ],
    proves: async (setup, id) => {
      const { row } = await entityOf(setup, 'Dossier.one', { id });
      // as dossierSchema reads it
      const entries = view(row, 'Parametres') as readonly { Code: string; Valeur: string }[];
      expect(entries.map(({ Code }) => Code).toSorted(), 'R2.9').toEqual(codes[setup.context]);
      expect(entries).toContainEqual(
        expect.objectContaining({ Code: 'NOTE_ENTRETIEN', Valeur: 'Projet clair (é, €)' }),
      );
    },
  },
  'SessionRecrutement.list': {
    asks: () => ({}),
    proves: (setup, { rows: found }) =>
      expectAmong(
        setup,
        found.map((row) => view(row, 'Id')),
        paths,
      ),
  },
  'SessionRecrutement.create': { asks: newPath },
  'EtatCandidature.list': listsAll(Object.values(fileStates)),
  'Programme.list': {
    asks: () => ({}),
    proves: (setup, { rows: found }) => {
      const all = campuses.flatMap((campus) =>
        tracks.map((track) => [programmeId(campus, track), track.name, campus.id]),
      );
      expectAll(
        setup,
        found.map((row) => [view(row, 'Id'), view(row, 'Nom'), view(row, 'EntiteJuridiqueId')]),
        all,
      );
    },
  },
};
