import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { draftKey, newDraft } from '#features/agreements/draft/draft.ts';
import { AgreementsScreen } from '#features/agreements/index.tsx';
import type { Intent } from '#intents/intent.ts';
import { beginOn, go, startCreating, stopCreating } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

describe('begun, typed into and left', () => {
  // Drafts of agreements: begun, typed into and left.

  let cache: Cache;
  const refresh = vi.fn<Commands['refresh']>(async () => undefined);

  const show = (): Promise<void> => drawScreen(cache, <AgreementsScreen />, 700);

  beforeEach(async () => {
    vi.stubGlobal('process', { env: { VIRT_ON: '1' } });
    cache = await aCache();
    useSession.setState({ open: null, commands: { refresh } as unknown as Commands }); // used here: this one alone
    beginOn('agreements');
    await show();
  });
  afterEach(async () => {
    stopCreating();
    await draw(null); // the draft is being saved
    vi.unstubAllGlobals();
    await cache.close();
  });

  const learner = () => page.getByRole('textbox', { name: /^Nom ou code/u });
  const list = () => page.getByRole('heading', { level: 1, name: 'Conventions' });
  /** By its shortcut, from outside the fields: a click would wait until the long form stands still. */
  const back = async (): Promise<void> => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
    await userEvent.keyboard('{Backspace}');
  };
  /** A control by its key, for the same reason. */
  const press = async (control: Locator, key: string): Promise<void> => {
    await expect.element(control).toBeInTheDocument();
    const element = control.element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard(key);
  };
  const drafts = () => page.getByRole('region', { name: 'Conventions en préparation' });
  const position = () => page.getByRole('textbox', { name: /^Poste/u });

  test('once a learner is chosen, the focus goes on to what is asked next, and back with another one', async () => {
    const robert = { Id: 3, Nom: 'Robert', Prenoms: 'Baptiste' };
    await receive(cache, { Apprenant: [robert], InscriptionSequence: [{ Id: 12, ApprenantId: 3, SequenceId: 7 }] });
    startCreating({ what: 'agreement' });
    await press(page.getByRole('radio', { name: /ROBERT/u }), ' ');
    await expect.element(page.getByRole('button', { name: /Inscription ou dossier/u })).toHaveFocus();
    await press(page.getByRole('button', { name: 'Choisir un autre apprenant' }), '{Enter}');
    await expect.element(learner()).toHaveFocus();
    await receive(cache, { Apprenant: [{ Id: 4, Nom: 'Sabatier', Prenoms: 'Zoé' }] });
    await learner().fill('sabatier zoe');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: /^Type de convention/u })).toHaveFocus();
  });

  test('a line that is added takes the focus to its first field; one that is removed, to the line beside it or the button', async () => {
    startCreating({ what: 'agreement' });
    const add = page.getByRole('button', { name: 'Ajouter un financeur' });
    const funder = (number: number) =>
      page
        .getByRole('group', { name: new RegExp(`^Financeur ${number}`, 'u') })
        .getByRole('textbox', { name: /^Financeur/u });
    const remove = (number: number) => page.getByRole('button', { name: `Retirer le financeur ${number}` });
    await press(add, '{Enter}');
    await expect.element(funder(1)).toHaveFocus();
    await press(add, '{Enter}');
    await expect.element(funder(2)).toHaveFocus();
    await press(remove(1), '{Enter}');
    await expect.element(funder(1)).toHaveFocus();
    await press(remove(1), '{Enter}');
    await expect.element(add).toHaveFocus();
    const addInstalment = page.getByRole('button', { name: 'Ajouter une échéance' });
    await press(addInstalment, '{Enter}');
    await expect.poll(() => document.activeElement?.closest('td')?.dataset['field']).toMatch(/\.day$/u);
    await press(page.getByRole('button', { name: 'Retirer l’échéance 1' }), '{Enter}');
    await expect.element(addInstalment).toHaveFocus();
  });

  test('R3.4 a learner who is not on this workstation is chosen by their number', async () => {
    startCreating({ what: 'agreement' });
    await page.getByRole('button', { name: 'Un autre, par son numéro…' }).click();
    const number = page.getByRole('textbox', { name: 'Numéro interne de l’apprenant' });
    await expect.element(number).toHaveFocus();
    await number.fill('4711');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('n°\u00A04711')).toBeVisible();
  });

  test('Entrée asks the service for a learner only where nobody is shown', async () => {
    const call = vi.fn<Commands['call']>(async () => ({ kind: 'failed', failure: { kind: 'cancelled' } }));
    useSession.setState({ open: null, commands: { refresh, call } as unknown as Commands }); // used here: these two alone
    await cache.store.absorb({ entity: 'Apprenant' }, [pulled('3', '{"Id":3,"Nom":"Robert","Prenoms":"Baptiste"}')], 0);
    startCreating({ what: 'agreement' });
    await learner().fill('robert');
    await expect.element(page.getByRole('radio', { name: /ROBERT/u })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await learner().fill('zzz@exemple.fr');
    await expect.element(page.getByRole('radio', { name: /ROBERT/u })).not.toBeInTheDocument();
    expect(call).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => call.mock.calls.length).toBeGreaterThan(0);
  });

  test('Entrée chooses the learner whose whole name is typed, others who are like them notwithstanding', async () => {
    await cache.store.absorb(
      { entity: 'Apprenant' },
      [
        pulled('3', '{"Id":3,"Nom":"Le Goff","Prenoms":"Hélène","Code":"A3"}'),
        pulled('4', '{"Id":4,"Nom":"Le Goff","Prenoms":"Helena","Code":"A4"}'),
        pulled('5', '{"Id":5,"Nom":"Le Goff","Prenoms":"Hélène Marie","Code":"A5"}'),
      ],
      0,
    );
    startCreating({ what: 'agreement' });
    await learner().fill('HÉLÈNE  Le-Goff');
    await expect.poll(() => page.getByRole('radio', { name: /LE GOFF Hélène/u }).elements().length).toBe(2);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('A3', { exact: true })).toBeVisible();
  });

  test('a draft that holds nothing is not kept, however often one is begun and left', async () => {
    for (let press = 0; press < 2; press += 1) {
      startCreating({ what: 'agreement' });
      await expect.element(learner()).toHaveFocus();
      await back();
      await expect.element(list()).toBeVisible();
    }
    await expect.element(drafts()).not.toBeInTheDocument();
  });

  test('what is typed is kept from its first letter, and nothing once it is removed again', async () => {
    startCreating({ what: 'agreement' });
    await position().fill('Soudeur');
    await back();
    await drafts().getByRole('button').click();
    await expect.element(position()).toHaveValue('Soudeur');
    await position().fill('');
    await userEvent.tab();
    await expect.element(position()).toHaveValue('');
    await back();
    await expect.element(list()).toBeVisible();
    await expect.element(drafts()).not.toBeInTheDocument();
  });

  test('R3.0 the progress names all that one press sends: the terms alone, then with the company', async () => {
    startCreating({ what: 'agreement' });
    await position().fill('Soudeur');
    const stage = (words: string) => page.getByRole('listitem').filter({ hasText: words });
    await expect.element(stage('Compléter le contrat')).toBeInTheDocument();
    await page.getByRole('textbox', { name: /^Courriel du contact/u }).fill('a@b.fr');
    await expect.element(stage('Rattacher l’entreprise, compléter le contrat')).toBeInTheDocument();
    await position().fill('');
    await expect.element(stage('Rattacher l’entreprise')).not.toHaveTextContent('contrat');
  });

  test('a key draws its part of the draft, and no other again', async () => {
    startCreating({ what: 'agreement' });
    await position().fill('Soudeu');
    /** How often an attribute of a part was written: React writes some of a field at each drawing. */
    const drawings = ['Contrat', 'Entreprise', 'Échéances'].map((name) => {
      const part = { count: 0 };
      const observer = new MutationObserver((records) => {
        part.count += records.length;
      });
      const region = page.getByRole('region', { name, exact: true }).element();
      observer.observe(region, { subtree: true, attributes: true });
      return part;
    });
    // What the screen reads of the cache arrives when it does and draws more: it does so once, not at each key.
    const drawnByKey = async (): Promise<readonly number[]> => {
      for (const part of drawings) part.count = 0;
      await userEvent.keyboard('r');
      await expect.poll(() => drawings[0]?.count).toBeGreaterThan(0);
      return drawings.slice(1).map(({ count }) => count);
    };
    await expect.poll(drawnByKey).toEqual([0, 0]);
    await expect.element(position()).toHaveValue(expect.stringMatching(/^Soudeur+$/u));
  });

  test('what is missing leads to its field, the first control of what chooses it', async () => {
    startCreating({ what: 'agreement' });
    await position().click();
    const toField = page.getByRole('button', { name: 'Aller au champ' });
    await expect.element(page.getByText(/^Choisissez un apprenant\./u)).toBeVisible();
    await toField.click({ force: true });
    await expect.element(learner()).toHaveFocus();
    await page.getByRole('button', { name: 'Un autre, par son numéro…' }).click();
    await page.getByRole('textbox', { name: 'Numéro interne de l’apprenant' }).fill('4711');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^Choisissez un type/u)).toBeVisible();
    await toField.click({ force: true });
    await expect.poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('type');
  });
});

