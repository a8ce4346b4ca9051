import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Input } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { writeDay, yearOf } from '#shared/text/when/civil.ts';
import type { Choice, UnsettledPiece } from '#shared/text/when/read.ts';
import { Button, useFormat } from '#ui/index.ts';

interface HighlightedInputProps {
  readonly text: string;
  /** Pieces of `text` in its composed form, in their order. */
  readonly unsettled: readonly UnsettledPiece[];
  readonly placeholder: string;
}

const box = 'h-12 w-full px-4 text-panel leading-[48px]';

/** The line in which an event is written; what is not understood is underlined in the text. */
export function HighlightedInput({ text, unsettled, placeholder }: HighlightedInputProps) {
  const under = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const follow = (): void => {
    if (under.current && input.current) under.current.scrollLeft = input.current.scrollLeft;
  };
  useLayoutEffect(follow);
  const written = text.normalize('NFC');
  const starts = [0, ...unsettled.map(({ to }) => to)];
  return (
    <div className="relative border-b border-line">
      <div
        ref={under}
        aria-hidden
        className={`${box} absolute inset-0 overflow-hidden whitespace-pre text-transparent`}
      >
        {unsettled.map(({ from, to }, index) => (
          <span key={from}>
            {written.slice(starts[index], from)}
            <mark className="rounded-[3px] bg-stop-soft text-transparent underline decoration-stop decoration-wavy decoration-1 underline-offset-4">
              {written.slice(from, to)}
            </mark>
          </span>
        ))}
        {written.slice(starts.at(-1))}
      </div>
      <Input
        ref={input}
        className={`${box} relative rounded-t-hero bg-transparent text-text outline-none placeholder:text-text-3`}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onScroll={follow}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}

interface UnsettledPiecesProps {
  readonly text: string;
  readonly unsettled: readonly UnsettledPiece[];
  /** The user declares this text part of the name. */
  readonly onName: (piece: string) => void;
  /** The user says which meaning is right. */
  readonly onChoose: (choice: Choice) => void;
}

/** The keys of the first piece's choices, and of « Garder comme nom » where it has none. */
const keys = ['alt+Enter', 'alt+shift+Enter'] as const;

/** What was not understood, each with the reason, what it may mean, and a button to declare it part of the name. */
export function UnsettledPieces({ text, unsettled, onName, onChoose }: UnsettledPiecesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const written = text.normalize('NFC');
  if (unsettled.length === 0) return null;
  const years = (choices: readonly Choice[]): number =>
    new Set(choices.map(({ meaning }) => ('day' in meaning ? yearOf(meaning.day) : 0))).size;
  const wordsOf = ({ meaning }: Choice, choices: readonly Choice[]): string => {
    if ('hour' in meaning) return meaning.hour;
    if ('day' in meaning)
      return years(choices) > 1 ? writeDay(meaning.day) : format.day(format.startOfDay(meaning.day));
    return t('calendar.doing.quick.lasting', { length: format.duration(meaning.minutes * 60_000) });
  };
  return (
    <ul className="scroll-thin max-h-40 border-t border-line bg-stop-soft py-1.5">
      {unsettled.map(({ from, to, why, choices = [] }, index) => {
        const piece = written.slice(from, to).trim();
        return (
          <li key={from} className="flex flex-wrap items-center gap-x-2 gap-y-1.5 px-4 py-1 text-help text-stop">
            <CircleAlert size={15} strokeWidth={1.5} className="shrink-0" aria-hidden />
            <span className="min-w-[45%] flex-1 break-words">
              {t(`calendar.doing.quick.unsettled.${why}`, { piece: format.quote(piece) })}
            </span>
            <span className="flex max-w-full flex-wrap gap-2">
              {choices.map((choice, at) => {
                const kbd = index === 0 ? keys[at] : undefined;
                return (
                  <Button key={choice.phrase} size="sm" {...(kbd && { kbd })} onPress={() => onChoose(choice)}>
                    {wordsOf(choice, choices)}
                  </Button>
                );
              })}
              <Button
                size="sm"
                {...(index === 0 && choices.length === 0 && { kbd: keys[0] })}
                onPress={() => onName(piece)}
              >
                <span aria-hidden>{t('calendar.doing.quick.asName')}</span>
                <span className="sr-only">{t('calendar.doing.quick.asNameOf', { piece: format.quote(piece) })}</span>
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
