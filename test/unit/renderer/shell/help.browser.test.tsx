import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { words } from '#i18n/index.ts';
import { failureKinds } from '#shared/failures/failure.ts';
import { grammar } from '#shared/text/when/grammar.ts';
import { shortcutWords } from '#shell/commands.ts';
import { HelpDialog } from '#shell/help/HelpDialog.tsx';
import { ShortcutSheet } from '#shell/shortcutSheet/ShortcutSheet.tsx';
import { shortcutGroupsNow } from '#shell/shortcutSheet/shortcutTables.ts';
import { closeHelp, helpTopics, openHelp } from '#stores/help.ts';
import { beginOn, here } from '#stores/place.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import { fr } from '#test/words.ts';
import { markStates } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { HelpLink } from '#wording/HelpLink.tsx';
import { draw } from '../features/changes/drawn.tsx';

describe('the help', () => {
  beforeEach(() =>
    draw(
      <>
        <p>
          <FailureText kind="certificate" />
        </p>
        <HelpDialog />
      </>,
    ),
  );
  afterEach(closeHelp);

  const words = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';

  test('a failure text leads to what is safe and what to do, where that failure is marked and in view', async () => {
    await page.getByRole('button', { name: /^Que faire/u }).click();
    await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Quand ça ne va pas');
    const asked = document.querySelector('[role=dialog] [aria-current=true]');
    expect(asked?.textContent).toContain('Le certificat du service n’est pas accepté.');
    expect(asked?.textContent).toContain('Ni mot de passe ni donnée n’est parti.');
    await expect.element(page.getByText(/Ni mot de passe ni donnée n’est parti\. Vérifiez la date/u)).toBeInViewport();
    expect(document.querySelectorAll('[role=tabpanel] dt')).toHaveLength(failureKinds.length);
  });

  test('every mark is drawn beside its meaning; the parts are reached by the arrows, and Échap closes', async () => {
    openHelp('signs');
    await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Marques et signes');
    expect(
      [...document.querySelectorAll('[role=dialog] dt [data-mark]')].map((mark) => mark.getAttribute('data-mark')),
    ).toEqual([...markStates, 'waiting', 'waiting', 'doubt']);
    // the states that share a mark, and Carnet's own words
    expect(words()).toContain('Ne part que quand vous l’envoyez');
    await expect.element(page.getByRole('tablist', { name: 'Aide' })).toBeVisible();
    await page.getByRole('tab', { selected: true }).click();
    await userEvent.keyboard('{ArrowRight}');
    expect(words()).toContain('Continuez. Si seul ce poste est coupé');
    await userEvent.keyboard('{ArrowRight}');
    expect(words()).toContain('Fermer et garder');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByPlaceholder('Chercher une action ou une touche')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(words).toBe('');
  });

  test('R2.14 the whole language of typed lines is shown, as it is read', async () => {
    openHelp('lines');
    await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Ce qui se tape');
    for (const { examples } of Object.values(grammar))
      for (const example of examples.fr) expect(words()).toContain(`«\u00A0${example}\u00A0»`);
    expect(document.querySelectorAll('[role=tabpanel] dt')).toHaveLength(Object.keys(grammar).length);
  });

  test('the failures lead to the tests of the connection, while a service is open', async () => {
    openHelp('failures');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(page.getByRole('button', { name: 'Tester la connexion' }).elements()).toHaveLength(0);
    useSession.setState({ open: {} as never }); // only that one is open counts here
    await page.getByRole('button', { name: 'Tester la connexion' }).click();
    expect(here()).toEqual({ at: 'settings', part: 'health' });
    await expect.poll(words).toBe('');
    useSession.setState({ open: null });
    beginOn('today');
  });

  test('each « ? » of the settings leads to its topic, marked and in view; before a service is open there is none', async () => {
    useSession.setState({ open: null });
    await draw(
      <>
        {helpTopics.map((topic) => (
          <HelpLink key={topic} topic={topic} />
        ))}
        <HelpDialog />
      </>,
    );
    expect(page.getByRole('button').elements()).toHaveLength(0);
    useSession.setState({ open: {} as never }); // only that one is open counts here
    for (const topic of helpTopics) {
      const name = fr.common.helpTopic[topic];
      const text = fr.help.topic[topic];
      await page.getByRole('button', { name: `Aide\u00A0: ${name}` }).click();
      await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Ce poste');
      const asked = document.querySelector('[role=dialog] [aria-current=true]');
      expect(asked?.textContent).toContain(text);
      await expect.element(page.getByRole('dialog').getByText(text)).toBeInViewport();
      await userEvent.keyboard('{Escape}');
      await expect.poll(words).toBe('');
    }
    useSession.setState({ open: null });
  });
});

describe('the keys', () => {
  afterEach(() => {
    usePreferences.setState(usePreferences.getInitialState(), true);
  });

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  test('every named key has its words and its place in the sheet, once', async () => {
    await draw(<ShortcutSheet />);
    const all = shortcutGroupsNow(usePreferences.getState().foldedScreens, []).flatMap(({ shortcuts }) => shortcuts);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const shortcut of all)
      expect([shortcut.id, words.exists(`keys.${shortcut.id}`) || shortcut.id.startsWith('app.go.')]).toEqual([
        shortcut.id,
        true,
      ]);
    const first = all[0];
    expect(first && shortcutWords(first, words.t)).toBe('Aller à\u00A0: Aujourd’hui');
    expect(page.getByRole('listitem').elements().length).toBe(all.length);
    // A folded screen has no digit, and no line.
    expect(all.some(({ id }) => id === 'app.go.agreements')).toBe(false);
    usePreferences.setState({ foldedScreens: ['today'] });
    await expect.element(row('Aller à\u00A0: Conventions')).toBeVisible();
  });
});
