import { inSentence, namesOf } from '#i18n/labels/names.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { isTakenByOther } from '#sync/step.ts';
import type { Step, Summary } from '#sync/step.ts';
import { fieldLabel } from './fields.ts';
import type { Wording } from './wording.ts';

/** Two values that are shown together: the day appears only when it differs. */
const counterparts: Readonly<Record<string, string>> = {
  fromDebut: 'toDebut',
  toDebut: 'fromDebut',
  fromFin: 'toFin',
  toFin: 'fromFin',
  from: 'to',
  to: 'from',
};

/** Of a change of one reference: its field, by the key of its words. */
const references: Readonly<Record<string, string>> = {
  'application.agentChanged': 'AgentId',
  'application.decided': 'DecisionId',
};

type WordedStep = Pick<Step, 'entity' | 'summary'> & Partial<Pick<Step, 'attended' | 'state'>>;

/** What is to be sent is worded as to be done. A key that is not in the catalogue shows its subject. */
export const sentence = (step: WordedStep, wording: Wording): string => worded(step, keyOf(step, wording), wording);

/** The same of what was undone, where it has words of its own; null: none. */
export function undoneSentence(step: WordedStep, wording: Wording): string | null {
  const known = variantsOf(step)
    .map((variant) => `summary.undone.${variant}`)
    .find(wording.knows);
  return known === undefined ? null : worded(step, known, wording);
}

/** The change that names several made by one act: not the address that a person's creation begins with. */
export const namingStep = <Named extends Pick<Step, 'entity'>>(steps: readonly Named[]): Named | undefined =>
  steps.find(({ entity }) => entity !== 'Mail') ?? steps[0];

type NamedWords = readonly [name: string, words: string];

function worded({ entity, summary }: WordedStep, key: string, wording: Wording): string {
  const words = Object.entries(summary.values).flatMap(([name, value]): readonly NamedWords[] => {
    const at = name === 'toDay' ? null : instantIn(value);
    return at === null
      ? [[name, valueWords({ entity, summary }, name, value, wording)]]
      : momentWords(name, at, instantIn(summary.values[counterparts[name] ?? '']), wording);
  });
  return wording.t(key, { ...Object.fromEntries(words), subject: subjectOf(summary, wording) });
}

/** 14:30, or with its day when that is not the day of `beside`; and after « de », « à », which the article joins. */
function momentWords(name: string, at: number, reference: number | null, wording: Wording): readonly NamedWords[] {
  const kind = reference !== null && wording.day(reference) === wording.day(at) ? 'time' : 'day';
  const moment = kind === 'time' ? wording.time(at) : wording.dayTime(at);
  return [
    [name, moment],
    ...(['From', 'To', 'At'] as const).map((preposition): NamedWords => [
      `${name}${preposition}`,
      wording.t(`summary.moment.${kind}${preposition}`, { moment }),
    ]),
  ];
}

const instantIn = (text = ''): number | null => instantParts(text)?.epochMilliseconds ?? null;

const subjectOf = ({ subject }: Pick<Summary, 'subject'>, wording: Wording): string =>
  nameInSentence(subject) || wording.t('common.unnamed');

/** What a change is about, where its sentence would claim more than is known: a creation in doubt may not exist. */
export function heading(step: WordedStep & Pick<Step, 'state'>, wording: Wording): string {
  const subject = subjectOf(step.summary, wording);
  if (step.state.kind === 'conflict') return subject;
  // A call creates nothing: the user is asked whether the action itself was done.
  const isCall = step.summary.key.startsWith('act.');
  if (isCall || (step.state.kind !== 'doubt' && !isTakenByOther(step))) return sentence(step, wording);
  return `${namesOf(step.entity, wording.language).one} ${subject}`;
}

/** A value that is added or removed, and a change that is to be done, has its own sentence where there is one. */
function keyOf(step: WordedStep, wording: Wording): string {
  const { attended, state } = step;
  const isToDo = attended === true && state?.kind !== 'applied';
  const variants = variantsOf(step);
  const toDo = isToDo ? variants.map((variant) => `summary.toDo.${variant}`) : [];
  const known = [...toDo, ...variants.map((variant) => `summary.made.${variant}`)].find(wording.knows);
  return known ?? 'summary.unknown';
}

const variantsOf = ({ entity, summary: { key, values } }: WordedStep): readonly string[] => [
  ...(key === 'entity.created' ? [`${key}${entity}`] : []),
  ...(values['to'] === '' ? [`${key}Cleared`] : []),
  ...(values['from'] === '' && values['toState'] !== undefined ? [`${key}SetState`] : []),
  ...(values['from'] === '' ? [`${key}Set`] : []),
  ...(values['toState'] === undefined ? [] : [`${key}State`]),
  ...(values['toDay'] === undefined ? [] : [`${key}On`]),
  key,
];

function valueWords(
  { entity, summary: { key, values } }: WordedStep,
  name: string,
  value: string,
  wording: Wording,
): string {
  if (name === 'field') return fieldLabel(entity, `Parametres.${value}`, wording);
  if (name === 'fields')
    return value
      .split(',')
      .map((unit) => inSentence(fieldLabel(entity, unit, wording)))
      .join(', ');
  if (name === 'entity') return namesOf(entity, wording.language).one;
  const day = name === 'toDay' ? instantIn(value) : null;
  if (day !== null) return wording.date(day);
  if (name === 'fromState' || name === 'toState')
    return wording.nameOf('EtatCandidatureId', value) ?? wording.t('common.numbered', { id: value });
  const reference = references[key];
  if (reference !== undefined && (name === 'from' || name === 'to')) {
    return values[`${name}Name`] ?? wording.nameOf(reference, value) ?? wording.t('common.numbered', { id: value });
  }
  return value === '' ? wording.t('summary.value.empty') : value;
}
