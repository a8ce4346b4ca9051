import { useState } from 'react';
import { unsentIn } from '#cache/queries/outbox.ts';
import type { OutboxView } from '#cache/queries/views.ts';
import { decode } from '#forms/incoming/decode.ts';
import { DropZone } from '#forms/incoming/DropZone.tsx';
import { FileFailed } from '#forms/incoming/FileFailed.tsx';
import { readBytes } from '#forms/incoming/readFile.ts';
import type { FileFailure } from '#forms/incoming/readFile.ts';
import { useFileChoice } from '#forms/incoming/useFileChoice.tsx';
import { FailureError } from '#shared/failures/failure.ts';
import type { ServiceProfile } from '#shared/ipc/channels.ts';
import { useCommand } from '#stores/commit.ts';
import { useSession } from '#stores/session.ts';
import { ownerOf, readFile, writeFile } from '#sync/outboxFile.ts';
import type { ReadFile } from '#sync/outboxFile.ts';
import { isReceipt } from '#sync/step.ts';
import { Button, Dialog, Notice, showToast, useFormat } from '#ui/index.ts';
import { useSavedNotice } from '#wording/useSaveFile.ts';
import { readable } from './readable.ts';
import { useChanges } from './useChanges.ts';

interface ExchangeDialogProps {
  readonly view: OutboxView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Far more than an outbox ever is. */
const mostBytes = 64_000_000;

type Failed = Extract<ReadFile, { ok: false }>['reason'] | 'disk' | 'policy';

/** Exports what waits and what was received: as a text to read, or as a file to continue on another workstation. */
export function ExchangeDialog(props: ExchangeDialogProps) {
  const profile = useSession((session) => session.open?.profile);
  return profile ? <Exchange {...props} profile={profile} /> : null;
}

function Exchange({ view, isOpen, onClose, profile }: ExchangeDialogProps & { readonly profile: ServiceProfile }) {
  const { everything, wording } = useChanges();
  const { t } = wording;
  const format = useFormat();
  const [failed, setFailed] = useState<Failed | null>(null);
  const [unread, setUnread] = useState<FileFailure | null>(null);
  const owner = ownerOf(profile);
  const steps = unsentIn(view);
  const receipts = [...view.toDecide.filter(isReceipt), ...view.receipts];
  const context = { everything, who: profile.user, wording };
  const received = receipts.filter(({ state }) => state.kind === 'applied');
  const dropped = receipts.filter(({ state }) => state.kind === 'dropped');

  const savedNotice = useSavedNotice();
  const save = useCommand(
    async (commands, kind: 'txt' | 'json'): Promise<boolean> => {
      setFailed(null);
      setUnread(null);
      const now = Date.now();
      const name = `${t('shell.changesFile', { day: format.dayOf(now) })}.${kind}`;
      const text =
        kind === 'json'
          ? writeFile(owner, steps, now)
          : [
              readable(t('changes.exchange.open', { count: steps.length }), steps, context),
              readable(t('changes.exchange.received', { count: received.length }), received, context),
              readable(t('changes.exchange.dropped', { count: dropped.length }), dropped, context),
            ].join('\n');
      try {
        const saved = await commands.saveFile(name, text);
        if (saved) savedNotice(saved);
        return saved !== null;
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        setFailed(error.failure.kind === 'policy' ? 'policy' : 'disk');
        return false;
      }
    },
    (kind) => kind,
  );

  const takeIn = useCommand(async (commands, chosen: File): Promise<boolean> => {
    setFailed(null);
    const file = await readBytes(chosen, mostBytes);
    setUnread(file.ok ? null : file.reason);
    if (!file.ok) return false;
    const read = readFile(decode(file.content).text, owner, new Set(received.map(({ id }) => id)));
    if (!read.ok) {
      setFailed(read.reason);
      return false;
    }
    const known = new Set(steps.map(({ id }) => id));
    const fresh = read.steps.filter(({ id }) => !known.has(id));
    const isTaken = await commands.adopt(fresh);
    if (!isTaken) setFailed('disk');
    else {
      showToast(t('changes.exchange.taken', { count: fresh.length }));
      onClose();
    }
    return isTaken;
  });
  const { choose, input } = useFileChoice({
    label: t('changes.exchange.choose'),
    accept: '.json,application/json',
    onFile: (chosen) => void takeIn(chosen),
  });

  return (
    <Dialog title={t('changes.exchange.title')} isOpen={isOpen} onClose={onClose}>
      <div className="flex flex-col gap-4 text-text-2">
        <section className="flex flex-col gap-2">
          <p>{t('changes.exchange.out')}</p>
          <div className="flex flex-wrap gap-2">
            <Button onPress={() => void save('txt')}>{t('changes.exchange.toRead')}</Button>
            <Button isDisabled={steps.length === 0} onPress={() => void save('json')}>
              {t('changes.exchange.toGoOn')}
            </Button>
          </div>
          <p className="text-help text-text-3">{t('changes.exchange.inClear')}</p>
        </section>
        <DropZone
          label={t('changes.exchange.drop')}
          onFile={(chosen) => void takeIn(chosen)}
          className="flex flex-col gap-2"
        >
          <p>{t('changes.exchange.in')}</p>
          <div>
            <Button onPress={choose}>{t('changes.exchange.choose')}</Button>
            {input}
          </div>
          <p className="text-help text-text-3">{t('changes.exchange.twice')}</p>
        </DropZone>
        {unread && <FileFailed reason={unread} most={mostBytes} />}
        {failed && (
          <Notice tone="ask" live title={t(`changes.exchange.failed.${failed}.what`)}>
            {t(`changes.exchange.failed.${failed}.todo`)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
