import type { Members, Row } from '#main/tools/practice/store/row.ts';
import type { Store } from '#main/tools/practice/store/store.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { elementsOf, membersOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import type { Step } from '#sync/step.ts';
import type { Creation, Entity, Entry, WantedValue } from './ledger.ts';

export interface Reckoned {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Unedited members that are not what they were. */
  readonly touched: readonly string[];
  /** Rows of the app's cache that are not what the service has (I23). */
  readonly apart: readonly string[];
}

export interface Evidence {
  readonly entries: readonly Entry[];
  /** The service as it was at the beginning, and as it is. */
  readonly before: Store;
  readonly truth: Store;
  /** What the app still holds. */
  readonly steps: readonly Step[];
  /** Bodies that the network delivered twice. */
  readonly deliveredTwice: readonly string[];
  /** What another user wrote last: `Planification 40001 ReferenceExterne` → value. */
  readonly foreign: ReadonlyMap<string, RawJson>;
  /** Rows as the app has them, by set; looked at where nothing waits. */
  readonly cached: ReadonlyMap<'Planification' | 'Dossier', ReadonlyMap<string, string>>;
}

const entities: readonly Entity[] = ['Planification', 'Dossier', 'Directory'];
const nameOf = (entity: Entity): string => (entity === 'Directory' ? 'Name' : 'Nom');

/** Compares what the user was shown with what the service has (I2, I3, I11, I23). */
export function reckon(evidence: Evidence): Reckoned {
  return { lost: lost(evidence), doubled: doubled(evidence), touched: touched(evidence), apart: apart(evidence) };
}

function rowsNamed({ truth }: Evidence, { entity, name }: Creation): readonly Row[] {
  const raw = rawOf(name);
  return [...truth.rows(entity)].filter(({ members }) => members.get(nameOf(entity)) === raw);
}

const heldCreation = ({ steps }: Evidence, { entity, name }: Creation): Step | undefined =>
  steps.find(
    (step) =>
      step.action === 'create' &&
      step.entity === entity &&
      step.body !== null &&
      membersOf(step.body).get('Nom') === rawOf(name),
  );

function lost(evidence: Evidence): readonly string[] {
  const found: string[] = [];
  for (const entry of evidence.entries) {
    if (entry.fate !== 'saved') continue;
    for (const creation of entry.creations) {
      if (rowsNamed(evidence, creation).length === 0 && !heldCreation(evidence, creation))
        found.push(`${described(entry)}: ${creation.entity} ${creation.name} is nowhere`);
    }
  }
  for (const [place, wantedValues] of Map.groupBy(allWantedValues(evidence), ({ wantedValue }) =>
    placeOf(wantedValue),
  )) {
    const lastSaved = wantedValues.findLastIndex(({ entry }) => entry.fate === 'saved');
    if (lastSaved < 0) continue;
    const possible = wantedValues.slice(lastSaved);
    const [first] = possible;
    if (!first || possible.some(({ wantedValue }) => isFound(evidence, wantedValue))) continue;
    found.push(
      `${described(first.entry)}: ${place} should be ${first.wantedValue.value}, is ${valuesIn(evidence, first.wantedValue).join(', ')}`,
    );
  }
  return found;
}

const described = ({ number, cycle, fate }: Entry): string => `action ${number} (cycle ${cycle}, ${fate})`;

function allWantedValues({
  entries,
}: Evidence): readonly { readonly entry: Entry; readonly wantedValue: WantedValue }[] {
  return entries
    .filter(({ fate }) => fate !== 'refused')
    .flatMap((entry) => entry.wantedValues.map((wantedValue) => ({ entry, wantedValue })));
}

const placeOf = ({ entity, row, field, key }: WantedValue): string =>
  [entity, 'id' in row ? row.id : row.name, field, ...(key === undefined ? [] : [key])].join(' ');

