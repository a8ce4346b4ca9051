/** Finds where JSON values end, without reading them. The text is trusted to be JSON, possibly cut. */
const quote = 0x22;
export const openBrace = 0x7b;
export const closeBrace = 0x7d;
export const openBracket = 0x5b;
export const closeBracket = 0x5d;
export const comma = 0x2c;
export const colon = 0x3a;
const backslash = 0x5c;

/** Offset after the value that begins at `from`: `from` itself where none does, −1 where the text ends within it. */
export function endOfValue(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (first === quote) return endOfString(text, from);
  if (first !== openBrace && first !== openBracket) return endOfWord(text, from);
  let depth = 0;
  for (let at = from; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
      if (at < 0) return -1;
      continue;
    }
    if (code === openBrace || code === openBracket) depth += 1;
    else if (code === closeBrace || code === closeBracket) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** By the engine's own search; a quote after an odd number of backslashes belongs to the string. */
export function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at + 1;
  }
  return -1;
}

/** A number or one of true, false, null: it has ended only when a character follows. */
function endOfWord(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 0x20 || code === comma || code === closeBrace || code === closeBracket) return at;
  }
  return -1;
}
