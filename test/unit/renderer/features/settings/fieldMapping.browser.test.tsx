import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { FieldMappingPart } from '#features/settings/FieldMappingPart.tsx';
import { LabelsPart } from '#features/settings/LabelsPart.tsx';
import { useIdLabelStore } from '#stores/idLabels.ts';
import { mapDayField, useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { FormatProvider } from '#ui/index.ts';
import { VocabularyNotice } from '#wording/VocabularyNotice.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let cache: Cache;
let root: Root;

beforeEach(async () => {
  await startWords('fr');
  useDayChoices.setState(useDayChoices.getInitialState());
  const profile = { id: 'p', name: 'École', baseUrl: '', user: 'u', campusId: '1', campusName: 'Lyon', practice: true };
  useSession.setState({ open: { profile, databaseName: '', signedIn: true, keptBefore: false } });
  mapDayField('room', 'ANCIENNE_SALLE');
  cache = await aCache();
  await cache.store.absorb(
    { entity: 'Dossier' },
    [pulled('1', '{"Id":1,"Parametres":[{"Code":"SALLE","Valeur":""},{"Code":"ARRIVEE","Valeur":""}]}')],
    0,
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await show(<FieldMappingPart />);
});
const show = (part: ReactNode) =>
  act(async () =>
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <CacheProvider cache={cache}>{part}</CacheProvider>
      </FormatProvider>,
    ),
  );
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await cache.close();
});

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((each) =>
    each
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .some((id) => document.getElementById(id)?.textContent === name),
  );
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const open = (name: string) => act(async () => userEvent.click(button(name)));
const choose = (text: string) =>
  act(async () => userEvent.click(options().find((each) => each.textContent === text) ?? document.body));

test('R3.4 a custom field is chosen among those that applications have, and can be cleared', async () => {
  await open('Arrivée');
  expect(options().map(({ textContent }) => textContent)).toEqual(['Aucun', 'ARRIVEE', 'SALLE']);
  await choose('ARRIVEE');
  expect(useDayChoices.getState()).toMatchObject({
    fieldMapping: { arrived: 'ARRIVEE', room: 'ANCIENNE_SALLE', done: null },
  });
  await open('Arrivée');
  await choose('Aucun');
  expect(useDayChoices.getState().fieldMapping.arrived).toBeNull();
});

const press = (name: RegExp) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));
    if (!found) throw new Error(`no button ${name.source}`);
    await userEvent.click(found);
  });

test('R3.4 one question is asked about what is recognised, and nothing is written before the user says yes', async () => {
  useDayChoices.setState(useDayChoices.getInitialState());
  await show(<VocabularyNotice isAskedOnce />);
  expect(document.body.textContent).toContain('Arrivée, Salle');
  expect(document.body.textContent, 'no code of the school').not.toContain('ARRIVEE');
  expect(useDayChoices.getState().fieldMapping.arrived).toBeNull();
  await press(/^Oui/u);
  expect(useDayChoices.getState().fieldMapping).toMatchObject({ arrived: 'ARRIVEE', room: 'SALLE', done: null });
  expect(document.body.textContent).toBe('');
});

test('R3.4b decisions and the school’s fields are named once, among the interview day’s settings', async () => {
  useIdLabelStore.setState({ lists: {} });
  await cache.store.absorb({ entity: 'EtatCandidature' }, [pulled('5', '{"Id":5,"Nom":"Admis"}')], 0);
  await cache.store.absorb(
    { entity: 'Dossier' },
    ['2', '3', '4'].map((id) => pulled(id, `{"Id":${id},"DecisionId":9,"EtatCandidatureId":5}`)),
    0,
  );
  await show(<FieldMappingPart />);
  await press(/^Noms des décisions/u);
  expect(document.body.textContent).toContain('avec l’état «\u00A0Admis\u00A0» dans 3 dossiers sur 3');
  await page.getByRole('textbox', { name: 'Décision, libellé du n° 9' }).fill('Admis en internat');
  await userEvent.keyboard('{Enter}');
  expect(useIdLabelStore.getState().lists['Decision']).toEqual({ 9: 'Admis en internat' });
  await press(/^Noms des champs/u);
  await page.getByRole('textbox', { name: 'Nom du champ ARRIVEE' }).fill('Heure d’arrivée');
  await userEvent.keyboard('{Tab}');
  expect(useIdLabelStore.getState().lists['Parametres']).toEqual({ ARRIVEE: 'Heure d’arrivée' });
  await show(<LabelsPart />);
  await press(/^Voir les numéros/u);
  expect(document.body.textContent).not.toContain('Décision\u00A0:');
});
