export interface DeclaredField {
  /** `Edm.Int64`, `Collection(Edm.Int64)`, a complex type of the service. */
  readonly type: string;
  readonly nullable: boolean;
  /** The service computes it (Core.Computed). */
  readonly computed?: true;
}
export type DeclaredFields = ReadonlyMap<string, DeclaredField>;

interface DeclaredType {
  readonly base: string | undefined;
  /** Rows may have members that it does not declare. */
  readonly isOpen: boolean;
  readonly fields: Map<string, DeclaredField>;
}

/** What a service declares: by entity set, and by entity type under its own name. */
export interface Csdl {
  get(name: string): DeclaredFields | undefined;
  has(name: string): boolean;
  isOpen(name: string): boolean;
}

// Not an XML parser: three elements are enough, and nothing of a hostile document type or entity is interpreted.
const tag =
  /<(?<end>\/?)(?:[\w.-]+:)?(?<name>[\w.-]+)(?<attributes>(?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/?)>/gu;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/**
 * Declared fields in `$metadata` (CSDL XML) by entity set and entity type, with those of base types; computed ones are
 * annotated in place or by path. Undefined when it is not CSDL.
 */
export function readCsdl(xml: string): Csdl | undefined {
  const types = new Map<string, DeclaredType>();
  const sets = new Map<string, string>();
  const computed = new Set<string>();
  let within: DeclaredType | undefined;
  let typeName = '';
  /** The member that annotations are about, as `Type/Member`. */
  let annotated: string | null = null;
  let isCsdl = false;
  for (const { groups } of withoutComments(xml).matchAll(tag)) {
    const { end, name, attributes = '', empty } = groups ?? {};
    const given = attributesIn(attributes);
    isCsdl ||= name === 'Edmx' || name === 'Schema';
    if (name === 'EntityType' && end === '') {
      const isOpen = given.get('OpenType') === 'true';
      const type: DeclaredType = { base: given.get('BaseType'), isOpen, fields: new Map() };
      typeName = plainName(given.get('Name'));
      types.set(typeName, type);
      within = empty === '' ? type : undefined;
    } else if (name === 'EntityType') within = undefined;
    else if (name === 'Property' && end === '') {
      // Nullable by default (CSDL 4.0, 6.2.1).
      within?.fields.set(given.get('Name') ?? '', {
        type: given.get('Type') ?? '',
        nullable: given.get('Nullable') !== 'false',
      });
      annotated = empty === '' && within ? `${typeName}/${given.get('Name') ?? ''}` : null;
    } else if (name === 'Property') annotated = null;
    else if (name === 'Annotations') annotated = end === '' ? plainName(given.get('Target')) : null;
    else if (name === 'Annotation' && end === '' && annotated !== null) {
      const isComputed = /(?:^|\.)Core\.(?:V1\.)?Computed$/u.test(given.get('Term') ?? '');
      if (isComputed && given.get('Bool') !== 'false') computed.add(annotated);
    } else if (name === 'EntitySet') sets.set(given.get('Name') ?? '', plainName(given.get('EntityType')));
  }
  if (!isCsdl) return undefined;
  for (const path of computed) {
    const [type = '', field = ''] = path.split('/');
    const fields = types.get(type)?.fields;
    const declared = fields?.get(field);
    if (fields && declared) fields.set(field, { ...declared, computed: true });
  }
  const typeOf = new Map([...[...types.keys()].map((type) => [type, type] as const), ...sets]);
  const fields = new Map([...typeOf].map(([name, type]) => [name, fieldsOf(types, type)]));
  return {
    get: (name) => fields.get(name),
    has: (name) => fields.has(name),
    isOpen: (name) => baseTypes(types, typeOf.get(name) ?? '').some(({ isOpen }) => isOpen),
  };
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
  for (const type of baseTypes(types, name)) for (const [field, declared] of type.fields) fields.set(field, declared);
  return fields;
}

/** The type and those that it is based on, itself first. */
function baseTypes(types: ReadonlyMap<string, DeclaredType>, name: string): readonly DeclaredType[] {
  const found = new Map<string, DeclaredType>();
  for (let at = name; !found.has(at);) {
    const type = types.get(at);
    if (!type) break;
    found.set(at, type);
    at = type.base === undefined ? at : plainName(type.base);
  }
  return [...found.values()];
}
