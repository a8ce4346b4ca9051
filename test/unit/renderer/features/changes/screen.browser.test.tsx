import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { ExchangeDialog } from '#features/changes/ExchangeDialog.tsx';
import { ChangesScreen, RepairedNotice } from '#features/changes/index.tsx';
import { OutboxList } from '#features/changes/OutboxList.tsx';
import { StepInspector } from '#features/changes/StepInspector.tsx';
import { StepTable } from '#features/changes/table/StepTable.tsx';
import { FailureError } from '#shared/failures/failure.ts';
import { useFilters, useListLayouts } from '#stores/lists.ts';
import { beginOn, go, openScreen, placeOn, returnToScreen } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { writeFile } from '#sync/outboxFile.ts';
import type { Step, StepState } from '#sync/step.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';
import { runShortcut, ShortcutScope, Toasts } from '#ui/index.ts';
import { drawOver, drawScreen } from '../../overCache.tsx';
import { doubtful, inConflict, several } from './decide.tsx';
import { actions, draw, Worded } from './drawn.tsx';
import { applied, askedDoubt, at, raw, step, waiting } from './steps.ts';

describe('the list', () => {
  const doubtful = step({
    id: 'd',
    target: 'new:d',
    action: 'create',
    state: askedDoubt,
    summary: { key: 'entity.created', subject: 'TRAORÉ Moussa', values: { entity: 'Candidat' } },
  });
  const moved = step({ id: 'm', target: '1' });
  const receipt = step({ id: 'v', target: '2', state: applied('verified') });

  function List({ onOpen }: { readonly onOpen: (step: Step) => void }) {
    const [selected, setSelected] = useState<string | null>(null);
    return (
      <Worded everything={[doubtful, moved, receipt]}>
        <OutboxList
          view={{ toDecide: [doubtful], waiting: [moved], receipts: [receipt] }}
          selected={selected}
          onSelect={setSelected}
          onOpen={onOpen}
        />
      </Worded>
    );
  }

  test('J, K and arrows move through all sections, Entrée opens', async () => {
    const onOpen = vi.fn();
    await draw(<List onOpen={onOpen} />);
    const current = () => document.querySelector('[aria-current=true]')?.getAttribute('data-step');
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(current()).toBe('d'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await vi.waitFor(() => expect(current()).toBe('v'));
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(current()).toBe('m'));
    await userEvent.keyboard('{Enter}');
    expect(onOpen.mock.calls).toEqual([[moved]]);
  });

  const drawEmpty = () =>
    draw(
      <Worded>
        <OutboxList
          view={{ toDecide: [], waiting: [], receipts: [] }}
          selected={null}
          onSelect={vi.fn()}
          onOpen={vi.fn()}
        />
      </Worded>,
    );

  test('I27 what the disk had lost is said above: nothing below it says that nothing waits', async () => {
    useSyncStatus.setState({ repaired: { restored: 0, uncertain: 0, lost: 1, mayLack: true } });
    await drawEmpty();
    await expect.element(page.getByText('Rien d’autre n’est en attente.')).toBeVisible();
    await expect.element(page.getByText('Aucune modification en attente.')).not.toBeInTheDocument();
    useSyncStatus.setState(useSyncStatus.getInitialState());
  });

  async function inspect(shown: Step, current: string | null) {
    const onUndo = vi.fn();
    await draw(
      <Worded everything={[shown]} actions={{ ...actions(), onUndo }}>
        <StepInspector
          step={shown}
          who="claire.moreau"
          current={current === null ? null : raw(current)}
          done={[]}
          onPrevious={null}
          onNext={null}
        />
      </Worded>,
    );
    return onUndo;
  }

  test('R3.8 a receipt shows before, requested and received, without attempts and milliseconds (Endpoints.6)', async () => {
    await inspect(
      step({
        id: 'r',
        changes: [{ field: 'Nom', base: raw('"A"'), mine: raw('"B"') }],
        attempts: 2,
        sentAt: Date.now(),
        state: applied('changed', ['Nom']),
      }),
      '{"Nom":"B GR1"}',
    );
    const text = [...document.querySelectorAll('dl')].map((list) => list.textContent).join(' ');
    expect(text).toContain('AvantADemandéBGardéB GR1');
    expect(text).not.toMatch(/Essai|ms/u);
  });

  test('I2 a change that may have been sent cannot be undone', async () => {
    const onUndo = await inspect(step({ id: 'w' }), null);
    await page.getByRole('button', { name: 'Défaire' }).click();
    expect(onUndo).toHaveBeenCalledTimes(1);
    await inspect(step({ id: 'w2', sentAt: 5, attempts: 1 }), null);
    expect(page.getByRole('button', { name: 'Défaire' }).elements()).toHaveLength(0);
  });

  test('I2 a change that the user ended shows what was requested, who decided it and when, and what the service may have of it', async () => {
    const state: Extract<StepState, { kind: 'dropped' }> = { kind: 'dropped', at: Date.now(), mayHaveArrived: false };
    const given = { id: 'd', changes: [{ field: 'Nom', base: raw('"A"'), mine: raw('"B"') }], state };
    for (const [about, remains] of [
      ['waiting', 'Le service n’en a rien gardé'],
      ['refusal', 'Le service l’avait refusée'],
      ['gone', 'L’élément n’existait plus dans le service'],
    ] as const) {
      await inspect(step({ ...given, decisions: [{ at: state.at, about, choice: 'givenUp' }] }), null);
      await expect.element(page.getByText('Abandonnée par vous')).toBeVisible();
      await expect.element(page.getByText(remains)).toBeVisible();
    }
    const text = [...document.querySelectorAll('dl')].map((list) => list.textContent).join(' ');
    expect(text).toContain('AvantADemandéB');
    expect(text).toMatch(/DécidéeAbandonnée, .*Parclaire\.moreau/u);
    await inspect(step({ ...given, decisions: [{ at: state.at, about: 'conflict', choice: 'theirs' }] }), null);
    await expect
      .element(page.getByText('Vous avez gardé la version du service, la vôtre est abandonnée'))
      .toBeVisible();
    await inspect(
      step({
        ...given,
        state: { ...state, mayHaveArrived: true },
        decisions: [{ at: state.at, about: 'conflict', choice: 'theirs' }],
      }),
      null,
    );
    await expect.element(page.getByText('Version du service gardée')).toBeVisible();
    await expect
      .element(page.getByText('Un essai était parti sans réponse\u00A0: le service l’a peut-être reçu'))
      .toBeVisible();
  });

  test('R2.10 the done changes of a group are reverted by one act', async () => {
    const onPutBack = vi.fn();
    const member = (id: string, more: Partial<Step> = {}) =>
      step({ id, intentId: 'g', target: id, changes: [{ field: 'Nom', base: raw('"A"'), mine: raw('"B"') }], ...more });
    const [done, failed] = [member('d1', { state: applied('verified') }), member('d2')];
    await draw(
      <Worded everything={[failed, done]} actions={{ ...actions(), onPutBack }}>
        <StepInspector step={failed} who="claire.moreau" current={null} done={[done]} onPrevious={null} onNext={null} />
      </Worded>,
    );
    await expect.element(page.getByRole('button', { name: /^Remettre 1 élément comme avant/u })).toBeVisible();
    document.querySelector<HTMLElement>('[data-panel]')?.focus();
    runShortcut('changes.putBack');
    await vi.waitFor(() => expect(onPutBack).toHaveBeenCalledWith([done]));
  });
});

