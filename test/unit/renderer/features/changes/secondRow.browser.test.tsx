import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StepActions } from '#features/changes/actions.ts';
import { SecondRowPanel } from '#features/changes/QuestionPanel.tsx';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { actions, draw, Worded } from './drawn.tsx';
import { applied, at, raw, step } from './steps.ts';

const { body } = vi.hoisted(() => ({
  body: '{"Nom":"Jury","Debut":"2026-11-20T14:00:00+01:00","Fin":"2026-11-20T15:00:00+01:00"}' as RawJson,
}));
vi.mock('#cache/queries/hooks.ts', async (original) => ({
  ...(await original<object>()),
  useEntityRow: () => ({ current: body, steps: [] }),
}));

const twice = (given: Partial<Step> = {}): Step =>
  step({
    id: 'e1',
    action: 'create',
    target: '70',
    body,
    state: applied('verified'),
    secondRows: [{ id: '71', row: body, foundAt: at('2026-11-19T10:20:00+01:00'), decision: null }],
    ...given,
  });

async function show(shown: Step) {
  const onSecondRow = vi.fn<StepActions['onSecondRow']>();
  await draw(
    <Worded actions={{ ...actions(), onSecondRow }}>
      <SecondRowPanel step={shown} />
    </Worded>,
  );
  return onSecondRow;
}

test('R3.9 both rows are named, and the user cancels one of them or keeps both', async () => {
  const onSecondRow = await show(twice());
  await expect.element(page.getByText('Le service en a deux : n° 70 et n° 71.')).toBeVisible();
  await page.getByRole('button', { name: /Annuler le n° 71/u }).click();
  expect(onSecondRow).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 'e1' }),
    '71',
    'cancelledSecond',
    expect.objectContaining({ entity: 'Planification', id: '71' }),
  );
  await userEvent.keyboard('3');
  expect(onSecondRow).toHaveBeenLastCalledWith(expect.anything(), '71', 'cancelledOwn', {
    entity: 'Planification',
    id: '70',
    row: body,
  });
  await userEvent.keyboard('1');
  expect(onSecondRow).toHaveBeenLastCalledWith(expect.anything(), '71', 'keptBoth', null);
});

test('R3.1 where nothing can be cancelled, both remain and the panel says so', async () => {
  await show(twice({ entity: 'Dossier', body: raw('{"CandidatId":4,"SessionRecrutementId":2}') }));
  await expect.element(page.getByRole('button', { name: /Garder les deux/u })).toBeVisible();
  await expect.element(page.getByText(/Le service ne permet d’en retirer aucun/u)).toBeVisible();
  expect(page.getByRole('button', { name: /Annuler/u }).elements()).toHaveLength(0);
});
