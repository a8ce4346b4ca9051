import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofApplication } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import { useAgents } from '#cache/queries/hooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { useFormDraft } from '#forms/form/useFormDraft.ts';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { FieldMeanwhile } from '#forms/meanwhile/FieldMeanwhile.tsx';
import { begunFrom, isChangedSince, isUnknown } from '#forms/meanwhile/meanwhile.ts';
import { useBegun } from '#forms/meanwhile/useBegun.ts';
import { useServiceSaid } from '#forms/useServiceSaid.ts';
import { customField } from '#intents/fields.ts';
import type { Members, ShownRow } from '#intents/intent.ts';
import { useSession } from '#stores/session.ts';
import { DateInput, MarkPill, Select, TextArea, TimeInput, useFormat, useNow, useShortcut } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { todayShortcuts } from '#wording/shortcuts.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';

interface CustomFieldProps {
  readonly interview: InterviewView;
  readonly code: string;
  readonly label: string;
  readonly rows?: number;
}

/** Of its Parametres; saved when left or by Ctrl Entrée; unsaved text survives a crash. */
export function CustomField({ interview, code, label, rows = 1 }: CustomFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { error, edit } = useApplicationEdit();
  const saidOf = useServiceSaid('Dossier', interview.id);
  const { valeur = '', mark = null } = interview.parametres.find((parametre) => parametre.code === code) ?? {};

  const name = customField(code);
  const draft = useFormDraft({
    draftKey: `field/${interview.id}/${code}`,
    shown: () => valeur,
    rowOf: () => ofApplication(interview),
    // Stored as the text alone, as by earlier versions.
    read: (text) => (text === null ? {} : { [name]: text }),
    write: (typed) => typed[name] ?? '',
  });
  const isTyped = draft.typed[name] !== undefined;
  const keep = async (): Promise<void> => {
    // A draft of an earlier version has no base: the user decides which value stays (I12).
    if (!isTyped || draft.from.some((begun) => isUnknown(begun, name))) return;
    if (!draft.isChanged || (await edit(draft.from, { [name]: draft.valueOf(name) }))) draft.startOver();
  };
  useShortcut(todayShortcuts.save, () => void keep(), { enabled: isTyped });

  const keptAt = interview.steps.findLast((step) => step.changes.some((change) => change.key === code))?.madeAt;
  return (
    <div
      data-field={name}
      className="relative"
      // Left for the answers of its own question, the field is not left yet.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) void keep();
      }}
    >
      {mark && (
        <span className="absolute -top-[3px] right-0">
          <MarkPill state={mark} />
        </span>
      )}
      <TextArea
        label={label}
        rows={rows}
        value={draft.valueOf(name)}
        onChange={(text) => draft.put(name, text)}
        error={error ?? (draft.isChanged ? null : saidOf(name))}
        description={
          mark && keptAt !== undefined
            ? t('today.inspector.fieldKept', { code, when: format.when(keptAt, now) })
            : undefined
        }
      />
      <FieldMeanwhile clash={draft.clashOf(name)} />
    </div>
  );
}

interface CustomFieldsProps {
  readonly interview: InterviewView;
  /** Codes that are shown elsewhere on the screen. */
  readonly without: readonly string[];
}

export function CustomFields({ interview, without }: CustomFieldsProps) {
  const { t } = useTranslation();
  const wording = useWording(useNames());
  const rest = interview.parametres.filter(({ code }) => !without.includes(code));
  if (rest.length === 0) return <p className="text-text-3">{t('today.inspector.noFields')}</p>;
  return (
    <div className="flex flex-col gap-3">
      {rest.map(({ code }) => (
        <CustomField
          key={code}
          interview={interview}
          code={code}
          label={fieldLabel('Dossier', customField(code), wording)}
        />
      ))}
    </div>
  );
}

