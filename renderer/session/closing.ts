import { create } from 'zustand';
import { callBridge } from '#gateway/bridge.ts';
import type { ChannelArgs } from '#shared/ipc/channels.ts';
import { leaveField } from '#ui/index.ts';
import { storeTyped, usePhase } from './opening.ts';

/** How often main has asked what becomes of a closing (S17); 0: not since it was answered. */
export const useClosing = create<{ readonly asked: number }>(() => ({ asked: 0 }));

export const answerClosing = (how: ChannelArgs<'app.closing'>['how']): void => {
  if (how !== 'asking') useClosing.setState({ asked: 0 });
  void callBridge('app.closing', { how });
};

/** The user closes Carnet: what was typed is stored first. */
export async function onClosing(wipes: boolean): Promise<void> {
  if (wipes) return askAboutWiping();
  await storeTyped();
  answerClosing('asUsual');
}

/** The user closes a Carnet that wipes itself then: where nothing can say what waits, it is kept. */
function askAboutWiping(): void {
  if (usePhase.getState().phase.kind !== 'open') return answerClosing('kept');
  answerClosing('asking');
  leaveField();
  useClosing.setState(({ asked }) => ({ asked: asked + 1 }));
}

export const stay = (): void => useClosing.setState({ asked: 0 });
