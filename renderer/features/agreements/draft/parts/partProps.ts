import type { AgreementDraft } from '../draft.ts';
import type { Flow, PutDraft } from '../useFlow.ts';

/** What each part of the draft's screen is given. */
export interface PartProps {
  readonly draft: AgreementDraft;
  readonly put: PutDraft;
  readonly flow: Flow;
}
