import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TeachersField } from '#features/calendar/form/EventFields.tsx';
import { Dialog, ShortcutScope } from '#ui/index.ts';
import { draw } from '../../changes/drawn.tsx';

vi.mock('#cache/queries/hooks.ts', async (original) => ({ ...(await original<object>()), useAgents: () => [] }));
vi.mock('#cache/queries/teachers.ts', () => ({
  useTeachers: () => ['FABRE Bertrand', 'FABIANI Lou'].map((name) => ({ name })),
}));

const saved = vi.fn<(value: string) => void>();
const closed = vi.fn<() => void>();
function Around({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <ShortcutScope>
      <Dialog title="Nouvel événement" onClose={closed}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            saved(value);
          }}
        >
          <TeachersField value={value} campusId="1" error={null} onChange={setValue} />
          <button type="submit">Créer</button>
        </form>
      </Dialog>
    </ShortcutScope>
  );
}
const field = () => page.getByRole('textbox', { name: 'Enseignants' });

async function typed(text: string, start?: string): Promise<void> {
  vi.clearAllMocks();
  await draw(<Around {...(start !== undefined && { start })} />);
  await userEvent.click(field());
  await userEvent.keyboard(text);
}

test('Entrée takes the proposal that is marked, and sends no half of a name', async () => {
  await typed('fab');
  await expect.element(page.getByText('Entrée écrit FABRE Bertrand, Échap garde votre texte.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('FABRE Bertrand');
  expect(saved).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(saved).toHaveBeenCalledExactlyOnceWith('FABRE Bertrand');
});

test('Échap leaves the text, and closes nothing around it; then Entrée saves', async () => {
  await typed('fab');
  await userEvent.keyboard('{Escape}');
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(saved).toHaveBeenCalledExactlyOnceWith('fab');
});
