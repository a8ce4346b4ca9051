import { Fragment } from 'react';

/** After each « ; » of a list of codes. */
const listed = /(?<=;\s?)(?=\S)/u;
/** One address alone: a whole text may have been pasted into the field, and looking for its « @ » takes long. */
const address = /^\S{1,64}@\S{1,255}\s?$/u;
const addressParts = /(?=@)|(?<=[._])(?=\S*@)|(?<=@\S+)(?=\.)/u;

/** The pieces of a text: a line may end between two of them. */
export const piecesOf = (text: string): readonly string[] =>
  text.split(listed).flatMap((piece) => (address.test(piece) ? piece.split(addressParts) : piece));

/** A text with the places where a line may end: one without blanks would break within a word. */
export const LongText = ({ text }: { readonly text: string }) =>
  piecesOf(text).map((piece, at) => (
    // The pieces of one text in its order; two may be equal.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
