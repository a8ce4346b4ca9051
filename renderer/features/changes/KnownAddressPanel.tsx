import { useEffect, useState } from 'react';
import { namesOf } from '#i18n/labels/names.ts';
import { hasItsOwn } from '#shared/checks/takenByAnother.ts';
import { isPerson } from '#shared/entities/people.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { AddressRead } from '#stores/session.ts';
import { dependentsOf } from '#sync/rules/order.ts';
import { plain } from '#sync/rules/summary.ts';
import { ConfirmDialog, Mark, Notice, Section } from '#ui/index.ts';
import type { PanelProps, StepActions } from './actions.ts';
import { Candidates } from './CandidateList.tsx';
import { Answers, ChoiceButton, useChosen } from './ChoiceButton.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { whoIs } from './existing.ts';
import { useChanges } from './useChanges.ts';

/** Not sent, as the service has that address: its owner, and possible answers (R3.6). */
export function KnownAddressPanel({ step }: PanelProps) {
  const { everything, wording, actions } = useChanges();
  const { t } = wording;
  const [asking, setAsking] = useState<'use' | 'giveUp' | null>(null);
  const { onFindHolders } = actions;
  const address = plain(step.body === null ? null : (membersOf(step.body).get('Adresse') ?? null));
  const read = useHolders(onFindHolders, address);
  const waiting = dependentsOf(everything, step);
  /** The person whose creation waits for the address, and what can be corrected of it. */
  const person = waiting.find(({ entity, action }) => action === 'create' && isPerson(entity));
  const toCorrect = waiting.find(({ entity }) => entity === 'Dossier') ?? person ?? step;
  const same = read?.holders.filter(({ entity }) => entity === person?.entity) ?? [];
  const others = read?.holders.filter((holder) => !same.includes(holder)) ?? [];
  const chosen = useChosen(same);
  const [record] = (step.state.kind === 'refused' && step.state.there) || [];
  // A client never has the record of a person (R4.4).
  const mayShare = record !== undefined && !waiting.some(({ entity }) => hasItsOwn(entity, 'MailId'));
  return (
    <>
      <p className="mb-3 text-text-2">{t('changes.address.lead')}</p>
      <Notice tone="ask" icon={<Mark state="doubt" label="" />} title={t('changes.address.title', { address })} live>
        {t(
          read === null
            ? 'changes.address.looking'
            : read.holders.length === 0
              ? 'changes.address.nobody'
              : 'changes.address.held',
          { count: read?.holders.length ?? 0 },
        )}
        {read !== null && !read.wasAsked && <p>{t('changes.address.onlyHere')}</p>}
      </Notice>
      {person && <Candidates step={person} title={t('changes.address.same')} candidates={same} chosen={chosen} />}
      {others.length > 0 && (
        <Section title={t('changes.address.others')}>
          <ul className="flex flex-col gap-1">
            {others.map((holder) => (
              <li key={`${holder.entity} ${holder.id}`} className="selectable">
                {namesOf(holder.entity, wording.language).one} · {whoIs(holder.entity, holder, wording)}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Answers>
        {same.length > 0 && (
          <ChoiceButton
            title={t('changes.address.samePerson')}
            shortcut="exists"
            expanded={chosen.id !== null}
            onPress={chosen.chooseNext}
          >
            {t('changes.address.samePersonHint')}
          </ChoiceButton>
        )}
        {mayShare && (
          <ChoiceButton title={t('changes.address.use')} shortcut="createAnew" onPress={() => setAsking('use')}>
            {t('changes.address.useHint')}
          </ChoiceButton>
        )}
        <OwnRecordChoice step={step} shortcut="ownRecord" />
        <ChoiceButton
          title={t('keys.decision.correctAddress')}
          shortcut="correctAddress"
          onPress={() => actions.onOpenThing(toCorrect)}
        >
          {t('changes.address.correctHint')}
        </ChoiceButton>
        <ChoiceButton title={t('common.word.discard')} shortcut="giveUpAddress" onPress={() => setAsking('giveUp')}>
          {t('changes.refused.discardHint')}
        </ChoiceButton>
      </Answers>
      <ConfirmDialog
        title={t('changes.address.useTitle', { address })}
        action={t('changes.address.useAction')}
        isOpen={asking === 'use'}
        onAnswer={(isAgreed) => {
          setAsking(null);
          if (isAgreed && record) actions.onSettle(step, record);
        }}
      >
        <p>{t('changes.address.useMeans')}</p>
      </ConfirmDialog>
      <DiscardDialog step={step} isOpen={asking === 'giveUp'} onClose={() => setAsking(null)} />
    </>
  );
}

/** Another record of the same address, for which nothing is shared. */
export function OwnRecordChoice({
  step,
  shortcut,
}: PanelProps & { readonly shortcut: 'ownRecord' | 'correctAddress' }) {
  const {
    wording: { t },
    actions,
  } = useChanges();
  return (
    <ChoiceButton title={t('changes.address.own')} shortcut={shortcut} onPress={() => actions.onOwnRecord(step)}>
      {t('changes.address.ownHint')}
    </ChoiceButton>
  );
}

/** Null while the search runs. */
function useHolders(find: StepActions['onFindHolders'], address: string): AddressRead | null {
  const [read, setRead] = useState<AddressRead | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void find(address).then((found) => isCurrent && setRead(found));
    return () => {
      isCurrent = false;
    };
  }, [find, address]);
  return read;
}
