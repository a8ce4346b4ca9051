import { movedTo } from '#intents/event/rule.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Chance } from '../simulation/world/chance.ts';
import type { Action, WantedValue } from './ledger.ts';

/** What the person has before them. */
export interface Desk {
  readonly campusId: string;
  readonly typeId: string;
  readonly events: readonly string[];
  readonly applications: readonly { readonly id: string; readonly codes: readonly string[] }[];
  /** The folder that new ones go into. */
  readonly folder: Place;
  /** Flags as last wanted, by event and field. */
  readonly flags: Map<string, boolean>;
  /** Created since the app was started, and known to it by the id it gave. */
  readonly recent: { events: { readonly id: string; readonly name: string }[]; folders: Place[] };
}
interface Place {
  readonly id: string;
  readonly path: readonly string[];
}

type Act = (desk: Desk, n: number, chance: Chance) => Action;
const someEvent = (desk: Desk, chance: Chance): string => chance.pick(desk.events) ?? '';

export const move: Act = (desk, n, chance) => {
  const id = someEvent(desk, chance);
  const at = slot(n);
  const wantedValues = [wantedValue(id, 'Debut', rawOf(at.debut)), wantedValue(id, 'Fin', rawOf(at.fin))];
  return {
    intent: { kind: 'edit', rows: movedTo([[id, at]]) },
    wantedValues,
    creations: [],
  };
};

export const rename: Act = (desk, n, chance) => {
  const id = someEvent(desk, chance);
  const nom = `Nom ${n}`;
  return {
    intent: { kind: 'edit', rows: [{ entity: 'Planification', id, members: { Nom: nom } }] },
    wantedValues: [wantedValue(id, 'Nom', rawOf(nom))],
    creations: [],
  };
};

/** Also of an event that the service may not have yet. */
const teach: Act = (desk, n, chance) => {
  const recent = chance.pick(desk.recent.events);
  const id = recent?.id ?? someEvent(desk, chance);
  const enseignants = `Intervenant ${n}`;
  const row = recent ? { name: recent.name } : { id };
  return {
    intent: { kind: 'edit', rows: [{ entity: 'Planification', id, members: { Enseignants: enseignants } }] },
    wantedValues: [{ entity: 'Planification', row, field: 'Enseignants', value: rawOf(enseignants) }],
    creations: [],
  };
};

export const create: Act = ({ campusId, typeId }, n, chance) => {
  const linked = chance.of(0.3);
  const names = linked ? [`Né ${n} a`, `Né ${n} b`] : [`Né ${n}`];
  const { debut, fin } = slot(n);
  const group = linked && { group: 'new' };
  const rows = names.map((name) => ({
    entity: 'Planification' as const,
    members: { EntiteJuridiqueId: campusId, TypePlanificationId: typeId, Nom: name, Debut: debut, Fin: fin },
    ...group,
  }));
  return {
    intent: { kind: 'create', rows },
    wantedValues: [],
    creations: names.map((name) => ({ entity: 'Planification', name })),
  };
};

/** Also in a folder that the service may not have yet. */
export const folder: Act = (desk, n, chance) => {
  const parent = (chance.of(0.5) ? chance.pick(desk.recent.folders) : undefined) ?? desk.folder;
  const name = `Dossier ${n}`;
  const intent = { kind: 'folder', parent: parent.id, parentPath: parent.path, name } as const;
  return { intent, wantedValues: [], creations: [{ entity: 'Directory', name }] };
};

export const application: Act = (desk, n, chance) => {
  const { id = '', codes = [] } = chance.pick(desk.applications) ?? {};
  const code = chance.pick(codes);
  const row = { entity: 'Dossier', row: { id } } as const;
  if (code === undefined || chance.of(0.5)) {
    const creneauLibre = slot(n).debut;
    return {
      intent: { kind: 'edit', rows: [{ entity: 'Dossier', id, members: { CreneauLibre: creneauLibre } }] },
      wantedValues: [{ ...row, field: 'CreneauLibre', value: rawOf(creneauLibre) }],
      creations: [],
    };
  }
  const valeur = `Valeur ${n}`;
  return {
    intent: { kind: 'edit', rows: [{ entity: 'Dossier', id, members: { [`Parametres.${code}`]: valeur } }] },
    wantedValues: [{ ...row, field: 'Parametres', key: code, value: rawOf(valeur) }],
    creations: [],
  };
};

const flag: Act = (desk, _, chance) => {
  const id = someEvent(desk, chance);
  const field = chance.of(0.5) ? 'Annule' : 'Realise';
  const value = !desk.flags.get(`${id} ${field}`);
  desk.flags.set(`${id} ${field}`, value);
  return {
    intent: { kind: 'edit', rows: [{ entity: 'Planification', id, members: { [field]: String(value) } }] },
    wantedValues: [wantedValue(id, field, rawOf(value))],
    creations: [],
  };
};

/** The acts of the user, and how often. */
const acts: readonly (readonly [Act, number])[] = [
  [move, 6],
  [rename, 4],
  [flag, 3],
  [create, 5],
  [teach, 2],
  [folder, 3],
  [application, 4],
];
const drawn = acts.flatMap(([act, times]) => Array.from({ length: times }, () => act));

/** The `n`th act of the user; every value is unique, so that its origin is known. */
export const nextAction: Act = (desk, n, chance) => (chance.pick(drawn) ?? move)(desk, n, chance);

const wantedValue = (id: string, field: string, value: RawJson): WantedValue => ({
  entity: 'Planification',
  row: { id },
  field,
  value,
});

/** A quarter of an hour in the following years' winters, one of its own for each `n`; Paris is an hour ahead then. */
function slot(n: number): { readonly debut: string; readonly fin: string } {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [quarter, day, year] = [n % 40, Math.floor(n / 40) % 28, 2027 + Math.floor(n / 1_120)];
  const at = (minutes: number): string =>
    `${year}-01-${two(day + 1)}T${two(8 + Math.floor(minutes / 60))}:${two(minutes % 60)}:00+01:00`;
  return { debut: at(quarter * 15), fin: at(quarter * 15 + 15) };
}
