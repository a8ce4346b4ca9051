import { act, useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { Fields } from '#cache/pages/fields.ts';
import { CustomFields } from '#forms/CustomFields.tsx';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { useFocusLater } from '#forms/form/useFocusLater.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { meaningOf } from '#i18n/labels/index.ts';
import { everyField } from '#pages/everyField.ts';
import type { GroupedField } from '#shared/entities/entity.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { nameId } from '#stores/idLabels.ts';
import { mapDayField, useDayChoices } from '#stores/interviewDay.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { Button, TextField } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

describe('a form', () => {
  afterEach(() => draw(null));

  /** A form whose value changes nothing any more once it is stored, while the form is still there. */
  function Same({ stored }: { readonly stored: Promise<boolean> }) {
    const [isStored, setStored] = useState(false);
    const form = useForm<string>({
      problems: () => ({ nothing: isStored ? 'Rien ne change.' : null }),
      onSave: () => {
        setStored(true);
        return stored;
      },
    });
    return (
      <div {...form.box}>
        <button type="button" onClick={form.save}>
          {form.isSaving ? 'En cours' : isStored ? 'Fini' : 'Enregistrer'}
        </button>
        <p role="alert">{form.errorOf('nothing')}</p>
      </div>
    );
  }

  test('what a save itself makes wrong is not said while it runs, nor once it is done', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    await draw(<Same stored={promise} />);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.element(page.getByRole('button', { name: 'En cours' })).toBeVisible();
    await expect.element(page.getByText('Rien ne change.')).not.toBeInTheDocument();
    resolve(true);
    await expect.element(page.getByRole('button', { name: 'Fini' })).toBeVisible();
    await expect.element(page.getByText('Rien ne change.')).not.toBeInTheDocument();
  });

  function Asking({ isSecondFirst = false }: { readonly isSecondFirst?: boolean }) {
    const form = useForm({ problems: () => ({}), onSave: () => undefined });
    const field = { value: '', onChange: () => undefined };
    return (
      <FormDialog form={form} title="Nouveau" action="Créer" onClose={() => undefined}>
        <Button onPress={() => undefined}>Aide</Button>
        <TextField label="Nom" {...field} />
        <TextField label="Prénom" {...field} autoFocus={isSecondFirst} />
      </FormDialog>
    );
  }

  test('a form in a dialog begins on its first field, or on the one that it names', async () => {
    await draw(<Asking />);
    await expect.element(page.getByLabelText('Nom', { exact: true })).toHaveFocus();
    await draw(null);
    await draw(<Asking isSecondFirst />);
    await expect.element(page.getByLabelText('Prénom')).toHaveFocus();
  });
});

describe('the focus', () => {
  /** Asks for the focus of a field that its other button draws. */
  function Lines() {
    const box = useRef<HTMLDivElement>(null);
    const [isThere, setIsThere] = useState(false);
    const focusOn = useFocusLater(box);
    return (
      <div ref={box}>
        <button onClick={() => focusOn('input')}>Demander</button>
        <button onClick={() => setIsThere(true)}>Dessiner</button>
        {isThere && <input aria-label="Ligne" />}
      </div>
    );
  }
  const press = (name: string): boolean =>
    page
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const line = page.getByRole('textbox', { name: 'Ligne' });

  test('the focus goes to what is drawn a moment later, and to what is there already, which is not drawn again', async () => {
    await draw(<Lines />);
    press('Demander');
    press('Dessiner');
    await expect.element(line).toHaveFocus();
    await page.getByRole('button', { name: 'Dessiner' }).click();
    await expect.element(line).not.toHaveFocus();
    press('Demander');
    await expect.element(line).toHaveFocus();
  });
});

