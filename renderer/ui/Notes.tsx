import { Notice } from './feedback.tsx';

/** Short facts that ask for nothing, as a list in one notice; nothing where there are none. */
export function Notes({ said, className }: { readonly said: readonly (string | false)[]; readonly className: string }) {
  const texts = said.filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <div className={className}>
      <Notice tone="neutral">
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
