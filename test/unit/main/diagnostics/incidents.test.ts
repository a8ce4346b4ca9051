import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isDiskFull, openIncidents } from '#main/diagnostics/incidents.ts';
import type { Incidents } from '#main/diagnostics/incidents.ts';
import { openDiagnostics } from '#main/diagnostics/openDiagnostics.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { mostIncidents } from '#shared/ipc/incident.ts';
import { someFolder } from '../secrets/folder.ts';

/** Runs of one Carnet, one after the other, on one file. */
async function workstation() {
  const path = join(await someFolder(), 'run.json');
  let at = 0;
  const onFailure = vi.fn();
  const begin = (version = '1.2.3'): Incidents => openIncidents(path, { version, now: () => (at += 1), onFailure });
  return { path, begin, onFailure };
}
const kinds = (run: Incidents) => run.all().map(({ kind, cause }) => (cause === null ? kind : `${kind} ${cause}`));

test('S15 a first run, and one after a run that was closed, have nothing to say', async () => {
  const { begin } = await workstation();
  const first = begin();
  expect(first.all()).toEqual([]);
  first.markClosed();
  expect(begin().all()).toEqual([]);
});

test('S15 a run that was not closed is noticed by the next one, and said until the user has read it', async () => {
  const { begin } = await workstation();
  begin('1.2.2');
  const next = begin();
  expect(next.all()).toEqual([
    { kind: 'killed', at: expect.any(Number), version: '1.2.3', cause: null, isSaid: false },
  ]);
  next.markClosed();
  const later = begin();
  expect(
    later.all().map(({ isSaid }) => isSaid),
    'not read yet',
  ).toEqual([false]);
  later.markSaid();
  later.markClosed();
  expect(
    begin()
      .all()
      .map(({ isSaid }) => isSaid),
    'the last one stays known',
  ).toEqual([true]);
});

test('S15 what happened in a run is on the disk at once; an error that ended main is not a kill besides', async () => {
  const { begin } = await workstation();
  const first = begin();
  first.note('pageGone', 'oom');
  first.note('mainStopped', 'TypeError');
  expect(kinds(begin())).toEqual(['pageGone oom', 'mainStopped TypeError']);
});

test('S15 a page that answers again has not hung; one that was ended while it hung has', async () => {
  const { begin } = await workstation();
  const first = begin();
  first.note('pageHung');
  first.withdraw('pageHung');
  expect(first.all()).toEqual([]);
  first.note('pageHung');
  const second = begin();
  expect(kinds(second)).toEqual(['pageHung', 'killed']);
  second.withdraw('killed');
  expect(kinds(second), 'a page answers for its own run only').toEqual(['pageHung', 'killed']);
});

test('S15 I24 only so many are remembered, and what repeats counts once', async () => {
  const { begin, path } = await workstation();
  const run = begin();
  for (let round = 0; round < 50; round += 1) run.note('pageGone', 'crashed');
  expect(kinds(run)).toEqual(['pageGone crashed']);
  for (let round = 0; round < 50; round += 1)
    run.note(round % 2 === 0 ? 'pageGone' : 'pageHung', `cause${round}`.padEnd(60, 'x'));
  expect(run.all()).toHaveLength(mostIncidents);
  expect(openIncidents(path, { version: '1', onFailure: vi.fn() }).all()).toHaveLength(mostIncidents);
});

test('S15 S7 of an error only a word of the program is written', async () => {
  const { begin, path } = await workstation();
  begin().note('mainRejection', 'Madame Canari, 3 rue du Perchoir');
  expect(readFileSync(path, 'utf8')).not.toContain('Canari');
});

test('S15 a file that cannot be read was being written when the run ended', async () => {
  const { begin, path } = await workstation();
  writeFileSync(path, '{"version":1,"isOpen":fal');
  expect(kinds(begin())).toEqual(['killed']);
  truncateSync(path, 0);
  expect(begin().all()).toEqual([]);
});

test('S15 the file takes its place from the start: a disk that is full still takes an incident', async () => {
  const { begin, path } = await workstation();
  const run = begin();
  const { size, blocks } = statSync(path);
  run.note('diskFull');
  run.note('mainStopped', 'Error');
  expect([statSync(path).size, statSync(path).blocks]).toEqual([size, blocks]);
});

test('S15 where the file cannot be written, the run goes on and still knows', async () => {
  const onFailure = vi.fn();
  const run = openIncidents(join(await someFolder(), 'missing', 'run.json'), { version: '1', onFailure });
  run.note('pageGone', 'crashed');
  expect(kinds(run)).toEqual(['pageGone crashed']);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('S15 what is forgotten is no longer on the disk, and nothing follows it', async () => {
  const { begin, path } = await workstation();
  const run = begin();
  run.note('pageGone', 'crashed');
  run.forget();
  run.note('pageHung');
  run.markClosed();
  expect(readFileSync(path, 'utf8')).not.toMatch(/page/u);
});

test('S15 a disk without room is noted once for each run, wherever it shows', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' });
  expect(isDiskFull(new FailureError({ kind: 'storage' }, { cause: full }))).toBe(true);
  expect(isDiskFull(Object.assign(new Error('open'), { code: 'EACCES' }))).toBe(false);
  const { incidents, noteFull } = openDiagnostics(join(await someFolder(), 'new'), '1');
  noteFull(new Error('another'));
  noteFull(full);
  incidents.note('pageHung');
  noteFull(full);
  expect(kinds(incidents)).toEqual(['diskFull', 'pageHung']);
});
