import { useLayoutEffect, useRef } from 'react';
import { Input } from 'react-aria-components';
import type { Mark } from './marks.ts';

interface MarkedInputProps {
  readonly text: string;
  /** Pieces of `text` in its composed form, in their order. */
  readonly marks: readonly Mark[];
  readonly placeholder: string;
}

const box = 'h-12 w-full px-4 text-panel leading-[48px]';

/** The line in which an event is written; what is not understood is marked under the letters themselves. */
export function MarkedInput({ text, marks, placeholder }: MarkedInputProps) {
  const under = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const follow = (): void => {
    if (under.current && input.current) under.current.scrollLeft = input.current.scrollLeft;
  };
  useLayoutEffect(follow);
  const written = text.normalize('NFC');
  const starts = [0, ...marks.map(({ to }) => to)];
  return (
    <div className="relative border-b border-line">
      <div
        ref={under}
        aria-hidden
        className={`${box} absolute inset-0 overflow-hidden whitespace-pre text-transparent`}
      >
        {marks.map(({ from, to }, index) => (
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
