import { Fragment } from 'react';

/** After each « ; » of a list of codes; around the parts of an address. */
const ends = /(?<=;)(?=\S)|(?<=\S)(?=@)|(?<=[._])(?=\S*@)|(?<=@\S+)(?=\.)/u;

/** A text with the places where a line may end: one without blanks would break within a word. */
export const LongText = ({ text }: { readonly text: string }) =>
  text.split(ends).map((piece, at) => (
    // The pieces of one text in its order; two may be equal.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
