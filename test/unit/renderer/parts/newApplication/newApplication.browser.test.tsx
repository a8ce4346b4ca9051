import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { liveOf } from '#cache/queries/live.ts';
import type { Intent, WalkIn } from '#intents/intent.ts';
import { NewApplicationDialog } from '#parts/newApplication/NewApplicationDialog.tsx';
import { rawJson } from '#shared/json/rawJson.ts';
import { chooseForDay, mapDayField } from '#stores/interviewDay.ts';
import { here } from '#stores/place.ts';
import type { Accepted, Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import type { Rows } from '#test/contract/stores/openTestCache.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { FormatProvider, ShortcutScope } from '#ui/index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const dispatch = vi.fn<(intent: Intent) => Promise<Accepted>>();
const findByAddress = vi.fn<Commands['findByAddress']>();
const refresh = vi.fn<Commands['refresh']>();
const onKept = vi.fn<(id: string) => void>();
const onClose = vi.fn();
let cache: Cache;
let root: Root;

const rows: Rows = {
  Candidat: [
    {
      Id: 40,
      Nom: 'Diallo',
      Prenoms: 'Awa',
      Numero: 'C00040',
      DateNaissance: '2008-07-01T00:00:00+02:00',
      Mail: { Id: 9, Adresse: 'awa@exemple.fr' },
    },
  ],
  SessionRecrutement: [{ Id: 60, Nom: 'BTS MCO', ProgrammeId: 70 }],
  Programme: [{ Id: 70, EntiteJuridiqueId: 1 }],
  EtatCandidature: [{ Id: 51, Nom: 'Incomplet' }],
  Agent: [{ Id: 31, Nom: 'Petit', Prenoms: 'Luc', EntiteJuridiqueId: 1 }],
};

beforeEach(async () => {
  await startWords('fr');
  vi.clearAllMocks();
  findByAddress.mockResolvedValue({ holders: [], isKnown: false, wasAsked: true });
  refresh.mockResolvedValue();
  dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['new:m', 'new:c', 'new:d'] });
  cache = await aCache();
  await receive(cache, rows);
  const profile = { id: 'p', name: 'École', baseUrl: '', user: 'u', campusId: '1', campusName: 'Lyon', practice: true };
  useSession.setState({
    open: { profile, databaseName: '', signedIn: true, keptBefore: false },
    commands: { dispatch, findByAddress, refresh } as unknown as Commands,
  }); // other members are not used here
  chooseForDay({
    fieldMapping: {
      arrived: null,
      done: null,
      absent: null,
      room: null,
      missingPieces: null,
      interviewNote: null,
      phone: null,
    },
    agentId: null,
  });
});
afterEach(async () => {
  await hide();
  await cache.close();
});

/** Waits for results that come after a pause in typing; each check lets React draw first. */
const shows = (wanted: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(text()).toContain(wanted);
    },
    { timeout: 5_000 },
  );

async function show(): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  await act(async () =>
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <ShortcutScope>
          <CacheProvider cache={cache}>
            <NewApplicationDialog purpose="walkIn" correct={null} applicant={null} onClose={onClose} onKept={onKept} />
          </CacheProvider>
        </ShortcutScope>
      </FormatProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
}
const hide = async (): Promise<void> => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
};

const text = (): string =>
  (document.querySelector('[role=dialog]')?.textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' ');
const field = (name: string): HTMLInputElement => {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(name));
  const input = document.getElementById(label?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return input;
};
const write = (name: string, value: string) => act(async () => userEvent.fill(field(name), value));
const leave = (name: string) => act(async () => field(name).blur());
const press = (keys: string) => act(async () => userEvent.keyboard(keys));
const save = async (): Promise<void> => {
  await press('{Control>}{Enter}{/Control}');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20))); // the dialog saves after parsing the field that lost the focus
};
async function choose(name: string, option: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) =>
    each
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .some((id) => document.getElementById(id)?.textContent?.startsWith(name)),
  );
  await act(async () => userEvent.click(button ?? document.body));
  const found = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
    (each) => each.textContent === option,
  );
  await act(async () => userEvent.click(found ?? document.body));
}
const fill = async (): Promise<void> => {
  await write('Nom', 'Martinez');
  await write('Prénoms', 'Lola');
  await write('Courriel', 'lola@exemple.fr');
  await choose('Parcours', 'BTS MCO');
  await choose('État', 'Incomplet');
};
/** The same, typed before the form is opened. */
const begun = (): Promise<void> => {
  const typed = { nom: 'Martinez', prenoms: 'Lola', mail: 'lola@exemple.fr', admissionPathId: '60', stateId: '51' };
  liveOf(cache).drafts.keep('walkIn', JSON.stringify(typed));
  return show();
};
const dispatched = (): WalkIn | undefined => {
  const intent = dispatch.mock.calls.at(-1)?.[0];
  return intent?.kind === 'walkIn' && 'people' in intent ? intent.people[0] : undefined;
};

