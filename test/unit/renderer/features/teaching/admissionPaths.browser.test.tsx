import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Cache } from '#cache/open.ts';
import { TeachingScreen } from '#features/teaching/index.tsx';
import { beginOn } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

let cache: Cache;

beforeEach(async () => {
  cache = await aCache();
  useSession.setState({ open: null, commands: {} as unknown as Commands }); // none is used here
  beginOn('teaching');
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

const whole = {
  Nom: 'BTS MCO',
  ProgrammeId: 70,
  PeriodeRentreeId: 27,
  Debut: '2026-09-01T08:00:00+02:00',
  Fin: '2027-06-30T18:00:00+02:00',
};
const lines = (): readonly string[] =>
  [...document.querySelectorAll('tr[data-row]')].map(({ textContent }) => textContent ?? '');

test('SessionRecrutement.1 the list says which path is complete, and what each other lacks', async () => {
  const SessionRecrutement = [
    { Id: 60, ...whole },
    { Id: 61, ...whole, ProgrammeId: 0 },
    { Id: 62, ...whole, PeriodeRentreeId: null },
    { Id: 63, ...whole, Debut: null },
    { Id: 64, ...whole, Fin: null },
    { Id: 65, ...whole, Nom: '' },
  ];
  await receive(cache, { SessionRecrutement }, 1);
  await drawScreen(cache, <TeachingScreen />, 700);
  await expect.poll(lines).toHaveLength(6);
  expect(lines().filter((line) => line.includes('Dossier complet'))).toHaveLength(1);
  for (const lacks of ['programme', 'période', 'début', 'fin', 'nom'])
    expect(
      lines().filter((line) => new RegExp(`il manque .*${lacks}`, 'u').test(line)),
      lacks,
    ).toHaveLength(1);
});
