import { beforeEach, expect, test } from 'vitest';
import type { Place } from '#shared/ipc/place.ts';
import { setGivenIds } from '#stores/givenIds.ts';
import {
  adjust,
  beginOn,
  closePage,
  decideOn,
  go,
  goBack,
  goForward,
  here,
  openPage,
  openScreen,
  placeOn,
  renamePlaces,
  rowLeft,
  returnToScreen,
  showChange,
  showListWeek,
  showWeekOf,
  startCorrecting,
  startCreating,
  stopCorrecting,
  stopCreating,
  storing,
  usePlaces,
} from '#stores/place.ts';
import type { Page } from '#stores/place.ts';
import { usePolicy } from '#stores/policy.ts';
import { useView } from '#stores/view.ts';

beforeEach(() => {
  beginOn('today');
  return () => usePolicy.setState({ values: {} });
});

const visited = (): readonly Place[] => usePlaces.getState().visited;

test('keyboard: Alt ← goes back over visited screens, and a new visit clears the forward history', () => {
  openScreen('calendar');
  openScreen('offline');
  goBack();
  goBack();
  expect(here()).toEqual({ at: 'today' });
  expect(goBack() && here()).toEqual({ at: 'today' });
  goForward();
  expect(here()).toEqual({ at: 'calendar' });
  openScreen('directory');
  expect(visited().map(({ at }) => at)).toEqual(['today', 'calendar', 'folder']);
});

test('keyboard: Alt ← goes back from one person’s page to another’s, and to their list', () => {
  beginOn('people');
  for (const id of ['1', '1', '2']) openPage({ entity: 'Candidat', id });
  const page = (id: string): Place => ({ at: 'row', entity: 'Candidat', id });
  expect(visited()).toEqual([{ at: 'rows', entity: 'Candidat' }, page('1'), page('2')]);
  goBack();
  expect(here()).toEqual(page('1'));
  goBack();
  expect(here()).toEqual({ at: 'rows', entity: 'Candidat' });
});

test('the navigation history has a maximum length', () => {
  for (let index = 0; index < 200; index += 1) openScreen(index % 2 ? 'today' : 'calendar');
  expect(visited()).toHaveLength(50);
  expect(here()).toEqual({ at: 'today', day: null });
});

test('days, selections, lists, folders and pages of the settings are no entries of the history', () => {
  go({ at: 'calendar', day: '2026-11-19' });
  go({ at: 'calendar', selected: '12' });
  adjust('calendar', { day: '2026-11-20' });
  go({ at: 'rows', entity: 'Dossier' });
  go({ at: 'rows', entity: 'Apprenant' });
  go({ at: 'settings', part: 'health' });
  go({ at: 'settings' });
  expect(visited().map(({ at }) => at)).toEqual(['today', 'calendar', 'rows', 'settings']);
  goBack();
  goBack();
  expect(here()).toEqual({ at: 'calendar', day: '2026-11-20', selected: '12' });
});

test('a screen is as it was left: its day, its selection, its list, its decision; the settings begin at their first page', () => {
  go({ at: 'calendar', day: '2026-11-19', selected: '12' });
  go({ at: 'rows', entity: 'Dossier' });
  openPage({ entity: 'Dossier', id: '5' });
  go({ at: 'changes', deciding: 'step' });
  go({ at: 'settings', part: 'health' });
  openScreen('calendar');
  expect(here()).toEqual({ at: 'calendar', day: '2026-11-19', selected: '12' });
  returnToScreen('people');
  expect(here(), 'its list, not the page').toEqual({ at: 'rows', entity: 'Dossier' });
  returnToScreen('changes');
  expect(here()).toEqual({ at: 'changes', tab: 'open', deciding: 'step' });
  openScreen('changes');
  expect(here()).toEqual({ at: 'changes', tab: 'open', deciding: null });
  openScreen('settings');
  expect(here()).toEqual({ at: 'settings' });
});

