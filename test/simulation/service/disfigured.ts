import type { Chance } from '../world/chance.ts';
import type { FaultAt } from '../world/faultTable.ts';
import type { Reply, Subject } from './server.ts';
import { html, idsIn, json } from './server.ts';
import { withDatesAt } from './values.ts';

/** How the body of an answer breaks on the way. */
export interface Broken extends Reply {
  readonly broken: 'reset' | 'size' | 'trickle';
}

/** How an answer that came can be another than the service wrote. */
export type Disfigurement = Exclude<FaultAt<'reply'>, 'resetAfterExecuted' | 'noAnswer' | 'slowAnswer'>;

/** An answer that came back otherwise than the service wrote it, or that a service writes in another way. */
export function disfigured(
  reply: Reply,
  fault: Disfigurement,
  { op, entity }: Subject,
  chance: Chance,
): Reply | Broken {
  const { text } = reply;
  const withText = (next: string): Reply => ({ ...reply, text: next });
  switch (fault) {
    case 'resetMidBody':
      return { ...reply, broken: 'reset' };
    case 'oversize':
      return { ...reply, broken: 'size' };
    case 'trickle':
      return { ...reply, broken: 'trickle' };
    case 'truncated':
      // Cut to nothing it would be another documented answer: an empty body.
      return withText(text.slice(0, Math.max(1, chance.between(1, Math.max(1, text.length - 1)))));
    case 'byteOrderMark':
      return text === '' ? reply : withText(`\uFEFF${text}`);
    case 'failedButExecuted':
      return chance.of(0.5) ? json(500, '{"error":{"code":"","message":"interne"}}') : html(502, 'Bad gateway');
    case 'idZero':
      return withText(text.replace(/"Id":\d+/u, '"Id":0').replace(/"value":"[^"]*"/u, '"value":"0"'));
    case 'anotherEntity':
      return withText(
        chance.of(0.5)
          ? text
              .replace(/"Id":\d+/u, '"Id":9007199254740994')
              // A name is not to look like a date, which other faults write in another way.
              .replaceAll(/"(Nom|Numero|Adresse)":"[^"]*"/gu, '"$1":"autre"')
              .replaceAll(/"Debut":"[^"]*"/gu, '"Debut":"2001-01-01T00:00:00+01:00"')
              .replaceAll(/"AutreInformation":"[^"]*"/gu, '"AutreInformation":"autre"')
              .replace(/"value":"[^"]*"/u, '"value":null')
          : text.replace(`#${entity}`, entity === 'Mail' ? '#Agent' : '#Mail'),
      );
    case 'missingField':
      return withText(text.replace(op === 'list' ? /"(?:Debut|Id)":[^,{}]*,/u : /"Id":[^,{}]*,/u, ''));
    case 'retypedField':
      // A value of its own each time: it goes back with the next write, and must not look like an older row.
      return withText(text.replace(/"(Nom|Numero|Name)":"[^"]*"/u, `"$1":{"x":${chance.between(1, 1e9)}}`));
    case 'extraField':
      // Entries within a row have Ids of their own, which are small.
      return text.includes('"Nouveau"')
        ? reply
        : withText(text.replaceAll(/"Id":(\d{9,})/gu, '"Id":$1,"Nouveau":{"z":[1.0]}'));
    case 'otherOffset':
      return withText(withDatesAt(text, -5, '-05:00'));
    case 'otherDecimals':
      return withText(text.replaceAll(/"(Remuneration|Opaque)":(\d+\.\d+)/gu, '"$1":$200'));
    case 'cutShort': {
      const left = cut(text, chance);
      const there = new Set(idsIn(left));
      return { ...reply, text: left, hidden: idsIn(text).filter((id) => !there.has(id)) };
    }
    case 'brokenNextLink':
      return withText(
        `${cut(text, chance).slice(0, -1)},"@odata.nextLink":"https://ailleurs.invalid/autre/${entity}?page=2"}`,
      );
    case 'strayNextLink':
      return withText(`${cut(text, chance).slice(0, -1)},"@odata.nextLink":"/autre/GraphV1/${entity}?page=2"}`);
  }
  return fault satisfies never;
}

/** The first rows of a list, and none after. */
function cut(text: string, chance: Chance): string {
  const start = text.indexOf('"value":[') + '"value":['.length;
  if (!text.endsWith(']}')) return text;
  const rows = text.slice(start, -2).split(/(?<=\}),(?=\{"(?:Id|Streamid|Nom|Adresse)")/u);
  return `${text.slice(0, start)}${rows.slice(0, chance.between(0, rows.length - 1)).join(',')}]}`;
}
