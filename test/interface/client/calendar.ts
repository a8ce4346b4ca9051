import { campuses, eventTypes } from '#main/tools/practice/sample/school.ts';
import type { families } from '#shared/endpoints/families.ts';
import { entityOf } from './calling.ts';
import { expectAmong, expectShows } from './expectations.ts';
import { lyon } from './made.ts';
import { listsAll } from './references.ts';
import { bodyOf, views } from './rows.ts';
import type { KnownRow, Scenarios } from './scenario.ts';
import type { Setup } from './setup.ts';

const slot = {
  EntiteJuridiqueId: lyon.id,
  TypePlanificationId: eventTypes.interview.id,
  Debut: '2026-12-01T09:00:00+01:00',
  Fin: '2026-12-01T10:30:00+01:00',
  ReferenceMultiple: 'lien-9',
};
const event = (setup: Setup) => ({ body: bodyOf({ ...slot, Nom: setup.unique('Entretien “é” €') }) });
const newEvent = (setup: Setup): Promise<KnownRow> => entityOf(setup, 'Planification.create', event(setup));

export const calendar: Scenarios<keyof (typeof families)['calendar']> = {
  'Planification.create': { asks: event },
  'Planification.replace': {
    starts: newEvent,
    becomes: [
      [
        { field: 'Debut', mine: '2026-12-02T14:00:00+01:00' },
        { field: 'Fin', mine: '2026-12-02T15:00:00+01:00' },
        { field: 'Nom', mine: 'Déplacé' },
      ],
      [{ field: 'Annule', mine: true }],
    ],
  },
  'Planification.list': {
    asks: async (setup) => {
      await entityOf(setup, 'Planification.create', { body: bodyOf({ ...slot, Nom: 'Dans la liste' }) });
      return {};
    },
    proves: (setup, { rows: found }) => expectAmong(setup, views(found, 'Nom'), ['Dans la liste']),
  },
  'Planification.one': {
    asks: async (setup) => ({ id: (await newEvent(setup)).id }),
    proves: (setup, { row }) => expectShows(setup, 'Planification', row, bodyOf(slot)),
  },
  'EntiteJuridique.list': listsAll(campuses),
  'TypePlanification.list': listsAll(Object.values(eventTypes)),
};
