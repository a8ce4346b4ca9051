import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openCache } from '#cache/open.ts';
import { onClosing } from '#session/closing.ts';
import { closeServiceSession, leavePage, openService, usePhase } from '#session/opening.ts';
import type { OpenService } from '#shared/ipc/channels.ts';
import { useCommand } from '#stores/commit.ts';
import { memoryJournal } from '#test/contract/fakes/memoryJournal.ts';
import { aDatabaseName, aDataKey } from '#test/contract/stores/openTestCache.ts';
import { DateInput } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

const service: OpenService = {
  profile: {
    id: 'p',
    name: 'École Sévigné',
    baseUrl: 'https://ecole.example',
    user: 'claire',
    campusId: '3',
    campusName: 'Campus Lyon',
    practice: false,
  },
  databaseName: aDatabaseName(),
  dataKey: aDataKey(),
  signedIn: true,
  keptBefore: false,
};

const journal = memoryJournal();

/** Main as far as this page asks it; the service is not reachable. */
async function answer(channel: string, args: never): Promise<object> {
  if (channel === 'service.open') return service;
  if (channel === 'journal.read') return { view: await journal.read() };
  if (channel === 'journal.append') await journal.append(args);
  else if (channel === 'journal.rewrite') await journal.rewrite(args);
  else throw new Error(`${channel} is not reachable`);
  return {};
}
Object.assign(window, {
  carnet: {
    call: async (channel: string, args: never) => ({ ok: true, value: await answer(channel, args) }),
    onEvent: () => () => undefined,
  },
});

afterEach(() => draw(null));

/**
 * A day is read as its field is left, and then kept as by the fields of a page. The command reads for a while first, as
 * one that looks for the other half of an interview.
 */
function Day() {
  const keep = useCommand(async (commands, day: string) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return commands.dispatch({ kind: 'create', rows: [{ entity: 'Mail', members: { Adresse: `${day}@exemple.fr` } }] });
  });
  return <DateInput label="Jour" value="2028-03-01" onChange={(day) => setTimeout(() => void keep(day))} />;
}

// The lock is last: a page that was locked opens nothing any more.
test.each([
  { by: 'a closing', end: () => onClosing(false), phase: 'open', day: '2028-03-02' },
  { by: 'a lock', end: leavePage, phase: 'leaving', day: '2028-03-03' },
])('I1 S9 a day that is typed as $by ends the page is kept', async ({ end, phase, day }) => {
  await openService('p');
  await expect.poll(() => usePhase.getState().phase.kind).toBe('open');
  await draw(<Day />);
  await page.getByRole('textbox', { name: 'Jour' }).fill(day.split('-').toReversed().join('/'));
  await end();
  expect(usePhase.getState().phase.kind).toBe(phase);
  await closeServiceSession();
  const reopened = await openCache({ ...service, journal });
  const last = reopened.memory.steps().at(-1);
  expect(last).toMatchObject({ entity: 'Mail', state: { kind: 'waiting' } });
  expect(last?.body).toContain(`${day}@exemple.fr`);
  await reopened.close();
});
