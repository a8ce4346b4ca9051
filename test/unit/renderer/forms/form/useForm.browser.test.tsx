import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { Button, TextField } from '#ui/index.ts';
import { draw } from '../../features/changes/drawn.tsx';

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

test('where nothing was saved, what is wrong is said', async () => {
  await draw(<Same stored={Promise.resolve(false)} />);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByText('Rien ne change.')).toBeVisible();
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
