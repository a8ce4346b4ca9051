/** A field as `$metadata` declares it. */
export interface DeclaredField {
  /** `Edm.Int64`, `Collection(Edm.Int64)`, a complex type of the service. */
  readonly type: string;
  readonly nullable: boolean;
}
export type DeclaredFields = ReadonlyMap<string, DeclaredField>;

interface DeclaredType {
  readonly base: string | undefined;
  readonly fields: Map<string, DeclaredField>;
}

// A pattern in place of an XML parser: names and attributes of three elements are all that is asked, so no document
// type, entity or text of a service that may be hostile is ever interpreted.
const tag =
  /<(?<end>\/?)(?:[\w.-]+:)?(?<name>[\w.-]+)(?<attributes>(?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/?)>/gu;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/**
 * The fields that a service declares in its `$metadata` (CSDL XML): those of each entity set, and of each entity type
 * under its own name, including those of its base types. Undefined when the text is not CSDL.
 */
export function readCsdl(xml: string): ReadonlyMap<string, DeclaredFields> | undefined {
  const types = new Map<string, DeclaredType>();
  const sets = new Map<string, string>();
  let within: DeclaredType | undefined;
  let isCsdl = false;
  for (const { groups } of withoutComments(xml).matchAll(tag)) {
    const { end, name, attributes = '', empty } = groups ?? {};
    const given = attributesIn(attributes);
    isCsdl ||= name === 'Edmx' || name === 'Schema';
    if (name === 'EntityType' && end === '') {
      const type: DeclaredType = { base: given.get('BaseType'), fields: new Map() };
      types.set(plainName(given.get('Name')), type);
      within = empty === '' ? type : undefined;
    } else if (name === 'EntityType') within = undefined;
    else if (name === 'Property' && end === '') {
      // Nullable by default (CSDL 4.0, 6.2.1).
      within?.fields.set(given.get('Name') ?? '', {
        type: given.get('Type') ?? '',
        nullable: given.get('Nullable') !== 'false',
      });
    } else if (name === 'EntitySet') sets.set(given.get('Name') ?? '', plainName(given.get('EntityType')));
  }
  if (!isCsdl) return undefined;
  const ofTypes = [...types.keys()].map((name) => [name, fieldsOf(types, name)] as const);
  const ofSets = [...sets].map(([set, type]) => [set, fieldsOf(types, type)] as const);
  return new Map([...ofTypes, ...ofSets]);
}

/** In one pass, whatever the text: an answer of many megabytes may be made of opened comments. */
function withoutComments(xml: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = xml.indexOf('<!--', from);
    parts.push(xml.slice(from, start === -1 ? undefined : start));
    if (start === -1) return parts.join('');
    const end = xml.indexOf('-->', start + 4);
    if (end === -1) return parts.join(''); // never closed: nothing of it is a declaration
    from = end + 3;
  }
}

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', double, single]) => [name, double ?? single ?? '']));

/** Without the namespace. */
const plainName = (name = ''): string => name.slice(name.lastIndexOf('.') + 1);

function fieldsOf(types: ReadonlyMap<string, DeclaredType>, name: string): DeclaredFields {
  const fields = new Map<string, DeclaredField>();
  const seen = new Set<string>();
  for (let at = name; !seen.has(at);) {
    seen.add(at);
    const type = types.get(at);
    for (const [field, declared] of type?.fields ?? []) fields.set(field, declared);
    at = type?.base === undefined ? at : plainName(type.base);
  }
  return fields;
}