describe('the list of fields', () => {
  let cache: Cache;
  beforeEach(async () => (cache = await aCache()));
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  type Row = Readonly<Record<string, unknown>>;
  const draws = (entity: EntityName, fields: readonly GroupedField[], row: Row): Promise<void> =>
    drawOver(cache, <FieldList entity={entity} row={new Fields(rawJson(JSON.stringify(row)))} fields={fields} />);

  const shown = ['Poste', 'EnseignantId', 'DateDebut', 'Remuneration'].map((field) => ({
    field,
    always: true as const,
  }));
  const show = (row: Row): Promise<void> => draws('Convention', shown, row);

  test('R5.6 R2.3 a service has several ways to say that there is nothing (Conventions.6)', async () => {
    await show({ Poste: '', EnseignantId: 0, DateDebut: '0001-01-01T00:00:00', Remuneration: null });
    await expect.element(page.getByText('Non renseigné').nth(3)).toBeVisible();
  });

  test('R2.2 a value of another form than expected is shown as it came, never as nothing', async () => {
    await show({ Poste: { Libelle: 'Vente' }, EnseignantId: true, DateDebut: 'fin juin', Remuneration: 820 });
    for (const value of ['{"Libelle":"Vente"}', 'true', '"fin juin"'])
      await expect.element(page.getByText(`Carnet ne sait pas lire cette valeur\u00A0: ${value}`)).toBeVisible();
    expect(page.getByText('Non renseigné').elements()).toEqual([]);
  });

  test('an address ends its line between its parts, a list of codes after a code', async () => {
    await draws('User', [{ field: 'Mail' }, { field: 'Nom' }], { Mail: 'jean.petit@ecole.fr', Nom: 'A1;B2' });
    await expect.element(page.getByText('jean.petit@ecole.fr')).toBeVisible();
    const lines = [...document.querySelectorAll('dd span')].map(({ innerHTML }) => innerHTML.split('<wbr>'));
    expect(lines).toEqual([
      ['jean.', 'petit', '@ecole', '.fr'],
      ['A1;', 'B2'],
    ]);
  });

  test.each([
    ['InscriptionSequence', 'RelanceApprenant'],
    ['InscriptionSequence', 'RelanceReferentFinancier'],
    ['Sequence', 'SurveyEntrepriseId'],
  ] as const)(
    'R2.8 of %s, %s is shown where the variant of the row has it (InscriptionSequence.1, Sequence.1)',
    async (entity, field) => {
      const label = meaningOf(entity, field, 'fr').label;
      await draws(entity, everyField(entity), { Id: 1, Nom: 'BTS' });
      expect(page.getByText(label, { exact: true }).elements()).toEqual([]);
      await draws(entity, everyField(entity), { Id: 1, Nom: 'BTS', [field]: field.endsWith('Id') ? 7 : true });
      await expect.element(page.getByText(label, { exact: true })).toBeVisible();
    },
  );

  test('R2.5 a user who is not deleted has no day of deletion (User.4)', async () => {
    const label = meaningOf('User', 'DateSuppression', 'fr').label;
    const user = { Id: 1, Login: 'rose', DateSuppression: '0001-01-01T00:00:00+00:00' };
    await draws('User', everyField('User'), user);
    expect(page.getByText(label, { exact: true }).elements()).toEqual([]);
    await draws('User', everyField('User'), { ...user, DateSuppression: '2026-11-03T09:00:00+01:00' });
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  });
});

describe('names of custom fields', () => {
  let cache: Cache;
  beforeEach(async () => {
    cache = await aCache();
  });
  afterEach(async () => {
    await draw(null);
    useDayChoices.setState(useDayChoices.getInitialState());
    await cache.close();
  });

  test('R3.4 a custom field that the school uses for the day is called by what it is for, in each form', async () => {
    mapDayField('phone', 'PORTABLE');
    const form = { valueOf: () => '', put: () => undefined, clashOf: () => null };
    await drawOver(cache, <CustomFields codes={['PORTABLE', 'AVIS_JURY']} form={form} />);
    await expect.element(page.getByRole('textbox', { name: 'Téléphone' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Avis jury' })).toBeVisible();
    await act(async () => nameId('Parametres', 'AVIS_JURY', 'Ce que dit le jury'));
    await expect.element(page.getByRole('textbox', { name: 'Ce que dit le jury' })).toBeVisible();
  });
});
