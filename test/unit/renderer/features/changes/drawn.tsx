import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import type { Mock } from 'vitest';
import type { StepActions } from '#features/changes/actions.ts';
import { ChangesProvider } from '#features/changes/useChanges.ts';
import type { Step } from '#sync/step.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { FormatProvider } from '#ui/index.ts';
import { useWording } from '#wording/useWording.ts';
import type { Names } from '#wording/useWording.ts';

declare global {
  // React checks it to know that act() is running.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const roots: Root[] = [];
async function clear(): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  document.body.replaceChildren();
}
afterEach(clear);

/** Draws a component alone in the page, in French and Paris time. */
export async function draw(element: ReactNode): Promise<void> {
  await clear();
  await startWords('fr');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  roots.push(root);
  await act(async () =>
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        {element}
      </FormatProvider>,
    ),
  );
  // From here on input comes through the browser, not through act().
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}

const names: Names = {
  nameOf: (field, id) => (field === 'AgentId' && id === '7' ? 'BELKACEM Karim' : undefined),
  optionsFor: (field) => (field === 'AgentId' ? [{ id: '7', label: 'BELKACEM Karim' }] : []),
};

const nothing: readonly Step[] = [];

/** What is drawn has the catalogue and the formats, and what the screen of changes gives to its parts. */
export const Worded = ({
  everything = nothing,
  actions: given = actions(),
  children,
}: {
  readonly everything?: readonly Step[];
  readonly actions?: StepActions;
  readonly children: ReactNode;
}) => <ChangesProvider value={{ everything, actions: given, wording: useWording(names) }}>{children}</ChangesProvider>;

/** What the user can do to a change, and what each was called with. */
export const actions = (): Readonly<Record<keyof StepActions, Mock>> => ({
  onUndo: vi.fn(),
  onRetry: vi.fn(),
  onSend: vi.fn(),
  onOpenThing: vi.fn(),
  onCorrect: vi.fn(),
  onRecreate: vi.fn(),
  onDecide: vi.fn(),
  onDiscard: vi.fn(),
  onSettle: vi.fn(),
  onPutBack: vi.fn(),
  onSecondRow: vi.fn(),
  onFind: vi.fn(),
  onOwnRecord: vi.fn(),
  onFindHolders: vi.fn(),
  onClose: vi.fn(),
});
