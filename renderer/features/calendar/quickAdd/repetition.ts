import type { Piece } from './phrase.ts';
import { pieceOf } from './phrase.ts';

const days = String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)`;
const english = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const span = String.raw`(?:jours?|semaines?|quinzaines?|mois|ans?|annees?|matins?|soirs?|apres-midis?|days?|weeks?|weekdays?|fortnights?|months?|years?|mornings?|evenings?|afternoons?|${days}s?|${english}s?)`;
const number = String.raw`(?:\d+|deux|trois|quatre|cinq|six|dix|two|three|four|five|six|ten|other|second|autres?)`;

const month = String.raw`(?:janv(?:ier)?|fev(?:rier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|august|september|october|november|december)`;
/** A word of a date; not an hour. */
const date = String.raw`(?:${days}|${english}|${month}|noel|paques|christmas|easter|\d{1,2}(?:/\d{1,4})+|\d{4}|\d{1,2}(?:er|st|nd|rd|th)?(?! ?(?:h|:|[ap]m)))`;

/** Words for several events; the input is normalised. */
const ways: readonly RegExp[] = [
  String.raw`(?:tous les|toutes les|chaque|every|each)(?: ${number})? ${span}(?:(?: et|,| and) ${span})*`,
  String.raw`une? ${span} sur (?:deux|trois|quatre|\d+)`,
  String.raw`(?:les ${days}s?|${days}s|(?:on )?${english}s)`,
  String.raw`(?:hebdo|hebdomadaires?|quotidien(?:ne)?s?|mensuel(?:le)?s?|bimensuel(?:le)?s?|weekly|daily|monthly|fortnightly)`,
  String.raw`${number} (?:fois|times)(?: (?:par|a|per) ${span})?`,
  String.raw`[x×] ?\d+`,
  // « 27, 28 et 30 novembre ».
  String.raw`(?<!/)\d{1,2}(?:, ?\d{1,2})*,? (?:et|and|&) \d{1,2}(?:er)? ?(?:${month}|/\d{1,2})`,
  // Several days: « du 24 au 26 novembre », « jusqu'au 18 décembre », "until June".
  String.raw`du ${date}(?: ${date})* au ${date}(?: ${date})*`,
  String.raw`from ${date}(?: ${date})* (?:to|until) ${date}(?: ${date})*`,
  String.raw`(?:jusqu'(?:au|en|a la)|until|till) (?:the )?${date}(?: ${date})*(?: (?:prochaine?|prochain))?`,
  String.raw`(?:(?:pendant|durant|sur|for|during) )(?:les )?${number} (?:prochaines? |next )?(?:jours?|semaines?|mois|ans?|days?|weeks?|months?|years?)(?: de suite)?`,
].map((way) => new RegExp(String.raw`(?<![\p{L}\d])(?:${way})(?![\p{L}\d])`, 'gu'));

/** Where a phrase asks for several events in words that `seriesIn` does not read. `text` is normalised. */
export const repetitionIn = (text: string): readonly Piece[] => {
  const found: Piece[] = [];
  for (const way of ways) {
    for (const match of text.matchAll(way)) {
      const piece = pieceOf(match);
      if (!found.some(({ from, to }) => piece.from < to && from < piece.to)) found.push(piece);
    }
  }
  return found;
};