describe('the table', () => {
  const ended = { kind: 'dropped', at: at('2026-11-21T08:00:00+01:00'), mayHaveArrived: false } as const;
  const said = (subject: string) => ({ key: 'event.cancelled', subject, values: {} });
  const receipts = [
    step({
      id: 'k',
      state: ended,
      summary: said('Jury BTS'),
      decisions: [{ at: 0, about: 'conflict', choice: 'theirs' }],
    }),
    step({ id: 'c', state: applied('verified'), summary: said('Entretien BENSAÏD Inès') }),
  ];
  const open = [
    step({ id: 'w', state: waiting, summary: said('Entretien Diallo') }),
    step({ id: 's', state: { kind: 'sending' }, sentAt: 1, summary: said('Entretien Roux') }),
  ];
  const saveFile = vi.fn<Commands['saveFile']>(async () => ({ name: 'x', folder: '/tmp', targets: [] }));
  const onUndo = vi.fn<(steps: readonly Step[]) => void>();
  const onOpen = vi.fn<(step: Step) => void>();
  const onOrder = vi.fn<(ids: readonly string[]) => void>();

  beforeEach(() => {
    vi.clearAllMocks();
    useListLayouts.setState({ layouts: {} });
    useFilters.setState({ listFilters: {}, listChips: {} });
    // The export alone is used.
    useSession.setState({ commands: { saveFile } as unknown as Commands });
  });

  function Table({ kind, steps }: { readonly kind: 'receipts' | 'all'; readonly steps: readonly Step[] }) {
    const [selected, setSelected] = useState<string | null>(null);
    return (
      <ShortcutScope>
        <div style={{ display: 'flex', height: 500 }}>
          <Worded>
            <StepTable
              kind={kind}
              steps={steps}
              everything={steps}
              selected={selected}
              onSelect={setSelected}
              onOrder={onOrder}
              onOpen={onOpen}
              onUndo={onUndo}
            />
          </Worded>
        </div>
      </ShortcutScope>
    );
  }
  const shown = (): readonly (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(({ dataset }) => dataset['row']);

  test('receipts stand by their end, are found by their words and their end, and go to a CSV with before and after', async () => {
    await draw(<Table kind="receipts" steps={receipts} />);
    expect(shown()).toEqual(['k', 'c']);
    await page.getByRole('searchbox', { name: 'Chercher parmi les envoyées' }).fill('version gardee');
    await expect.poll(shown).toEqual(['k']);
    await page.getByRole('searchbox').fill('bensaid entretien');
    await expect.poll(shown).toEqual(['c']);
    await page.getByRole('button', { name: 'Colonnes, impression, export' }).click();
    await page.getByRole('menuitem', { name: 'Exporter en CSV ce qui est montré' }).click();
    await expect
      .poll(() => saveFile.mock.calls[0]?.[1])
      .toBe(
        ['\uFEFFModification;État;Terminée', 'Entretien BENSAÏD Inès\u00A0: annulé;Vérifié;19/11/2026 10:11', ''].join(
          '\r\n',
        ),
      );
    await page.getByRole('searchbox').fill('zzz');
    await expect.element(page.getByText('Aucune modification envoyée ne contient ces mots.')).toBeVisible();
    await page.getByRole('button', { name: 'Effacer le filtre' }).click();
    await expect.poll(shown).toEqual(['k', 'c']);
  });

  test('of the chosen ones, those that have not left are undone together; the others are counted', async () => {
    await draw(<Table kind="all" steps={[...open, ...receipts]} />);
    await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}');
    await expect.element(page.getByText('4 modifications choisies.')).toBeVisible();
    await expect.element(page.getByText(/^Une seule peut être défaite/u)).toBeVisible();
    runShortcut('changes.undoChosen');
    expect(onUndo.mock.calls.map(([steps]) => steps.map(({ id }) => id))).toEqual([['w']]);
    await expect.element(page.getByText('4 modifications choisies.')).not.toBeInTheDocument();
    runShortcut('changes.undoChosen');
    expect(onUndo).toHaveBeenCalledTimes(1);
  });
});

