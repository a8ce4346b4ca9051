import { useRow } from '#cache/queries/peopleHooks.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { useRowName } from '#pages/useRowName.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { hasPage } from '#stores/page.ts';
import { openPage } from '#stores/view.ts';
import { Mark, Notice, Section, TextAction, useFormat, useShortcut } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { fieldLabel } from '#wording/fields.ts';
import type { PanelProps } from './actions.ts';
import { CandidateList } from './CandidateList.tsx';
import { ChoiceButton, useChosen } from './ChoiceButton.tsx';
import { OwnRecordChoice } from './KnownAddressPanel.tsx';
import { RetryOrDiscard } from './RetryOrDiscard.tsx';
import { decisionShortcuts } from './shortcuts.ts';

/** What the service answered, quoted and never interpreted (R3.5), and the possible answers of the user. */
export function RefusedPanel(props: PanelProps) {
  const { step, wording, actions } = props;
  const { t } = wording;
  const format = useFormat();
  const labelOf = (field: string): string => fieldLabel(step.entity, field, wording);
  const there = (step.state.kind === 'refused' && step.state.there) || [];
  const chosen = useChosen(there);
  useShortcut(decisionShortcuts.openThing, () => actions.onOpenThing(step));
  useShortcut(decisionShortcuts.itIsThere, chosen.chooseNext, { enabled: there.length > 0 });
  // The service refused it, perhaps because another record has its address: a duplicate that says so is another matter.
  const mayBeDuplicate =
    step.entity === 'Mail' && step.action === 'create' && membersOf(step.body ?? '{}').get('IsDuplicate') !== 'true';
  useShortcut(decisionShortcuts.correctAddress, () => actions.onOwnRecord(step), { enabled: mayBeDuplicate });
  if (step.state.kind !== 'refused') return null;
  const { failure } = step.state;
  const { fields = [] } = failure;
  // What is said of single fields stands below, each at its field.
  const rest = fields.reduce((text, { message }) => text.replaceAll(message, ''), failure.detail ?? '').trim();
  const said = rest !== '' ? format.quote(rest) : fields.length > 0 ? null : t('changes.refused.saidNothing');
  const words = failure.rule ? t(`common.rule.${failure.rule}`) : said;
  return (
    <>
      <p className="mb-3 text-text-2">{t(failure.rule ? 'changes.refused.heldLead' : 'changes.refused.lead')}</p>
      <Notice
        tone="stop"
        icon={<Mark state="refused" label="" />}
        title={failure.rule ? <FailureText kind="brokenRule" /> : t('changes.refused.said')}
      >
        {words !== null && <p className="selectable break-words">{words}</p>}
        {failure.by && <Holder {...failure.by} wording={wording} />}
        {fields.length > 0 && (
          <dl className="selectable break-words">
            {fields.map(({ field, message }) => (
              <div key={`${field} ${message}`}>
                <dt className="inline font-medium">{t('changes.refused.field', { field: labelOf(field) })}</dt>{' '}
                <dd className="inline">{format.quote(message)}</dd>
              </div>
            ))}
          </dl>
        )}
        {failure.status !== undefined && (
          <p className="text-help">{t('changes.refused.status', { status: failure.status })}</p>
        )}
      </Notice>
      {there.length > 0 && (
        <Section title={t('changes.doubt.candidates')}>
          <p className="mb-2 text-text-2">{t('changes.refused.there')}</p>
          <CandidateList
            step={step}
            candidates={there}
            chosen={chosen}
            wording={wording}
            onPick={(candidate) => actions.onSettle(step, candidate)}
          />
        </Section>
      )}
      <Section title={t('changes.refused.choose')}>
        <div className="flex flex-col gap-2">
          <ChoiceButton title={t('changes.refused.correct')} kbd="1" onPress={() => actions.onOpenThing(step)}>
            {t('changes.refused.correctHint')}
          </ChoiceButton>
          <RetryOrDiscard {...props} retryHint={t('changes.refused.retryHint')} />
          {mayBeDuplicate && <OwnRecordChoice step={step} kbd="4" wording={wording} actions={actions} />}
          {there.length > 0 && (
            <ChoiceButton
              title={t('changes.doubt.isThisOne')}
              kbd="4"
              expanded={chosen.id !== null}
              onPress={chosen.chooseNext}
            >
              {t('changes.refused.isThisOneHint')}
            </ChoiceButton>
          )}
        </div>
      </Section>
    </>
  );
}

/** The row that has already what only one may have. */
function Holder({
  entity,
  id,
  wording: { t, language },
}: { readonly entity: EntityName; readonly id: string } & Pick<PanelProps, 'wording'>) {
  const row = useRow(entity, id);
  const nameOf = useRowName();
  const name = row ? nameOf(row) : t('forms.numbered', { id });
  return (
    <p className="selectable">
      {t('changes.refused.holder', { holder: `${namesOf(entity, language).one} ${name}` })}{' '}
      {hasPage(entity) && (
        <TextAction onPress={() => openPage({ entity, id })}>{t('changes.refused.openHolder')}</TextAction>
      )}
    </p>
  );
}
