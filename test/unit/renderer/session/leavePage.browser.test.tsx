import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openCache } from '#cache/open.ts';
import { leavePage, openService, usePhase } from '#session/opening.ts';
import type { OpenService } from '#shared/ipc/channels.ts';
import { useCommand } from '#stores/commit.ts';
import { memoryJournal } from '#test/contract/fakes/memoryJournal.ts';
import { aDatabaseName, aDataKey } from '#test/contract/stores/openTestCache.ts';
import { draw } from '../features/changes/drawn.tsx';

const journal = memoryJournal();
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

/** Its command reads for a while before it is kept, as one that looks for the other half of an interview. */
function Note() {
  const keep = useCommand(async (commands) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return commands.dispatch({ kind: 'create', rows: [{ entity: 'Mail', members: { Adresse: 'awa@exemple.fr' } }] });
  });
  return <input aria-label="Note" onBlur={() => setTimeout(() => void keep())} />;
}

test('I1 I20 S9 what is typed in the last field is kept before a lock closes the service', async () => {
  await openService('p');
  await expect.poll(() => usePhase.getState().phase.kind).toBe('open');
  await draw(<Note />);
  await page.getByRole('textbox').click();
  await leavePage();
  expect(usePhase.getState().phase).toEqual({ kind: 'leaving' });
  const reopened = await openCache({ ...service, journal });
  expect(reopened.memory.steps().map(({ entity, state, sentAt }) => [entity, state.kind, sentAt])).toEqual([
    ['Mail', 'waiting', null],
  ]);
  await reopened.close();
});