describe('choices', () => {
  const candidates = ['1302', '1311'].map((id) => ({ id, row: raw(`{"Id":${id},"Nom":"TRAORÉ"}`) }));

  test.each([
    ['a conflict', inConflict],
    ['a doubt', { ...doubtful, state: { ...askedDoubt, candidates } }],
  ])(
    'the choices of %s: the hidden radio lies in what is drawn for it, and is scrolled to with it',
    async (_, step) => {
      await several(step);
      // The part of the style sheet that hides the radio and places it.
      const style = document.createElement('style');
      style.textContent = '.sr-only { position: absolute } .relative { position: relative }';
      document.body.append(style);
      await expect.element(page.getByRole('radio').first()).toBeInTheDocument();
      const radios = [...document.querySelectorAll<HTMLElement>('input[type=radio]')];
      expect(radios.map(({ offsetParent }) => offsetParent)).toEqual(radios.map((radio) => radio.closest('label')));
    },
  );
});

describe('what came back from the journal', () => {
  afterEach(() => useSyncStatus.setState({ repaired: null }));

  test('I2 what came back from the journal is shown, with what must be looked up first, until it is read', async () => {
    useSyncStatus.setState({ repaired: { restored: 3, uncertain: 1, lost: 0, mayLack: false } });
    await draw(<RepairedNotice />);
    await expect.element(page.getByText('3 modifications retrouvées')).toBeVisible();
    await expect.element(page.getByText(/Rien ne dit si 1 d’entre elles est déjà partie/u)).toBeVisible();
    await page.getByRole('button', { name: 'J’ai compris' }).click();
    expect(page.getByText(/retrouvées/u).elements()).toHaveLength(0);
  });

  test('I2 an outbox that may have lost something says so, though nothing came back', async () => {
    useSyncStatus.setState({ repaired: { restored: 0, uncertain: 0, lost: 2, mayLack: true } });
    await draw(<RepairedNotice />);
    await expect.element(page.getByText('Des modifications manquent peut-être')).toBeVisible();
    await expect.element(page.getByText('2 modifications ne peuvent plus être lues.')).toBeVisible();
    await expect.element(page.getByText(/Comparez avec ce que montre le service/u)).toBeVisible();
  });
});

