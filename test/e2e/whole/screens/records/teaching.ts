import { namesOf } from '#i18n/labels/names.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { expect, test } from '../../../fixtures/everyScreen.ts';
import type { Screen } from '../../../fixtures/everyScreen.ts';
import { openByNumber, openListForIt } from '../../../fixtures/screens.ts';
import { valueOf } from '../../../fixtures/service.ts';
import { says } from '../../../fixtures/words.ts';

/** Paths, sequences, tracks, teachers, places and references: lists and pages. */
export async function teaching(carnet: Screen): Promise<void> {
  const {
    page,
    language,
    words: { teaching: words, lists, pages, common },
    see,
    go,
  } = carnet;
  const tab = async (name: string): Promise<void> => {
    await page.getByRole('tab', { name: says(name) }).click();
    await expect(page.getByRole('tab', { name: says(name) })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).not.toContainText(pages.receiving);
  };
  const rows = page.getByRole('grid').getByRole('row');
  const openNumber = async (of: EntityName, number: string): Promise<void> => {
    await openByNumber(page, of, number, language);
    await expect(page.getByRole('heading', { level: 1 }).nth(1)).toBeVisible();
  };
  const back = async (): Promise<void> => page.keyboard.press('Backspace');

  await test.step('admission paths', async () => {
    await go('teaching');
    await expect(rows.nth(1)).toBeVisible();
    await see('teaching-paths', 'large');
    await rows.nth(1).click();
    await expect(page.getByText(common.word.complete)).toBeVisible();
    await see('teaching-path');
    await tab(words.part.applications);
    await see('teaching-path-applications');
    await back();
  });

  await test.step('sequences', async () => {
    await tab(namesOf('Sequence', language).other);
    await see('teaching-no-sequence');
    const [enrolment] = await carnet.service.all('InscriptionSequence', '?$filter=ApprenantId%20eq%203002');
    await openNumber('Sequence', String(enrolment && valueOf(enrolment, 'SequenceId')));
    await see('teaching-sequence', 'large', 'zoomed');
    await tab(words.part.enrolments);
    await tab(pages.more);
    await expect(page.getByRole('region', { name: pages.references.title })).toBeVisible();
    await see('teaching-references-of-one');
    await back();
  });

  await test.step('tracks', async () => {
    await tab(namesOf('Parcours', language).other);
    await openNumber('Parcours', '1011');
    await tab(words.part.periods);
    await see('teaching-track', 'large', 'zoomed');
    await page.getByRole('tabpanel').getByRole('table').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await see('row-period');
    await page.keyboard.press('Escape');
    await back();
    await see('teaching-tracks');
  });

  await test.step('teachers', async () => {
    await tab(namesOf('Enseignant', language).other);
    await expect(rows.nth(1)).toBeVisible();
    await see('teaching-teachers');
    await rows.nth(1).click();
    await see('teaching-teacher');
    await tab(common.word.types);
    await see('teaching-teacher-types');
    await back();
  });

  await test.step('agents', async () => {
    await tab(namesOf('Agent', language).other);
    await expect(rows.nth(1)).toBeVisible();
    await see('teaching-agents', 'zoomed');
    await rows.nth(1).click();
    await expect(page.getByRole('heading', { level: 1 }).nth(1)).toBeVisible();
    await see('teaching-agent', 'zoomed');
    await tab(words.part.applications);
    await see('teaching-agent-applications');
    await back();
  });

  await test.step('other places', async () => {
    await tab(namesOf('AutreLieuFormation', language).other);
    await expect(rows.nth(1)).toBeVisible();
    await see('teaching-places');
    await rows.nth(1).click();
    await see('teaching-place');
    await back();
  });

  await test.step('external references', async () => {
    await openListForIt(page, 'ReferenceExterne', language);
    await see('teaching-references');
    await page.getByRole('radio', { name: common.word.type }).click();
    await page.getByRole('textbox', { name: common.word.type }).fill('SCOLARITE.APPRENANT');
    await page.getByRole('button', { name: pages.find.action }).click();
    await expect(page.getByRole('grid').getByText('SI-3001')).toBeVisible();
    const cell = page.getByRole('gridcell').filter({ hasText: '23:30' }).first();
    expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await see('teaching-references-by-type');
    await page.getByRole('textbox', { name: common.word.type }).fill('AUTRE.TABLE');
    await page.getByRole('button', { name: pages.find.action }).click();
    await expect(page.getByText(words.reference.noMatch)).toBeVisible();
    await see('teaching-references-none');
  });

  await test.step('forms', async () => {
    await tab(namesOf('AutreLieuFormation', language).other);
    await page.keyboard.press('Control+n');
    await expect(page.getByRole('heading', { level: 1, name: lists.create.otherPlace })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await see('teaching-place-form', 'zoomed');
    await page.getByRole('button', { name: carnet.words.common.cancel }).click();
    await openListForIt(page, 'ReferenceExterne', language);
    await page.getByRole('button', { name: pages.references.add }).click();
    await page.keyboard.press('Control+Enter');
    await see('teaching-reference-form');
    await page.keyboard.press('Escape');
  });

  await test.step('offline', async () => {
    await carnet.offline();
    await go('teaching');
    await tab(namesOf('Parcours', language).other);
    await openByNumber(page, 'Parcours', '1012', language);
    await expect(page.getByText(says(pages.number.end.unreachable))).toBeVisible();
    await see('teaching-offline');
    await page.keyboard.press('Escape');
  });
}
