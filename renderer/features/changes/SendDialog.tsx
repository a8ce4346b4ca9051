import { namesOf } from '#i18n/labels/names.ts';
import type { Step } from '#sync/step.ts';
import { Button, Dialog, useShortcut } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { decisionShortcuts } from '#wording/shortcuts.ts';
import { heading } from '#wording/summary.ts';
import { stepLines } from '#wording/values.ts';
import type { Choices, Values } from './choices.ts';
import { choicesIn } from './drafts.ts';
import { leavingOf } from './leaving.ts';
import type { Changing } from './leaving.ts';
import { useChanges } from './useChanges.ts';

interface SendDialogProps {
  readonly decided: ReadonlyMap<Step, Choices>;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onSend: () => void;
}

/** Everything that several decisions send at once, before it is sent: value by value, and what is unchanged. */
export function SendDialog({ decided, isOpen, onCancel, onSend }: SendDialogProps) {
  const { t } = useChanges().wording;
  return (
    <Dialog
      title={t('changes.decide.previewTitle')}
      width="lg"
      isOpen={isOpen}
      onClose={onCancel}
      footer={
        <>
          <Button onPress={onCancel}>{t('common.cancel')}</Button>
          <SendKey onSend={onSend} />
          <Button
            variant="primary"
            kbd="mod+Enter"
            // The values it sends are on screen above it, and the user opened the dialog to send them.
            autoFocus
            onPress={onSend}
          >
            {t('changes.decide.sendDecided', { count: choicesIn(decided) })}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-text-2">{t('changes.decide.previewLead')}</p>
      {[...decided].map(([step, choices]) => (
        <Leaves key={step.id} step={step} choices={choices} />
      ))}
    </Dialog>
  );
}

/** Inside the dialog, which has shortcuts of its own. */
function SendKey({ onSend }: { readonly onSend: () => void }) {
  useShortcut(decisionShortcuts.send, onSend);
  return null;
}

const columns = 'grid grid-cols-[minmax(0,1.1fr)_minmax(0,1.4fr)_minmax(0,1.6fr)_minmax(0,1fr)] gap-x-3';

function Leaves({ step, choices }: { readonly step: Step; readonly choices: Choices }) {
  const { wording } = useChanges();
  const { t } = wording;
  const { changing, asRead } = leavingOf(step, choices);
  const words = (row: Changing, values: Values) =>
    stepLines(step, row, values, wording).map((line) => <div key={line}>{line}</div>);
  return (
    <section aria-label={heading(step, wording)} className="mb-5">
      <h3 className="flex items-baseline gap-2.5 border-b border-line pb-1.5">
        <span className="selectable font-medium text-text">{heading(step, wording)}</span>
        <span className="text-help text-text-3">{namesOf(step.entity, wording.language).one}</span>
      </h3>
      {changing.length === 0 ? (
        <p className="pt-2 text-text-2">{t('changes.decide.nothingLeft')}</p>
      ) : (
        <>
          <div className={`${columns} pt-1.5 text-help text-text-3`}>
            <span>{t('common.word.field')}</span>
            <span>{t('changes.decide.theirs')}</span>
            <span>{t('changes.decide.sent')}</span>
            <span>{t('changes.decide.by')}</span>
          </div>
          {changing.map((row) => (
            <div key={row.unit} className={`${columns} selectable border-b border-line-soft py-1.5`}>
              <span className="font-medium text-text">{fieldLabel(step.entity, row.unit, wording)}</span>
              <div className="break-words text-text-2">{words(row, row.there)}</div>
              <div className="font-medium break-words text-text">{words(row, row.sent)}</div>
              <span className="text-text-2">{t(`changes.decision.${row.by}`)}</span>
            </div>
          ))}
          <p className="pt-1.5 text-help text-text-3">{t('changes.decide.asRead', { count: asRead.length })}</p>
        </>
      )}
    </section>
  );
}