/** Day and hour of the interview, each saved when it loses the focus; « Au départ » while the service has another. */
export function HourFields({ interview }: { readonly interview: InterviewView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { wanted, want, typing, error, question } = useChosenValue(interview, {
    name: 'CreneauLibre',
    value: String(interview.creneau),
    changeOf: (at) => ({ CreneauLibre: Number(at) }),
    wordsOf: (at) => format.dayTime(Number(at)),
  });
  const day = format.dayOf(Number(wanted));
  const time = format.timeOf(Number(wanted));
  /** The half that is not typed is the one that was shown as the typing began. */
  const keep = ({ newDay, newTime }: { readonly newDay?: string; readonly newTime?: string }): void =>
    want((from) => {
      const at = Number(from);
      return String(format.at(newDay ?? format.dayOf(at), newTime ?? format.timeOf(at)));
    });
  return (
    <div data-field="CreneauLibre" {...typing}>
      <div className="flex items-start gap-3">
        <div className="w-[130px]">
          <DateInput label={t('common.word.day')} value={day} onChange={(newDay) => keep({ newDay })} />
        </div>
        <div className="w-[90px]">
          <TimeInput label={t('common.word.time')} value={time} onChange={(newTime) => keep({ newTime })} />
        </div>
      </div>
      {error && (
        <p role="alert" className="mt-1 text-help text-stop">
          {error}
        </p>
      )}
      {question}
      {interview.baseCreneau !== null && interview.baseCreneau !== interview.creneau && (
        <p className="mt-1 text-help text-text-3">
          {t('today.inspector.base', { moment: format.dayTime(interview.baseCreneau) })}
        </p>
      )}
    </div>
  );
}

/** The agent of the interview: the agents of the campus (R4.5), and the current one. */
export function AgentField({ interview }: { readonly interview: InterviewView }) {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const agents = useAgents(campusId);
  const { agentId, agentName } = interview;
  const isElsewhere = agentId !== null && !agents.some((agent) => agent.id === agentId);
  const { wanted, want, typing, error, question } = useChosenValue(interview, {
    name: 'AgentId',
    value: agentId ?? '',
    changeOf: (chosen) => ({ AgentId: chosen }),
    wordsOf: (id) => nameOf('AgentId', id) ?? id,
  });
  return (
    <div data-field="AgentId" {...typing}>
      <Select
        label={t('common.personKind.agent')}
        placeholder={t('today.inspector.chooseAgent')}
        value={wanted || null}
        onChange={(chosen) => want(() => chosen)}
        error={error}
        options={[
          ...agents.map(({ id, name }) => ({ id, label: name })),
          ...(isElsewhere
            ? [{ id: agentId, label: t('today.inspector.agentElsewhere', { name: agentName ?? agentId }) }]
            : []),
        ]}
      />
      {question}
    </div>
  );
}

interface ChosenMember {
  readonly name: 'CreneauLibre' | 'AgentId';
  /** What is shown of it, as text; '' for none. */
  readonly value: string;
  readonly changeOf: (value: string) => Members<'Dossier'>;
  readonly wordsOf: (value: string) => string;
}

/**
 * Saved at once, unless a colleague changed it since the user began: then both are shown, and it is a draft until one
 * is taken (I12).
 */
function useChosenValue(interview: InterviewView, { name, value, changeOf, wordsOf }: ChosenMember) {
  const { id } = interview;
  const { error, edit } = useApplicationEdit();
  const saidOf = useServiceSaid('Dossier', id);
  const { text: held, base, keep: hold } = useDraft(`member/${id}/${name}`);
  const here = ofApplication(interview);
  const isAsked = typeof held === 'string' && held !== value;
  const wanted = isAsked ? held : value;
  const { begun, typing, forget } = useBegun({ here, wanted });
  useEffect(() => {
    if (held === value) hold(null); // both are the same by now
  });
  const save = async (chosen: string, from: ShownRow): Promise<void> => {
    if (await edit([from], changeOf(chosen))) hold(null);
  };
  const words = (text: string): string | null => (text === '' ? null : wordsOf(text));
  return {
    wanted,
    want: (chosenFrom: (shown: string) => string): void => {
      const first = begun();
      forget();
      const chosen = chosenFrom(first.wanted);
      const from = isAsked ? begunFrom(here, base, [name]) : first.here;
      if (isChangedSince(from, here, name)) hold(chosen, { rows: { Dossier: from.row } });
      else void save(chosen, from);
    },
    typing,
    error: error ?? (isAsked ? null : saidOf(name)),
    question: isAsked && (
      <ChangedMeanwhile
        mine={words(held)}
        theirs={words(value)}
        onMine={() => void save(held, here)}
        onTheirs={() => hold(null)}
      />
    ),
  };
}

/** Saves a change of one field of an application; `error` is why it was not saved, in words, or null. */
function useApplicationEdit(): {
  readonly error: string | null;
  readonly edit: (from: readonly ShownRow[], members: Members<'Dossier'>) => Promise<boolean>;
} {
  const begin = useBegin();
  const [error, setError] = useState<string | null>(null);
  const edit = async (from: readonly ShownRow[], members: Members<'Dossier'>): Promise<boolean> =>
    (await begin(from).to(members, { onRejected: setError, about: JSON.stringify(members) })) !== null;
  return { error, edit };
}
