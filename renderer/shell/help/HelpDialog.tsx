import { Link2, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTabs } from '#pages/PageTabs.tsx';
import { failureKinds } from '#shared/failures/failure.ts';
import { grammar, entryNames } from '#shared/text/when/grammar.ts';
import { closeHelp, helpTabs, helpTopics, openHelp, useHelp } from '#stores/help.ts';
import type { HelpTab } from '#stores/help.ts';
import { go } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { startTour } from '#stores/tour.ts';
import { Button, classes, Dialog, Mark, markStates, useFormat } from '#ui/index.ts';
import { ShortcutSheet } from '../shortcutSheet/ShortcutSheet.tsx';

const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

interface HelpEntryProps {
  /** The user asks about this one: it is marked, and in view. */
  readonly isAsked: boolean;
  readonly name: string;
  /** What it means or what is safe, and what the user can do. */
  readonly text: string;
}

function HelpEntry({ isAsked, name, text }: HelpEntryProps) {
  return (
    <div
      ref={isAsked ? bringIntoView : null}
      {...(isAsked && { 'aria-current': true })}
      className={classes('border-b border-line-soft px-3 py-2', isAsked && 'rounded-box bg-accent-soft')}
    >
      <dt className="font-medium">{name}</dt>
      <dd className="text-text-2">{text}</dd>
    </div>
  );
}

/** Every failure that a screen can show: what is safe, and what the user can do. The one asked about is marked. */
function FailuresHelp() {
  const { t } = useTranslation();
  const asked = useHelp((help) => help.failure);
  return (
    <dl>
      {failureKinds.map((kind) => (
        <HelpEntry
          key={kind}
          isAsked={kind === asked}
          name={t(`common.failure.${kind}`)}
          text={t(`help.failure.${kind}`)}
        />
      ))}
    </dl>
  );
}

/** What Carnet does on this workstation, by topic. The one asked about is marked. */
function WorkstationHelp() {
  const { t } = useTranslation();
  const asked = useHelp((help) => help.topic);
  return (
    <dl>
      {helpTopics.map((topic) => (
        <HelpEntry
          key={topic}
          isAsked={topic === asked}
          name={t(`common.helpTopic.${topic}`)}
          text={t(`help.topic.${topic}`)}
        />
      ))}
    </dl>
  );
}

/** The language of typed lines, as it is read. */
function LinesHelp() {
  const { t } = useTranslation();
  const { language, quote } = useFormat();
  return (
    <div className="flex flex-col gap-3">
      <p>{t('help.line.intro')}</p>
      <dl>
        {entryNames.map((name) => (
          <HelpEntry
            key={name}
            isAsked={false}
            name={t(`help.line.way.${name}`)}
            text={grammar[name].examples[language].map(quote).join(', ')}
          />
        ))}
      </dl>
      {(['names', 'rest', 'fields'] as const).map((each) => (
        <p key={each}>{t(`help.line.${each}`)}</p>
      ))}
    </div>
  );
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What else is seen beside things, as it is drawn there; first the states that share their mark with another. */
const signs = {
  toSend: <Mark state="waiting" label="" />,
  held: <Mark state="waiting" label="" />,
  twice: <Mark state="doubt" label="" />,
  onlyHere: <span className="block size-4 rounded-[3px] border border-dashed border-wait" />,
  cancelled: <span className="block w-4 border-t border-text-2" />,
  clash: <TriangleAlert {...icon} className="text-stop" />,
  linked: <Link2 {...icon} className="text-text-2" />,
  cut: <span className="block size-4 rounded-full border border-ask" />,
  number: <span className="text-help text-text-2">n°</span>,
  assigned: <Lock {...icon} className="text-text-3" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

const stateIds = ['toSend', 'held', 'twice'] as const;
const signIds = ['onlyHere', 'cancelled', 'clash', 'linked', 'cut', 'number', 'assigned'] as const;

/** Every mark of a change and every other sign: the meaning, and what the user can do. */
function SignsHelp() {
  const { t } = useTranslation();
  const sign = (id: keyof typeof signs): ReactNode => (
    <Sign key={id} drawing={signs[id]} name={t(`help.sign.${id}.name`)} text={t(`help.sign.${id}.text`)} />
  );
  return (
    <div className="flex flex-col gap-5">
      <Signs title={t('help.marks')}>
        {markStates.map((state) => (
          <Sign
            key={state}
            drawing={<Mark state={state} label="" />}
            name={t(`common.mark.${state}`)}
            text={t(`help.mark.${state}`)}
          />
        ))}
        {stateIds.map(sign)}
      </Signs>
      <Signs title={t('help.signs')}>{signIds.map(sign)}</Signs>
    </div>
  );
}

function Signs({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-help font-medium text-text-2">{title}</h3>
      <dl className="grid grid-cols-2 gap-x-8 max-[899.98px]:grid-cols-1">{children}</dl>
    </section>
  );
}

interface SignProps {
  readonly drawing: ReactNode;
  readonly name: string;
  readonly text: string;
}

function Sign({ drawing, name, text }: SignProps) {
  return (
    <div className="border-b border-line-soft py-2">
      <dt className="flex items-center gap-2.5 font-medium">
        <span className="flex w-5 shrink-0 justify-center">{drawing}</span>
        {name}
      </dt>
      <dd className="pl-[30px] text-text-2">{text}</dd>
    </div>
  );
}

const contents: Readonly<Record<HelpTab, ReactNode>> = {
  signs: <SignsHelp />,
  failures: <FailuresHelp />,
  workstation: <WorkstationHelp />,
  keys: <ShortcutSheet />,
  lines: <LinesHelp />,
};

/** « ? »: what every mark means, what to do after every failure, this workstation, and the keys. Needs no network. */
export function HelpDialog() {
  const { t } = useTranslation();
  const tab = useHelp((help) => help.tab);
  const isOpen = useSession((session) => session.open !== null);
  return (
    <Dialog
      title={t('shell.help')}
      width="lg"
      isOpen={tab !== null}
      onClose={closeHelp}
      footer={
        <>
          <Button
            onPress={() => {
              closeHelp();
              startTour();
            }}
          >
            {t('help.tour')}
          </Button>
          {tab === 'failures' && isOpen && (
            <Button
              variant="primary"
              onPress={() => {
                closeHelp();
                go({ at: 'settings', part: 'health' });
              }}
            >
              {t('common.testConnection')}
            </Button>
          )}
        </>
      }
    >
      <PageTabs
        label={t('shell.help')}
        tabs={helpTabs.map((id) => ({ id, label: t(`help.tab.${id}`), content: contents[id] }))}
        open={{ id: tab ?? 'signs', onOpen: (id) => openHelp(helpTabs.find((each) => each === id) ?? 'signs') }}
      />
    </Dialog>
  );
}