describe('R4.6 the form of a walk-in', () => {
  it('dispatches one intent with the typed values; the login is the address unless another is typed', async () => {
    await show();
    await fill();
    expect(field('Identifiant').value).toBe('lola@exemple.fr');
    await write('Né ou née le', '1/7/2008');
    await leave('Né ou née le');
    await choose('Conseiller', 'PETIT Luc');
    await save();
    expect(dispatched()?.applicant).toEqual({
      nom: 'Martinez',
      prenoms: 'Lola',
      mail: 'lola@exemple.fr',
      login: 'lola@exemple.fr',
      naissance: '2008-07-01T00:00:00+02:00',
    });
    expect(dispatched()?.application).toMatchObject({ admissionPathId: '60', stateId: '51', agentId: '31' });
    expect(onKept).toHaveBeenCalledWith('new:d', expect.stringMatching(/^\d{4}-\d\d-\d\d$/u));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('writes the arrival of a walk-in where the school assigned a field to it', async () => {
    await act(async () => mapDayField('arrived', 'ARRIVEE'));
    await begun();
    await save();
    expect(dispatched()?.application.parametres).toEqual([
      { code: 'ARRIVEE', valeur: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/u) as string },
    ]); // an asymmetric matcher takes the place of the text
  });

  it('is given to the agent who has the name of the user, until another is chosen', async () => {
    useSession.setState(({ open }) => ({ open: open && { ...open, profile: { ...open.profile, user: 'l.petit' } } }));
    await begun();
    expect(text()).toMatch(/ConseillerPETIT Luc/u);
    await save();
    expect(dispatched()?.application.agentId).toBe('31');
    await hide();
    await begun();
    await choose('Conseiller', 'Sans conseiller');
    await save();
    expect(dispatched()?.application.agentId).toBeUndefined();
  });

  it('saves an application without an interview, and shows it on the page of its applicant', async () => {
    await begun();
    await act(async () =>
      userEvent.click(
        [...document.querySelectorAll('label')].find((each) => each.textContent === 'Avec un entretien') ??
          document.body,
      ),
    );
    expect(text()).toContain('Sans entretien, le dossier se trouve dans « Personnes et dossiers »');
    await save();
    expect(dispatched()?.application).toEqual({ admissionPathId: '60', stateId: '51' });
    expect(onKept).not.toHaveBeenCalled();
    expect(here()).toEqual({ at: 'row', entity: 'Dossier', id: 'new:d' });
  });

  it('I3 recognises a known person by the address, and creates a new application only', async () => {
    await begun();
    await write('Courriel', 'AWA@exemple.fr');
    await leave('Courriel');
    expect(text()).toContain('Ce courriel est déjà celui d’un candidat.');
    const same = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      (each) => each.value === '40',
    );
    await act(async () => same?.click());
    await save();
    expect(dispatched()?.applicant).toBe('40');
  });

  it('R3.6 shows while typing that the service has the address, and its owner, who gets an application only', async () => {
    const row = rawJson('{"Id":41,"Nom":"Roy","Prenoms":"Lou","Numero":"C00041"}');
    const learner = rawJson('{"Id":42,"Nom":"Roy","Prenoms":"Zoé","Code":"A00042"}');
    findByAddress.mockResolvedValue({
      holders: [
        { entity: 'Candidat', id: '41', row, isFresh: true },
        { entity: 'Apprenant', id: '42', row: learner, isFresh: true },
      ],
      isKnown: true,
      wasAsked: true,
    });
    await begun();
    await write('Courriel', 'lou@exemple.fr');
    await shows('C’est ROY Lou');
    expect(text()).toContain('Apprenant · ROY Zoé · A00042');
    expect(text()).toContain('rien ne part sans votre réponse');
    const same = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      (each) => each.value === '41',
    );
    await act(async () => same?.click());
    expect(text()).not.toContain('rien ne part sans votre réponse');
    await save();
    expect(refresh, 'who was not on this workstation is received first').toHaveBeenCalledWith({
      entity: 'Candidat',
      of: '41',
    });
    expect(dispatched()?.applicant).toBe('41');
  });

  it('R3.6 gives a new applicant a record of their own of an address that the service has; another address ends that', async () => {
    findByAddress.mockResolvedValue({ holders: [], isKnown: true, wasAsked: true });
    const own = (): HTMLInputElement | null => document.querySelector('[data-known] input[type=checkbox]');
    await begun();
    await shows('Son propre enregistrement, marqué en double');
    await act(async () => own()?.click());
    expect(text()).toContain('Celui qui existe reste comme il est.');
    await write('Courriel', 'autre@exemple.fr');
    await shows('rien ne part sans votre réponse');
    await act(async () => own()?.click());
    await save();
    expect(dispatched()?.applicant).toMatchObject({ mail: 'autre@exemple.fr', ownMail: true });
  });

  it('keeps the typed text after a disk refusal, and after a form was closed by a crash', async () => {
    dispatch.mockResolvedValue({ ok: false, rejection: 'storage' });
    await show();
    await fill();
    await save();
    expect(onClose).not.toHaveBeenCalled();
    await vi.waitFor(async () => expect(await cache.notes.read('drafts')).toContain('Martinez'));
    await hide();
    await show();
    expect(text()).toContain('Saisie reprise');
    expect([field('Nom').value, field('Courriel').value]).toEqual(['Martinez', 'lola@exemple.fr']);
    dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['new:m', 'new:c', 'new:d'] });
    await save();
    expect(onClose).toHaveBeenCalledOnce();
    await vi.waitFor(async () => expect(await cache.notes.read('drafts')).not.toContain('Martinez'));
  });

  describe('at the front desk', () => {
    const now = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
    const appointment = (creneau: string, more: object = {}): Rows => ({
      Dossier: [
        {
          Id: 1,
          Numero: 'D1',
          Nom: 'Diallo',
          Prenoms: 'Awa',
          CandidatId: 40,
          SessionRecrutementId: 60,
          EtatCandidatureId: 51,
          AgentId: 31,
          CreneauLibre: creneau,
          Parametres: [
            { Code: 'ARRIVEE', Valeur: '' },
            { Code: 'PORTABLE', Valeur: '' },
          ],
          ...more,
        },
      ],
    });
    const labels = (): readonly string[] =>
      [...document.querySelectorAll('[role=dialog] label')].flatMap((each) =>
        each.checkVisibility() ? [each.textContent] : [],
      );
    const withFields = async (given: Rows): Promise<void> => {
      await receive(cache, given);
      mapDayField('arrived', 'ARRIVEE');
      mapDayField('phone', 'PORTABLE');
      await show();
    };

    it('asks the name, the telephone, the path and the address that the service demands; the rest is folded', async () => {
      await withFields(appointment(now(0)));
      expect(labels().join()).toMatch(/^Nom[^,]*,Prénoms[^,]*,Téléphone[^,]*,Courriel/u);
      expect(labels().join()).not.toMatch(/Identifiant|Agent|Heure/u);
      expect(text()).toContain('aucun candidat sans courriel');
      await write('Nom', 'Martinez');
      await write('Prénoms', 'Lola');
      await write('Téléphone', '06 11 22 33 44');
      await write('Courriel', 'lola@exemple.fr');
      await choose('Parcours', 'BTS MCO');
      await save();
      expect(dispatched()?.application).toMatchObject({ admissionPathId: '60', stateId: '51' });
      expect(dispatched()?.application.parametres).toContainEqual({ code: 'PORTABLE', valeur: '06 11 22 33 44' });
    });

    it('I3 I12 of a person who is expected today the arrival is noted, on what was shown, unless the user says that it is someone else', async () => {
      await withFields(appointment(now(1)));
      await write('Nom', 'DIALLO');
      await write('Prénoms', 'awa');
      await leave('Prénoms');
      await shows('DIALLO Awa a rendez-vous à');
      await save();
      expect(dispatch.mock.calls.at(-1)?.[0]).toMatchObject({
        kind: 'edit',
        rows: [
          {
            entity: 'Dossier',
            id: '1',
            members: { 'Parametres.ARRIVEE': expect.stringMatching(/^\d\d\/\d\d/u) as string },
          },
        ],
        from: [{ entity: 'Dossier', id: '1', row: expect.stringContaining('"Code":"ARRIVEE","Valeur":""') as string }],
      }); // an asymmetric matcher takes the place of the text
      expect(onKept).toHaveBeenCalledWith('1', expect.anything());
    });

    it('someone else of that name is a new applicant', async () => {
      await withFields(appointment(now(1)));
      await write('Nom', 'Diallo');
      await write('Prénoms', 'Awa');
      await leave('Prénoms');
      await shows('C’est quelqu’un d’autre');
      await act(async () => document.querySelector<HTMLInputElement>('input[type=radio][value=new]')?.click());
      await write('Courriel', 'autre.awa@exemple.fr');
      await choose('Parcours', 'BTS MCO');
      await save();
      expect(dispatched()?.applicant).toMatchObject({ nom: 'Diallo', mail: 'autre.awa@exemple.fr' });
    });

    it('I3 someone of another name with the address of a person who is expected is not that person by default', async () => {
      await withFields(appointment(now(1)));
      await write('Nom', 'Haddad');
      await write('Prénoms', 'Sami');
      await write('Courriel', 'awa@exemple.fr');
      await leave('Courriel');
      await shows('C’est DIALLO Awa');
      expect(text()).not.toContain('a rendez-vous');
    });

    it('who has arrived already is not proposed, and only agents who are free at the hour are', async () => {
      await withFields(appointment(now(1), { Parametres: [{ Code: 'ARRIVEE', Valeur: '08:00' }] }));
      await write('Nom', 'Diallo');
      await write('Prénoms', 'Awa');
      await leave('Prénoms');
      await shows('seulement un nouveau dossier');
      expect(text()).not.toContain('a rendez-vous');
      await act(async () =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Plus')?.click(),
      );
      await choose('Conseiller', 'PETIT Luc');
      expect(text(), 'is with the other Diallo').toMatch(/ConseillerSans conseiller/u);
    });
  });
});