test('keyboard: Alt ← from what a sent change is about leads back to the sent ones; a change is shown among the open', () => {
  openScreen('changes');
  adjust('changes', { tab: 'receipts', selected: 's1' });
  go({ at: 'calendar', selected: '12' });
  goBack();
  expect(here()).toEqual({ at: 'changes', tab: 'receipts', selected: 's1', deciding: null });
  showChange('s2');
  expect(here()).toEqual({ at: 'changes', tab: 'open', selected: 's2', deciding: null });
  adjust('changes', { tab: 'receipts' });
  decideOn('s3');
  expect(here(), 'after the decision, what is open').toEqual({
    at: 'changes',
    tab: 'open',
    selected: 's2',
    deciding: 's3',
  });
  adjust('changes', { tab: 'receipts', deciding: null });
  openScreen('calendar');
  returnToScreen('changes');
  expect(here(), 'the side bar counts what needs a decision').toMatchObject({ tab: 'open', selected: 's2' });
});

test('« Aujourd’hui » is today, whichever day it was left on; the way back leads to that day', () => {
  go({ at: 'today', day: '2026-11-20', selected: '12' });
  openScreen('calendar');
  returnToScreen('today');
  expect(here()).toEqual({ at: 'today', day: null, selected: '12' });
  goBack();
  goBack();
  expect(here()).toEqual({ at: 'today', day: '2026-11-20', selected: '12' });
});

test('« Prêt hors ligne » in the side bar is what is ready, also after the report of the day was read', () => {
  go({ at: 'offline', isReport: true });
  openScreen('calendar');
  returnToScreen('offline');
  expect(here()).toEqual({ at: 'offline', isReport: false });
});

test('a page leads back to the list that its screen was left with', () => {
  go({ at: 'rows', entity: 'Dossier' });
  openPage({ entity: 'Candidat', id: '7' });
  closePage();
  expect(here()).toEqual({ at: 'rows', entity: 'Dossier' });
  go({ at: 'case', id: '7' });
  closePage();
  expect(here()).toEqual({ at: 'rows', entity: 'Client' });
});

test('S14 nothing leads to a hidden screen, not even the way back', () => {
  openScreen('calendar');
  openScreen('people');
  usePolicy.setState({ values: { hiddenScreens: ['calendar'] } });
  const before = usePlaces.getState();
  expect([go({ at: 'calendar' }), goBack(), openScreen('calendar')]).toEqual([false, false, false]);
  showWeekOf({ kind: 'teacher', id: '8', name: 'VASSEUR Hélène' });
  expect(usePlaces.getState()).toBe(before);
  expect(useView.getState().calendarView).toBe('week');
});

test('I6 a row that was created is shown under the id of the service, wherever one comes back to it', () => {
  openPage({ entity: 'Dossier', id: 'new:1' });
  go({ at: 'folder', id: 'new:2', selected: 'new:3' });
  go({ at: 'calendar', selected: 'new:1' });
  renamePlaces((id) => id.replace('new:', '10'));
  expect(visited()).toEqual([
    { at: 'today' },
    { at: 'row', entity: 'Dossier', id: '101' },
    { at: 'folder', id: '102', selected: '103' },
    { at: 'calendar', selected: '101' },
  ]);
  expect(placeOn('directory')).toEqual({ at: 'folder', id: '102', selected: '103' });
});

test('I6 a message that still names what was created by its provisional id leads to it under the id of the service', () => {
  setGivenIds(new Map([['new:7', 'guid-7']]));
  go({ at: 'folder', id: 'new:7', selected: 'new:8' });
  expect(here()).toEqual({ at: 'folder', id: 'guid-7', selected: 'new:8' });
});

test('a form lies over its place, and is there again until it is closed', () => {
  openPage({ entity: 'Candidat', id: '7' });
  startCreating({ what: 'application', of: { id: '7', name: 'DIALLO Awa' } });
  expect(here()).toMatchObject({ at: 'row', id: '7', creating: { what: 'application' } });
  stopCreating();
  expect(here()).toEqual({ at: 'row', entity: 'Candidat', id: '7' });
  startCreating({ what: 'company' });
  openScreen('calendar');
  returnToScreen('companies');
  expect(here()).toEqual({ at: 'rows', entity: 'Entreprise', creating: { what: 'company' } });
  openScreen('calendar');
  stopCreating();
  returnToScreen('companies');
  expect(here()).toEqual({ at: 'rows', entity: 'Entreprise' });
});

