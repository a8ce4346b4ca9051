import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Changes } from '#features/today/inspector/InterviewInspector.tsx';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { draw } from '../changes/drawn.tsx';
import { askedDoubt, conflict, nom, step } from '../changes/steps.ts';

const undo = vi.fn<Commands['undo']>(async () => true);
const buttons = (): readonly string[] =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent ?? '');

async function show(given: Partial<Step>): Promise<void> {
  useSession.setState({ commands: { undo } as Partial<Commands> as Commands }); // the rest is not used here
  await draw(<Changes steps={[step({ id: 's1', entity: 'Dossier', target: '4', ...given })]} />);
}

test('undo is offered where nothing can have reached the service, and a decision where the user has to decide', async () => {
  await show({});
  await page.getByRole('button', { name: 'Défaire' }).click();
  expect(undo).toHaveBeenCalledWith('s1');
  await show({ sentAt: 1 });
  expect(buttons()).toEqual([]);
  await show({ state: { kind: 'sending' } });
  expect(buttons()).toEqual([]);
  await show({ state: { ...askedDoubt, asked: false } });
  expect(buttons()).toEqual([]);
  for (const state of [askedDoubt, conflict('{}', nom), { kind: 'refused', failure: { kind: 'refused' } }] as const) {
    await show({ state });
    expect(buttons()).toEqual(['À décider']);
  }
});
