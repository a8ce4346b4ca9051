import type { EntityName } from '#shared/entities/index.ts';
import type { Truth } from '../service/truth.ts';
import type { Chance } from '../world/chance.ts';
import type { Faults } from '../world/faults.ts';
import type { World } from '../world/world.ts';
import type { Station } from './station.ts';

interface Around {
  readonly world: World;
  readonly station: Station;
  readonly truth: Truth;
  readonly faults: Faults;
  readonly chance: Chance;
}

const year = 365 * 86_400_000;
/** Another user of a machine: one of its own, or one who also works at the first one. */
const others: Readonly<Record<string, string>> = { A: 'bao', B: 'zoe', C: 'anna', D: 'yann' };
const owners: Readonly<Record<string, string>> = { A: 'anna', B: 'bao', C: 'carl', D: 'dina' };

/** What befalls a workstation or the service between two acts. True when the next act is a double one. */
export function befall({ world, station, truth, faults, chance }: Around): boolean {
  const pending = chance.pick(station.profile.steps)?.entity ?? 'none';
  const { machine } = station;
  const fault = faults.visit('moment', { station: machine.name, entity: pending, point: 'moment' });
  const page = chance.pick(station.pages);
  switch (fault ?? 'none') {
    case 'reloadMidEdit':
      if (page) station.reload(page);
      break;
    case 'killed':
      station.kill();
      break;
    case 'secondWindow':
      if (station.pages.length < 3) station.openPage();
      break;
    case 'sleep': {
      const ms = chance.between(5_000, 90_000);
      machine.sleep(ms);
      machine.after(ms + 1, () => void station.wake());
      break;
    }
    case 'clockBack':
      machine.setClock(-year);
      break;
    case 'clockAhead':
      machine.setClock(year);
      break;
    case 'signOut':
      station.signIn(
        (station.person === owners[machine.name] ? others[machine.name] : owners[machine.name]) ?? station.person,
      );
      break;
    case 'lineDown':
      machine.lineUp = false;
      world.after(chance.between(500, 30_000), () => {
        machine.lineUp = true;
        for (const { engine } of station.pages) if (chance.of(0.5)) engine.hint();
      });
      break;
    case 'settingsSaved':
      void station.saveSettings();
      break;
    case 'tailLost':
      setBack(station, chance, (entries) => entries - chance.between(1, 3));
      break;
    case 'oldProfile':
      setBack(station, chance, (entries) => chance.between(0, entries));
      break;
    case 'totalReset':
      setBack(station, chance, () => 0);
      break;
    case 'resetTwice':
      setBack(station, chance, () => 0);
      // Again once a start has repaired it, before or after anything else was stored.
      machine.after(chance.between(3_500, 20_000), () => {
        if (faults.on) setBack(station, chance, () => 0);
      });
      break;
    case 'damagedRecord':
      damage(station, chance);
      break;
    case 'journalDamaged':
      station.kill(3_000);
      damageJournal(station, chance);
      break;
    case 'restoredBackup':
      truth.restore();
      break;
    case 'entityGone': {
      const entity: EntityName = chance.of(0.7) ? 'Planification' : 'Dossier';
      const id = chance.pick([...truth.rows(entity).keys()]);
      if (id !== undefined && truth.isKnown(entity, id)) truth.remove(entity, id);
      break;
    }
    case 'doubleSubmit':
      return true;
    case 'none':
      if (chance.of(0.05)) truth.backUp();
  }
  return false;
}

/**
 * A disk is set back only while nothing runs on it; now and then what befalls the one copy of the outbox befalls the
 * other too.
 */
function setBack(station: Station, chance: Chance, keep: (entries: number) => number): void {
  const { profile } = station;
  station.kill(3_000);
  void profile.setBack(keep);
  if (chance.of(0.3)) damageJournal(station, chance);
}

function damage(station: Station, chance: Chance): void {
  const { profile } = station;
  const step = chance.pick(profile.steps);
  station.kill(3_000);
  if (step) void profile.damage(step);
  if (chance.of(0.5)) damageJournal(station, chance);
}

function damageJournal({ profile }: Station, chance: Chance): void {
  profile.journal.befall(chance.pick(['gone', 'cutOff', 'unsure'] as const) ?? 'gone');
}
