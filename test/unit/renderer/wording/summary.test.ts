import { expect, test } from 'vitest';
import { inSentence } from '#i18n/labels/names.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { SummarySource } from '#sync/rules/summary.ts';
import { summarySchema } from '#sync/step.ts';
import type { StepState } from '#sync/step.ts';
import { fieldHint, fieldLabel } from '#wording/fields.ts';
import { heading, namingStep, sentence, undoneSentence } from '#wording/summary.ts';
import { applied, askedDoubt, waiting, wordingIn } from '../features/changes/steps.ts';

const moved = {
  key: 'event.moved',
  subject: 'Jury blanc',
  values: {
    fromDebut: '2026-11-19T10:00:00+01:00',
    fromFin: '2026-11-19T10:45:00+01:00',
    toDebut: '2026-11-19T09:30:00Z',
    toFin: '2026-11-19T10:15:00Z',
  },
};

test('a move within a day shows hours only, in the school’s zone, whatever the offset written (R2.3)', async () => {
  expect(sentence({ entity: 'Planification', summary: moved }, await wordingIn('fr'))).toBe(
    'Jury blanc\u00A0: déplacé de 10:00 à 10:30',
  );
  expect(sentence({ entity: 'Planification', summary: moved }, await wordingIn('en'))).toBe(
    'Jury blanc: moved from 10:00 to 10:30',
  );
});

test('an event of which both ends moved is said by both, also once that is undone', async () => {
  const summary = { ...moved, key: 'event.rescheduled' };
  const wording = await wordingIn('fr');
  expect(sentence({ entity: 'Planification', summary }, wording)).toBe(
    'Jury blanc\u00A0: début déplacé de 10:00 à 10:30, fin de 10:45 à 11:15',
  );
  expect(undoneSentence({ entity: 'Planification', summary }, wording)).toBe(
    'Jury blanc\u00A0: début remis à 10:00, fin à 10:45',
  );
});

test('a new applicant names what was created for them, not their address', () => {
  const made = (['Mail', 'Candidat', 'Dossier'] as const).map((entity) => ({ entity }));
  expect(namingStep(made)).toBe(made[1]);
  expect(namingStep(made.slice(0, 1))).toBe(made[0]);
});

test.each([
  ['fr', ['Nouvel utilisateur\u00A0: ROY Zoé', 'Nouvelle échéance\u00A0: ROY Zoé']],
  ['en', ['New user: ROY Zoé', 'New instalment: ROY Zoé']],
] as const)('words: whatever is created has its own sentence (%s)', async (language, said) => {
  const wording = await wordingIn(language);
  const creating = endpointNames.flatMap((name) => (endpoint(name).kind === 'create' ? endpoint(name).entity : []));
  const created = (entity: EntityName): string => {
    const summary = { key: 'entity.created', subject: 'ROY Zoé', values: { entity } };
    return sentence({ entity, summary }, wording);
  };
  expect([created('User'), created('EcheanceApprentissageConvention')]).toEqual(said);
  // Events and folders have sentences of their own, with an hour and with quotes.
  const others = new Set(creating).difference(new Set(['Planification', 'Directory']));
  for (const entity of others) expect(created(entity)).toMatch(/^(?:Nouve|New )/u);
});

test.each([
  [
    'fr',
    'Jury blanc\u00A0: déplacé du jeu.\u00A019\u00A0nov., 10:00 au ven.\u00A020\u00A0nov., 09:30',
    'Jury blanc\u00A0: remis au jeu.\u00A019\u00A0nov., 10:00',
  ],
  [
    'en',
    'Jury blanc: moved from Thu\u00A019\u00A0Nov, 10:00 to Fri\u00A020\u00A0Nov, 09:30',
    'Jury blanc: back on Thu\u00A019\u00A0Nov, 10:00',
  ],
] as const)('a move to another day names both days, and the first once it is undone (%s)', async (...expected) => {
  const [language, said, undone] = expected;
  const summary = { ...moved, values: { ...moved.values, toDebut: '2026-11-20T09:30:00+01:00' } };
  const wording = await wordingIn(language);
  expect(sentence({ entity: 'Planification', summary }, wording)).toBe(said);
  expect(undoneSentence({ entity: 'Planification', summary }, wording)).toBe(undone);
});

test('the sentence of a step stored with a key of an earlier version is found', async () => {
  const kept = { key: 'file.agentChanged', subject: 'C01177-1', values: { from: '5', to: '', fromName: 'BELKACEM' } };
  const summary = summarySchema.parse(kept);
  expect(summary).toEqual({ ...kept, key: 'application.agentChanged' });
  expect(sentence({ entity: 'Dossier', summary }, await wordingIn('fr'))).toBe('C01177-1\u00A0: conseiller retiré');
});

test('a table that was pasted as a name is cut, so that the sentence goes on after it', async () => {
  const said = sentence(
    { entity: 'Planification', summary: { ...moved, subject: 'Nom Prénom 👩 '.repeat(100) } },
    await wordingIn('fr'),
  );
  expect(said).toMatch(/^Nom Prénom 👩 .+…\u00A0: déplacé de 10:00 à 10:30$/u);
  expect(said.length).toBeLessThan(200);
});