describe('what the user sends', () => {
  let cache: Cache;
  const retry = vi.fn<Commands['retry']>(async () => true);

  beforeEach(async () => {
    vi.clearAllMocks();
    cache = await aCache();
    useSession.setState({ open: null, commands: { retry } as unknown as Commands }); // used here: this one
    beginOn('changes');
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  test('R3.0 « Tout réessayer » is offered, by press and in the palette, only where something leaves by itself', async () => {
    const account = { entity: 'User', target: 'new:u', action: 'create', attended: true } as const;
    await cache.outbox.commit({ putSteps: [aStep({ id: 'u', seq: 1, ...account })] });
    await drawScreen(cache, <ChangesScreen />, 700);
    const all = page.getByRole('button', { name: /^Tout réessayer/u });
    await expect.element(all).toBeDisabled();
    await expect.element(page.getByText('1 à envoyer vous-même', { exact: true })).toBeVisible();
    runShortcut('changes.retryAll');
    await cache.outbox.commit({ putSteps: [aStep({ id: 'e', seq: 2 })] });
    await expect.element(all).toBeEnabled();
    await expect.element(page.getByText('1 en attente, 1 à envoyer vous-même')).toBeVisible();
    expect(retry).not.toHaveBeenCalled();
    runShortcut('changes.retryAll');
    await expect.poll(() => retry.mock.calls.length).toBe(1);
  });

  test('R3.0 what the user has just sent is counted, listed and shown with what waits, and not sent by a second press', async () => {
    const account = { entity: 'User', target: 'new:u', action: 'create', attended: true } as const;
    await cache.outbox.commit({ putSteps: [aStep({ id: 'u', seq: 1, ...account })] });
    const connection = { kind: 'online', lastAnswerAt: 0 } as const;
    useSyncStatus.setState({ connection });
    await drawScreen(cache, <ChangesScreen />, 1200);
    const row = page.getByRole('region', { name: 'En attente' }).getByRole('button');
    await page.getByRole('region', { name: 'À faire en ligne' }).getByRole('button').click();
    const send = page.getByRole('button', { name: /^Envoyer maintenant/u });
    await expect.element(send).toBeEnabled();
    useSyncStatus.setState({ sentByUser: ['u'] });
    await expect.element(page.getByText('1 en attente', { exact: true })).toBeVisible();
    await expect.element(row).toBeVisible();
    await expect.element(send).toBeDisabled();
    await expect.element(page.getByText(/envoyer vous-même/u)).not.toBeInTheDocument();
    useSyncStatus.setState(useSyncStatus.getInitialState());
  });
});

describe('on the way back', () => {
  let cache: Cache;
  beforeEach(async () => {
    beginOn('today');
    useSession.setState({ commands: {} as Commands }); // nothing is pressed that needs one
    cache = await aCache();
  });
  afterEach(() => cache.close());

  const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;

  test('a decision that was left open and is none any more is not returned to; one that still is, is', async () => {
    await cache.outbox.commit({
      putSteps: [
        { ...aStep({ id: 's1', seq: 1, target: '1' }), state: refused },
        aStep({ id: 's2', seq: 2, target: '2' }),
      ],
    });
    const returnTo = async (deciding: string): Promise<void> => {
      go({ at: 'changes', deciding });
      openScreen('calendar');
      returnToScreen('changes');
      await drawOver(cache, <ChangesScreen />);
    };
    await returnTo('s2');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Modifications');
    await returnTo('s1');
    await expect.element(page.getByRole('heading', { level: 1 }).last()).toHaveTextContent('À décider');
    expect(placeOn('changes').deciding).toBe('s1');
  });
});

describe('put back', () => {
  // The changes of a group that are done are put back by one button, which counts what it would put back (R2.10).

  const changes = [{ field: 'Nom', base: raw('"Jury"'), mine: raw('"Jury A"') }];
  const done = (id: string, seq: number): Step =>
    aReceipt({ id: `done-${id}`, seq, target: id, intentId: 'g', changes });
  const held = { kind: 'refused', failure: { kind: 'refused' } } as const;
  const commands = { dispatch: vi.fn<Commands['dispatch']>(), undoOf: vi.fn<Commands['undoOf']>() };

  let cache: Cache;
  beforeEach(async () => {
    vi.resetAllMocks();
    commands.dispatch.mockResolvedValue({ ok: true, intentId: 'b', targets: ['1', '2'] });
    commands.undoOf.mockResolvedValue();
    cache = await aCache();
    useSession.setState({ open: null, commands: commands as unknown as Commands }); // used here: these two
    beginOn('changes');
    await receive(cache, {
      Planification: [
        { Id: 1, Nom: 'Jury A' },
        { Id: 2, Nom: 'Jury A' },
        { Id: 3, Nom: 'Jury' },
      ],
    });
    await cache.outbox.commit({
      putReceipts: [done('1', 1), done('2', 2)],
      putSteps: [aStep({ id: 'open', seq: 3, target: '3', intentId: 'g', changes, state: held })],
    });
    go({ at: 'changes', selected: 'open' });
    await drawScreen(cache, [<ChangesScreen key="screen" />, <Toasts key="toasts" />], 700);
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });

  test('R2.10 what a colleague has changed since, or was put back already, is not counted', async () => {
    await expect.element(button('Remettre 2 éléments comme avant')).toBeVisible();
    await receive(cache, { Planification: [{ Id: 1, Nom: 'Jury de Claire' }] });
    await expect.element(button('Remettre 1 élément comme avant')).toBeVisible();
    const back = { field: 'Nom', base: raw('"Jury A"'), mine: raw('"Jury"') };
    await cache.outbox.commit({
      putSteps: [aStep({ id: 'back', seq: 4, target: '2', intentId: 'b', changes: [back] })],
    });
    await expect.element(page.getByRole('button', { name: /comme avant/u })).not.toBeInTheDocument();
  });

  test('R3.8 what the service wrote in capitals is counted too, and put back from there', async () => {
    await receive(cache, { Planification: [{ Id: 1, Nom: 'JURY A' }] });
    await expect.element(button('Remettre 1 élément comme avant')).toBeVisible();
    await cache.outbox.commit({ putReceipts: [{ ...done('1', 1), state: applied('changed', ['Nom']) }] });
    await button('Remettre 2 éléments comme avant').click();
    await expect.element(page.getByText('2 éléments remis comme avant')).toBeVisible();
    expect(commands.dispatch.mock.calls[0]?.[0]).toMatchObject({
      applied: [
        { target: '2', changes },
        { target: '1', changes: [{ base: '"Jury"', mine: '"JURY A"' }] },
      ],
    });
  });

  test('R2.10 putting back says how many, and can be undone', async () => {
    await button('Remettre 2 éléments comme avant').click();
    await expect.element(page.getByText('2 éléments remis comme avant')).toBeVisible();
    expect(commands.dispatch.mock.calls[0]?.[0]).toMatchObject({
      kind: 'undo',
      applied: [{ target: '2' }, { target: '1' }],
    });
    await page
      .getByRole('status')
      .getByRole('button', { name: /Défaire/u })
      .click();
    await expect.poll(() => commands.undoOf.mock.calls).toEqual([['b']]);
  });
});

describe('exchange', () => {
  const owner = { baseUrl: 'https://ecole.example', user: 'claire.moreau' };
  const profile = { ...owner, id: 'p', name: 'École', campusId: '1', campusName: 'Lyon', practice: false };
  const waits = step({ id: 'm', target: '1' });
  const receipt = step({ id: 'v', target: '2', state: applied('verified') });
  const commands = { saveFile: vi.fn<Commands['saveFile']>(), adopt: vi.fn<Commands['adopt']>() };

  beforeEach(async () => {
    commands.saveFile.mockReset().mockResolvedValue({ name: 'x', folder: '/tmp', targets: [] });
    commands.adopt.mockReset().mockResolvedValue(true);
    const open = { profile, databaseName: 'd', signedIn: true, keptBefore: true };
    useSession.setState({ open, commands: commands as unknown as Commands }); // the two that the dialog gives
    await draw(
      <Worded everything={[waits, receipt]}>
        <ExchangeDialog view={{ toDecide: [], waiting: [waits], receipts: [receipt] }} isOpen onClose={() => {}} />
      </Worded>,
    );
  });
  const choose = (text: string) =>
    userEvent.upload(
      page.getByLabelText('Choisir un fichier…', { exact: true }).last(),
      new File([text], 'x.json', { type: 'application/json' }),
    );

  test('what waits is exported to be read, and to continue elsewhere', async () => {
    await page.getByRole('button', { name: 'Enregistrer un relevé' }).click();
    await page.getByRole('button', { name: 'Enregistrer pour un autre poste' }).click();
    await vi.waitFor(() => expect(commands.saveFile).toHaveBeenCalledTimes(2));
    const [[nameToRead, toRead], [name, toGoOn]] = commands.saveFile.mock.calls as [[string, string], [string, string]]; // two calls of two texts
    expect(nameToRead).toMatch(/^Carnet modifications \d{4}-\d\d-\d\d\.txt$/u);
    expect(toRead).toContain('1 modification attend');
    expect(name).toMatch(/\.json$/u);
    expect(JSON.parse(toGoOn)).toMatchObject({ ...owner, steps: [{ id: 'm' }] });
  });

  test('a disk that refuses is reported, and nothing is lost', async () => {
    commands.saveFile.mockRejectedValueOnce(new FailureError({ kind: 'storage' }));
    await page.getByRole('button', { name: 'Enregistrer un relevé' }).click();
    await expect.element(page.getByText('Impossible d’écrire sur le disque.')).toBeVisible();
  });

  test('I3 a file of another workstation is imported, without what is here or received already', async () => {
    await choose(writeFile(owner, [waits, { ...receipt, state: waits.state }, step({ id: 'n', target: '3' })], 5));
    await vi.waitFor(() => expect(commands.adopt).toHaveBeenCalledTimes(1));
    expect(commands.adopt.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['n']);
  });

  test('I19 another user’s file is refused, with the reason', async () => {
    await choose(writeFile({ ...owner, user: 'paul' }, [step({ id: 'n' })], 5));
    await expect.element(page.getByText(/appartiennent à une autre personne ou à un autre service/u)).toBeVisible();
    expect(commands.adopt).not.toHaveBeenCalled();
  });

  const drop = (...files: readonly File[]): void => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const where = page.getByText(/enregistré sur un autre poste/u).element();
    for (const kind of ['dragenter', 'dragover', 'drop'])
      where.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  };

  test('an empty file and one that is too large are refused with what to do', async () => {
    await choose('');
    await expect.element(page.getByText('Ce fichier est vide.')).toBeVisible();
    const large = new File(['{}'], 'x.json');
    Object.defineProperty(large, 'size', { value: 10 ** 9 });
    const arrayBuffer = vi.spyOn(large, 'arrayBuffer');
    drop(large);
    await expect.element(page.getByText(/trop grand/u)).toBeVisible();
    await expect.element(page.getByText(/Carnet lit 64/u)).toBeVisible();
    expect(arrayBuffer).not.toHaveBeenCalled();
    expect(commands.adopt).not.toHaveBeenCalled();
  });
});
