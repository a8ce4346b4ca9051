import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useForm } from '#forms/form/useForm.ts';
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