test('an unknown key is shown by its subject, not hidden', async () => {
  const summary = { key: 'event.teleported', subject: 'Jury blanc', values: {} };
  expect(sentence({ entity: 'Planification', summary }, await wordingIn('fr'))).toBe('Jury blanc\u00A0: modification');
});

test('a custom field is named by its code made readable, and an emptied value is said', async () => {
  const wording = await wordingIn('fr');
  const summary = {
    key: 'application.fieldChanged',
    subject: 'DIALLO Aminata',
    values: { field: 'AVIS_JURY', from: 'Favorable', to: '' },
  };
  expect(sentence({ entity: 'Dossier', summary }, wording)).toBe('DIALLO Aminata\u00A0: Avis jury, valeur retirée');
  expect(fieldHint('Dossier', 'Parametres.AVIS_JURY', wording)).toBe('Champ AVIS_JURY');
  const used = await wordingIn('fr', { 'Parametres:ARRIVEE': 'Arrivée' });
  expect(fieldLabel('Dossier', 'Parametres.ARRIVEE', used), 'R3.4 as the school uses it').toBe('Arrivée');
});

test('R2.8 fields have labels and hints, and an unknown field keeps the service’s name', async () => {
  const wording = await wordingIn('fr');
  expect(fieldLabel('Planification', 'Debut+Fin', wording)).toBe('Horaire');
  expect(['CreneauLibre', 'AgentId'].map((unit) => fieldLabel('Dossier', unit, wording))).toEqual([
    'Entretien',
    'Conseiller',
  ]);
  expect([fieldLabel('Planification', 'Nom', wording), fieldLabel('Candidat', 'Nom', wording)]).toEqual([
    'Nom',
    'Nom de naissance',
  ]);
  expect(fieldHint('Planification', 'Nom', wording)).toBe('Titre affiché');
  expect(fieldLabel('Planification', 'SalleReservee', wording)).toBe('SalleReservee');
  expect(fieldHint('Planification', 'SalleReservee', wording)).toBeNull();
});

test.each([
  ['Début', 'début'],
  ['Code UAI', 'code UAI'],
  ['Événements liés', 'événements liés'],
  ['LAN', 'LAN'],
])('within a sentence %s is %s', (label, inside) => expect(inSentence(label)).toBe(inside));

test('what the core sums up has its sentence: creations, several fields at once, agents by name or number', async () => {
  const wording = await wordingIn('fr', { 'AgentId:7': 'BELKACEM Karim', 'DecisionId:1': 'Admis' });
  const families: Readonly<Record<string, EntityName>> = { event: 'Planification', application: 'Dossier' };
  const tell = (key: string, values: Record<string, string>) => {
    const entity = families[key.split('.')[0] ?? ''] ?? 'Candidat';
    return sentence({ entity, summary: { key, subject: 'DIALLO Aminata', values } }, wording);
  };
  expect(tell('event.created', { toDebut: '2026-11-26T14:00:00+01:00', toFin: '2026-11-26T15:00:00+01:00' })).toBe(
    'Événement créé\u00A0: DIALLO Aminata, jeu.\u00A026\u00A0nov., 14:00',
  );
  expect(tell('event.changed', { fields: 'Debut+Fin,Enseignants' })).toBe(
    'DIALLO Aminata, modification\u00A0: horaire, enseignants',
  );
  expect(tell('application.changed', { fields: 'NumeroINEBac,Parametres.AVIS_JURY' })).toBe(
    'DIALLO Aminata, modification\u00A0: numéro INE du bac, avis jury',
  );
  expect(tell('application.agentChanged', { from: '5', to: '7' })).toBe(
    'DIALLO Aminata\u00A0: conseiller BELKACEM Karim',
  );
  expect(tell('application.agentChanged', { from: '5', to: '9', toName: 'VASSEUR Hélène' })).toBe(
    'DIALLO Aminata\u00A0: conseiller VASSEUR Hélène',
  );
  expect(tell('application.agentChanged', { from: '5', to: '9' })).toBe('DIALLO Aminata\u00A0: conseiller n°\u00A09');
  const decided = { from: '', to: '1', toDay: '2026-11-22T10:00:00+01:00' };
  expect(tell('application.decided', decided)).toBe('DIALLO Aminata\u00A0: décision «\u00A0Admis\u00A0», 22/11/2026');
  expect(tell('application.decided', { ...decided, fromState: '53', toState: '55' })).toBe(
    'DIALLO Aminata\u00A0: décision «\u00A0Admis\u00A0», état «\u00A0n°\u00A055\u00A0», 22/11/2026',
  );
  expect(tell('application.decided', { from: '1', to: '2' })).toBe(
    'DIALLO Aminata\u00A0: décision «\u00A0n°\u00A02\u00A0»',
  );
  expect(tell('application.decided', { from: '1', to: '', toDay: '' })).toBe('DIALLO Aminata\u00A0: décision retirée');
  expect(tell('application.interviewMoved', { from: '2026-11-19T10:00:00+01:00', to: '' })).toBe(
    'DIALLO Aminata\u00A0: entretien retiré',
  );
  expect(tell('entity.created', { entity: 'Candidat' })).toBe('Nouveau candidat\u00A0: DIALLO Aminata');
});

