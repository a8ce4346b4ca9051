import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TourCard } from '#shell/tour/TourCard.tsx';
import { beginOn, here } from '#stores/place.ts';
import { usePolicy } from '#stores/policy.ts';
import { startTour, tourTopics, useTour } from '#stores/tour.ts';
import { draw } from '../features/changes/drawn.tsx';

beforeEach(async () => {
  await draw(
    <>
      <nav>
        {tourTopics
          .filter((stop) => stop !== 'offline') // folded away by the user
          .map((stop) => (
            <button key={stop} type="button" data-tour={stop}>
              {stop}
            </button>
          ))}
      </nav>
      <TourCard />
    </>,
  );
});
afterEach(() => {
  useTour.setState({ topic: null });
  usePolicy.setState({ values: {} });
  beginOn('today');
});

const marked = (): string[] => [...document.querySelectorAll('[data-tour-here]')].map(({ tagName }) => tagName);

test('by keyboard alone: each stop shows its screen and marks its place', async () => {
  startTour();
  for (const [at, stop] of tourTopics.entries()) {
    await expect.element(page.getByText(`Visite, étape ${at + 1} sur ${tourTopics.length}`)).toBeVisible();
    expect(marked()).toEqual([stop === 'offline' ? 'NAV' : 'BUTTON']);
    if (stop === 'changes') expect(here().at).toBe('changes');
    await expect.element(page.getByRole('button', { name: /^(?:Suivant|Terminer)/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(marked()).toEqual([]);
  expect(here().at).toBe('today');
});

test('Échap leaves it', async () => {
  startTour();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByText('Où en est chaque modification')).toBeVisible();
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect.element(page.getByText('Le calendrier du campus')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('S14 a screen that the policy hides is no stop, and does not count', async () => {
  usePolicy.setState({ values: { hiddenScreens: ['calendar', 'offline'] } });
  const left = tourTopics.filter((stop) => stop !== 'calendar' && stop !== 'offline');
  startTour();
  for (const at of left.keys()) {
    await expect.element(page.getByText(`Visite, étape ${at + 1} sur ${left.length}`)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Le calendrier du campus|Avant une journée sans réseau/u);
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
