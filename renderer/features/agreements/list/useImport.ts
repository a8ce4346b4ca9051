import { useState } from 'react';
import { useDrafts, useKeepDraft } from '#cache/queries/useDraft.ts';
import { useOnce } from '#stores/commit.ts';
import { go } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { ownerOf } from '#sync/outboxFile.ts';
import { draftKey, draftPrefix, readDraft } from '../draft/draft.ts';
import type { AgreementDraft } from '../draft/draft.ts';
import { inPlaceOf, mostCharacters, readDraftFile } from '../draft/draftFile.ts';
import type { ReadDraft } from '../draft/draftFile.ts';

type Failed = Extract<ReadDraft, { ok: false }>['reason'];

interface Import {
  readonly take: (chosen: File) => Promise<void>;
  /** Why nothing was taken. */
  readonly failed: Failed | null;
  /** A draft that is here already: the user says whether the file's replaces it. */
  readonly asks: AgreementDraft | null;
  readonly answer: (isYes: boolean) => void;
}

/** Takes in an agreement that was saved to a file: as a draft, which sends nothing. */
export function useImport(): Import {
  const profile = useSession((session) => session.open?.profile);
  const texts = useDrafts(draftPrefix);
  const keep = useKeepDraft();
  const [failed, setFailed] = useState<Failed | null>(null);
  const [asks, setAsks] = useState<AgreementDraft | null>(null);
  const here = (id: string): AgreementDraft | null =>
    (texts ?? []).map(({ text }) => readDraft(text)).find((draft) => draft?.id === id) ?? null;
  const put = (draft: AgreementDraft): void => {
    keep(draftKey(draft.id), JSON.stringify(draft));
    go({ at: 'draft', id: draft.id });
  };
  const { run } = useOnce(
    async (chosen: File): Promise<boolean> => {
      setFailed(null);
      if (!profile || texts === undefined) return false; // no service is open, or its drafts are being read
      // Four bytes a character at most: nothing larger is read into memory.
      const read: ReadDraft =
        chosen.size > 4 * mostCharacters
          ? { ok: false, reason: 'notADraft' }
          : readDraftFile(await chosen.text(), ownerOf(profile));
      if (!read.ok) setFailed(read.reason);
      else if (here(read.draft.id)) setAsks(read.draft);
      else {
        put(read.draft);
        return true;
      }
      return false; // nothing was imported: the same file may be chosen again at once
    },
    ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`,
  );
  const answer = (isYes: boolean): void => {
    const before = asks && here(asks.id);
    if (isYes && asks) put(before ? inPlaceOf(before, asks) : asks);
    setAsks(null);
  };
  return { take: async (chosen) => void (await run(chosen)), failed, asks, answer };
}
