import { renderToStaticMarkup } from 'react-dom/server';
import { FormatProvider } from '#ui/format/index.tsx';
import { zone } from '../features/calendar/fixtures.ts';

/** What a hook gives to a screen that is drawn once; under Node, without a document. */
export function used<Result>(use: () => Result): Result {
  const results: Result[] = [];
  const Screen = () => {
    results.push(use());
    return null;
  };
  renderToStaticMarkup(
    <FormatProvider language="fr" zone={zone}>
      <Screen />
    </FormatProvider>,
  );
  const [result] = results;
  if (result === undefined) throw new Error('nothing was drawn');
  return result;
}