test('a decision, its day and its state are one sentence; the day alone, and a decision with another field, are a list of fields', () => {
  const change = (field: string, mine: string) => ({ field, base: rawJson('null'), mine: rawJson(mine) });
  const day = '"2026-11-22T10:00:00+01:00"';
  const keyAndValues = (...changes: readonly ReturnType<typeof change>[]) => {
    const { key, values } = summarize(
      { entity: 'Dossier', action: 'replace', body: null, changes: [...changes] },
      'DIALLO',
    );
    return { key, values };
  };
  expect(keyAndValues(change('DecisionId', '1'), change('DateDecision', day))).toEqual({
    key: 'application.decided',
    values: { from: '', to: '1', toDay: '2026-11-22T10:00:00+01:00' },
  });
  expect(keyAndValues(change('DecisionId', '1'))).toEqual({
    key: 'application.decided',
    values: { from: '', to: '1' },
  });
  expect(
    keyAndValues(change('DecisionId', '1'), change('DateDecision', day), change('EtatCandidatureId', '55')).values,
  ).toEqual({ from: '', to: '1', toDay: '2026-11-22T10:00:00+01:00', fromState: '', toState: '55' });
  expect(keyAndValues(change('DateDecision', day)).key).toBe('application.changed');
  expect(keyAndValues(change('DecisionId', '1'), change('AgentId', '5')).key).toBe('application.changed');
});

/** One step for every way in which a step is attended (R3.0): creations, calls, fields that need a confirmation. */
function attendedSteps(): readonly SummarySource[] {
  return endpointNames.flatMap((name): readonly SummarySource[] => {
    const { kind, entity, attended = false, confirm = [] } = endpoint(name);
    const base = { entity, changes: [], body: null };
    if (kind === 'replace')
      return confirm.flatMap(({ fields = [] }) =>
        fields.map((field) => ({
          ...base,
          action: 'replace',
          changes: [{ field, base: rawJson('1'), mine: rawJson('2') }],
        })),
      );
    if (!attended && confirm.length === 0) return [];
    return [{ ...base, action: kind === 'create' ? 'create' : 'act', endpoint: name }];
  });
}

test.each(['fr', 'en'] as const)(
  'R3.0 every change that the user sends is worded as to be done until it is done, and as done in its receipt (%s)',
  async (language) => {
    const wording = await wordingIn(language);
    const steps = attendedSteps();
    expect(steps.length).toBeGreaterThan(12);
    for (const source of steps) {
      const stepOf = (state: StepState) =>
        sentence({ entity: source.entity, summary: summarize(source, 'LUTÈCE'), attended: true, state }, wording);
      const done = stepOf(applied('verified'));
      for (const state of [waiting, askedDoubt, { kind: 'sending' as const }]) {
        const toDo = stepOf(state);
        expect(toDo).toMatch(language === 'fr' ? / à \p{L}+/u : / to \p{L}+/u);
        expect(toDo).toContain('LUTÈCE');
        expect(toDo).not.toBe(done);
      }
      expect(done).not.toMatch(language === 'fr' ? / à (?:créer|modifier|ajouter|appliquer|demander)/u : / to \p{L}+/u);
    }
  },
);

test('R3.0 a company that waits for the user is to be created; its receipt says that it was', async () => {
  const summary = { key: 'entity.created', subject: 'Lutèce', values: { entity: 'Entreprise' } };
  const company = { entity: 'Entreprise', summary, attended: true } as const;
  const en = await wordingIn('en');
  expect(sentence({ ...company, state: waiting }, en)).toBe('Company to create: Lutèce');
  expect(sentence({ ...company, state: applied('verified') }, en)).toBe('New company: Lutèce');
  expect(sentence({ ...company, state: waiting }, await wordingIn('fr'))).toBe('Entreprise à créer\u00A0: Lutèce');
});

test('R3.0 the question whether a call was carried out names the call, and that of a creation what would exist', async () => {
  const fr = await wordingIn('fr');
  const asked = { attended: true, state: askedDoubt } as const;
  const call = { key: 'act.Convention_synchroniseAffaire', subject: 'CONV-1', values: {} };
  expect(heading({ ...asked, entity: 'Convention', summary: call }, fr)).toBe(
    'CONV-1\u00A0: dossier de facturation à créer',
  );
  const created = { key: 'entity.created', subject: 'Lutèce', values: { entity: 'Entreprise' } };
  expect(heading({ ...asked, entity: 'Entreprise', summary: created }, fr)).toBe('Entreprise Lutèce');
});