/** The service has it, or the app holds a change that says so. */
function isFound(evidence: Evidence, wantedValue: WantedValue): boolean {
  const { entity, field, key, value } = wantedValue;
  const same = (other: RawJson | null | undefined): boolean =>
    other !== undefined && sameValue(describeEntity(entity), field, value, other);
  if (valuesIn(evidence, wantedValue).some(same)) return true;
  const creation =
    'name' in wantedValue.row ? heldCreation(evidence, { entity, name: wantedValue.row.name }) : undefined;
  if (creation?.body && same(valueIn(membersOf(creation.body), wantedValue))) return true;
  const target = 'id' in wantedValue.row ? wantedValue.row.id : creation?.target;
  const held = evidence.steps
    .filter((step) => step.entity === entity && step.target === target)
    .flatMap(({ changes }) => changes);
  return held.some((change) => change.field === field && change.key === key && same(change.mine));
}

/** What the service has; of a creation that the network delivered twice, in each copy: the app knows one of them. */
function valuesIn(evidence: Evidence, wantedValue: WantedValue): readonly (RawJson | undefined)[] {
  const { entity, row } = wantedValue;
  const rows = 'id' in row ? [evidence.truth.row(entity, row.id)] : rowsNamed(evidence, { entity, name: row.name });
  return rows.map((each) => valueIn(each?.members, wantedValue));
}

function valueIn(members: Members | undefined, { field, key }: WantedValue): RawJson | undefined {
  const raw = members?.get(field);
  if (raw === undefined || key === undefined) return raw;
  const entry = elementsOf(raw)
    .map(membersOf)
    .find((element) => element.get('Code') === rawOf(key));
  return entry?.get('Valeur');
}

/** There more often than it was created, except for copies made by the network. */
function doubled(evidence: Evidence): readonly string[] {
  const creations = evidence.entries.flatMap((entry) => entry.creations);
  return creations.flatMap((creation) => {
    const copies = rowsNamed(evidence, creation).length;
    const byRoad = evidence.deliveredTwice.filter(
      (body) => body.startsWith('{') && membersOf(body).get('Nom') === rawOf(creation.name),
    ).length;
    return copies > 1 + byRoad ? [`${creation.entity} ${creation.name} exists ${copies} times`] : [];
  });
}

function touched(evidence: Evidence): readonly string[] {
  const wanted = new Set(
    allWantedValues(evidence).map(
      ({ wantedValue }) =>
        `${wantedValue.entity} ${'id' in wantedValue.row ? wantedValue.row.id : ''} ${wantedValue.field}`,
    ),
  );
  const made = new Set(
    evidence.entries.flatMap(({ creations }) => creations.map(({ entity, name }) => `${entity} ${rawOf(name)}`)),
  );
  const found: string[] = [];
  for (const entity of entities) {
    for (const row of evidence.before.rows(entity)) {
      const now = evidence.truth.row(entity, row.id)?.members;
      for (const [name, value] of row.members) {
        const place = `${entity} ${row.id} ${name}`;
        const expected = evidence.foreign.get(place) ?? value;
        if (!wanted.has(place) && now?.get(name) !== expected)
          found.push(`${place} was ${expected}, is ${String(now?.get(name))}`);
      }
    }
    for (const { id, members } of evidence.truth.rows(entity)) {
      const isNew = evidence.before.row(entity, id) === undefined;
      if (isNew && !made.has(`${entity} ${String(members.get(nameOf(entity)))}`))
        found.push(`${entity} ${id} was created by no act`);
    }
  }
  return found;
}

function apart({ cached, truth, steps }: Evidence): readonly string[] {
  const found: string[] = [];
  for (const [entity, rows] of cached) {
    const waits = new Set(steps.filter((step) => step.entity === entity).map(({ target }) => target));
    for (const { id, members } of truth.rows(entity)) {
      const text = rows.get(id);
      if (waits.has(id)) continue;
      if (text === undefined) found.push(`${entity} ${id} is not in the cache`);
      else {
        const here = membersOf(text);
        for (const [name, value] of members) {
          if (!sameValue(describeEntity(entity), name, here.get(name) ?? null, value))
            found.push(`${entity} ${id} ${name}: ${String(here.get(name))} here, ${value} there`);
        }
      }
    }
  }
  return found;
}
