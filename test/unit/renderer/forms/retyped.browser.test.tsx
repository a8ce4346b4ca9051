import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useForm } from '#forms/form/useForm.ts';
import { draw } from '../features/changes/drawn.tsx';

let refuse = (): void => undefined;

/** A password that is refused, in a form that saves by Entrée whatever runs. */
function Form({ isHeldMeanwhile }: { readonly isHeldMeanwhile: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    isHeld: isHeldMeanwhile && isBusy,
    onSave: () => {
      setBusy(true);
      return new Promise<null>((resolve) => (refuse = () => resolve(null)));
    },
  });
  return (
    <div {...form.box} data-invalid>
      <input
        type="password"
        aria-label="Mot de passe"
        onKeyDown={({ key }) => {
          if (key === 'Enter') form.save();
        }}
      />
    </div>
  );
}

test.each([false, true])(
  'I26 a second Entrée does not take what is typed again for what was sent (held: %s)',
  async (held) => {
    await draw(<Form isHeldMeanwhile={held} />);
    const password = page.getByLabelText('Mot de passe');
    await password.click();
    await userEvent.keyboard('faux{Enter}{Control>}a{/Control}entre{Enter}');
    refuse();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await userEvent.keyboard('tien');
    await expect.element(password).toHaveValue('entretien');
  },
);
