import { useRef, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useFocusLater } from '#forms/form/useFocusLater.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { Button, TextField } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

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