test('R3.5 a correction ends wherever the user is: nothing leads back to its form, and that of another row stays', () => {
  const page = (id: string): Page => ({ entity: 'Entreprise', id });
  for (const id of ['new:1', 'new:2']) startCorrecting(page(id));
  openScreen('calendar');
  stopCorrecting(page('new:1'));
  expect(here()).toEqual({ at: 'calendar' });
  goBack();
  expect(here()).toEqual({ at: 'row', ...page('new:2'), isCorrecting: true });
  goBack();
  expect(here()).toEqual({ at: 'row', ...page('new:1') });
});

test('the page of what was created is opened where the user still waits for it, and nowhere else', () => {
  const created = { entity: 'Entreprise', id: '77' } as const;
  startCreating({ what: 'company' });
  const { stored, open } = storing('creation');
  stored();
  expect(here()).not.toHaveProperty('creating');
  startCreating({ what: 'company' });
  expect(open(created), 'the form is open again').toBe(false);
  stopCreating();
  expect(open(created)).toBe(true);
  expect(here()).toEqual({ at: 'row', ...created });
});

test('I26 a user who goes elsewhere while a creation is stored is not led to its page, and keeps the form opened there', () => {
  const created = { entity: 'Entreprise', id: '77' } as const;
  startCreating({ what: 'company' });
  const { stored, open } = storing('creation');
  startCreating({ what: 'user' });
  stored();
  expect(here()).toMatchObject({ creating: { what: 'user' } });
  expect(placeOn('companies'), 'its own form is closed').not.toHaveProperty('creating');
  expect(open(created)).toBe(false);
  go({ at: 'rows', entity: 'Entreprise' });
  expect(open(created), 'came back after it was stored').toBe(false);
});

test('I26 what corrects a creation closes no form for something new', () => {
  openPage({ entity: 'Entreprise', id: 'new:1' });
  const { stored, open } = storing('correction');
  startCreating({ what: 'user' });
  stored();
  expect(here()).toMatchObject({ creating: { what: 'user' } });
  expect(open({ entity: 'Entreprise', id: '77' })).toBe(false);
});

test('the row whose page was open is known where its list is again, and nowhere else', () => {
  go({ at: 'rows', entity: 'Dossier' });
  openPage({ entity: 'Dossier', id: '12' });
  goBack();
  expect(rowLeft()).toBe('12');
  go({ at: 'rows', entity: 'Candidat' });
  expect(rowLeft(), 'from a list').toBeNull();
  openPage({ entity: 'Dossier', id: '12' });
  go({ at: 'rows', entity: 'Candidat' });
  expect(rowLeft(), 'of another entity').toBeNull();
  go({ at: 'calendar', selected: '5' });
  openPage({ entity: 'Dossier', id: '12' });
  goBack();
  expect(rowLeft()).toBe('5');
  go({ at: 'today', selected: '12' });
  go({ at: 'calendar' });
  expect(rowLeft(), 'by another way than the history').toBeNull();
  goBack();
  expect(rowLeft()).toBe('12');
});

test('the week that a list is seen as is part of its place: no entry of its own, and there again behind a page', () => {
  go({ at: 'rows', entity: 'Dossier' });
  showListWeek(null);
  showListWeek('2026-11-23');
  openPage({ entity: 'Dossier', id: '12' });
  goBack();
  expect(here()).toEqual({ at: 'rows', entity: 'Dossier', week: '2026-11-23' });
  openScreen('calendar');
  returnToScreen('people');
  expect(here()).toMatchObject({ week: '2026-11-23' });
  goBack();
  goBack();
  goBack();
  expect(here()).toEqual({ at: 'today' });
  showListWeek(null); // Elsewhere it changes nothing.
  expect(here()).toEqual({ at: 'today' });
});

test('a list is seen as it was left, also after another list of its screen was shown in its place', () => {
  go({ at: 'rows', entity: 'Dossier' });
  showListWeek('2026-11-23');
  go({ at: 'rows', entity: 'Candidat' });
  expect(here(), 'the other list is not').toEqual({ at: 'rows', entity: 'Candidat' });
  go({ at: 'rows', entity: 'Dossier' });
  expect(here()).toEqual({ at: 'rows', entity: 'Dossier', week: '2026-11-23' });
  showListWeek(undefined);
  go({ at: 'rows', entity: 'Candidat' });
  go({ at: 'rows', entity: 'Dossier' });
  expect(here()).toEqual({ at: 'rows', entity: 'Dossier' });
});