describe('what others changed', () => {
  // The draft of an agreement that the service has by now, and that a colleague changes too.

  const draftId = '6f1b5a0e-41a8-4a55-9a34-3b0e3a9d5a01';
  const draft = {
    ...newDraft(draftId, 0, { learnerId: '3002', learnerName: 'ROBERT Baptiste' }),
    typeId: '2',
    sequenceId: '10112',
    terms: { Poste: 'Soudeur' },
    company: { kind: 'existing', id: '500', mail: '', fields: {} },
    people: { ...newDraft(draftId, 0).people, MaitreId: { id: '71', note: '' } },
  };

  let cache: Cache;
  const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
  const comes = (given: Readonly<Record<string, unknown>>): Promise<void> =>
    cache.store.absorb(
      { entity: 'Convention' },
      [pulled('8001', JSON.stringify({ Id: 8001, EntrepriseId: 0, Poste: null, MaitreId: 0, ...given }))],
      0,
    );
  const show = (): Promise<void> => drawScreen(cache, <AgreementsScreen />, 700);

  /** The draft as it is on the disk. */
  async function opened(kept: unknown): Promise<void> {
    await cache.notes.write('drafts', JSON.stringify({ [draftKey(draftId)]: kept }));
    go({ at: 'draft', id: draftId });
    await show();
    await expect.element(position()).toHaveValue('Soudeur');
  }

  beforeEach(async () => {
    vi.stubGlobal('process', { env: { VIRT_ON: '1' } });
    vi.clearAllMocks();
    dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['8001'] });
    cache = await aCache();
    await comes({});
    await cache.outbox.commit({
      putReceipts: [
        aReceipt({
          id: 'made',
          seq: 1,
          intentId: `${draftId}/agreement/1`,
          entity: 'Convention',
          action: 'create',
          target: '8001',
        }),
      ],
    });
    // Used here: these two alone.
    useSession.setState({ open: null, commands: { dispatch, refresh: async () => undefined } as unknown as Commands });
    beginOn('agreements');
  });
  afterEach(async () => {
    await draw(null); // the draft is being saved
    useSyncStatus.setState({ connection: useSyncStatus.getInitialState().connection });
    vi.unstubAllGlobals();
    await cache.close();
  });

  const position = () => page.getByRole('textbox', { name: /^Poste/u });
  const question = page.getByRole('alert').filter({ hasText: 'a changé' });
  const asked = () => dispatch.mock.calls.map(([intent]) => intent);
  const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

  test('I12 what a colleague changed since the agreement was created is asked about before the draft changes it', async () => {
    await opened(JSON.stringify(draft));
    await comes({ Poste: 'Directrice' });
    await expect.poll(() => question.elements()[0]?.textContent).toMatch(/Soudeur.*Directrice/u);
    await expect.element(page.getByText(/^Choisissez d’abord/u)).toBeVisible();
    await send();
    expect(asked()).toEqual([]);
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect.element(question).not.toBeInTheDocument();
    await send();
    await expect.poll(asked).toMatchObject([
      {
        kind: 'edit',
        rows: [{ members: { EntrepriseId: expect.any(String), Poste: 'Soudeur' } }],
        from: [{ entity: 'Convention', id: '8001', row: expect.stringContaining('"Poste":"Directrice"') }],
      },
    ]);
  });

  test('I12 their value is taken into the draft; company and professionals are asked about in their places', async () => {
    await opened(JSON.stringify(draft));
    await comes({ EntrepriseId: 600, MaitreId: 72 });
    await expect.poll(() => question.elements().length).toBe(2);
    await page
      .getByRole('button', { name: /^Prendre la valeur actuelle/u })
      .first()
      .click();
    await expect.element(page.getByRole('textbox', { name: /^Numéro de l’entreprise/u })).toHaveValue('600');
    await expect.poll(() => question.elements().length).toBe(1);
  });

  test('I12 what the service put in by itself is no colleague’s, also after a restart; what changes then is asked about', async () => {
    await comes({ Poste: 'Assistante' });
    await opened(JSON.stringify(draft));
    await expect.element(page.getByRole('button', { name: /^Envoyer la suite/u })).toBeEnabled();
    await draw(null);
    await show();
    await expect.element(page.getByRole('button', { name: /^Envoyer la suite/u })).toBeEnabled();
    await expect.element(question).not.toBeInTheDocument();
    await comes({ Poste: 'Directrice' });
    await expect.element(question).toBeVisible();
  });

  test('I12 a draft of an earlier version, with the members that it saw, is asked about and sent on them', async () => {
    await comes({ Poste: 'Directrice' });
    const seen = { EntrepriseId: '0', Poste: '"Assistante"' };
    await opened({ text: JSON.stringify({ ...draft, outcomes: { agreement: '8001' } }), seen });
    await expect.poll(() => question.elements()[0]?.textContent).toMatch(/Soudeur.*Directrice/u);
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect.element(question).not.toBeInTheDocument();
    await send();
    await expect
      .poll(asked)
      .toMatchObject([
        { kind: 'edit', from: [{ row: expect.stringMatching(/"EntrepriseId":0,"Poste":"Directrice"/u) }] },
      ]);
  });

  test('R3.5 a part that was refused and is corrected on the page of the agreement is done, with what was sent', async () => {
    const attach = aReceipt({
      id: 'attach',
      seq: 2,
      intentId: `${draftId}/attach/1`,
      entity: 'Convention',
      target: '8001',
    });
    const people = aStep({
      id: 'people',
      seq: 3,
      intentId: `${draftId}/people/1`,
      entity: 'Convention',
      target: '8001',
    });
    const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;
    await cache.outbox.commit({ putReceipts: [attach], putSteps: [{ ...people, state: refused }] });
    await comes({ EntrepriseId: 500, Poste: 'Soudeur' });
    await cache.notes.write('drafts', JSON.stringify({ [draftKey(draftId)]: JSON.stringify(draft) }));
    go({ at: 'draft', id: draftId });
    await show();
    await expect.element(page.getByText('Attend votre décision dans Modifications')).toBeVisible();
    await draw(null); // the attempt is noted in the draft
    await comes({ EntrepriseId: 500, Poste: 'Soudeur', MaitreId: 74 });
    const corrected = aReceipt({ id: 'people', seq: 3, intentId: 'the-form', entity: 'Convention', target: '8001' });
    await cache.outbox.commit({ removeSteps: ['people'], putReceipts: [corrected] });
    await show();
    await expect.element(page.getByText('74', { exact: true })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Choisissez d’abord/u)).not.toBeInTheDocument();
  });
});
