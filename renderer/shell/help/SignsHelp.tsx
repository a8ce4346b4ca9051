import { Link2, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark, markStates } from '#ui/index.ts';

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
export function SignsHelp() {
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
