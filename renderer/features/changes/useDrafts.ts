import { create } from 'zustand';
import { useSession } from '#stores/session.ts';
import type { Draft, Drafts } from './drafts.ts';

/** Choices that were made and not sent: kept while the person looks at another conflict, or at another area. */
export const useDrafts = create<{ readonly drafts: Drafts }>(() => ({ drafts: new Map() }));

export const keepDraft = (stepId: string, draft: Draft): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: new Map(drafts).set(stepId, draft) }));

export const forgetDrafts = (stepIds: ReadonlySet<string>): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: new Map([...drafts].filter(([id]) => !stepIds.has(id))) }));

// Nothing of one person's decisions stays when another service is opened, or none (S9).
useSession.subscribe(({ open }, before) => {
  if (open?.profile.id !== before.open?.profile.id) useDrafts.setState({ drafts: new Map() });
});
