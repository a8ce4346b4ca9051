import { describeEntity } from '../entities/index.ts';
import type { entities, EntityName } from '../entities/index.ts';
import type { DoubtRule, Endpoint, OwnDoubt, OwnEndpoint, OwnEndpoints } from './endpoint.ts';

const usual = {
  list: { verb: 'GET', path: '/{}', answer: 'collection', success: [200] },
  one: { verb: 'GET', path: '/{}/{id}', answer: 'entity', success: [200] },
  /** Answered 200 or 201 (R5.1). */
  create: { verb: 'POST', path: '/{}', answer: 'entity', success: [200, 201] },
  /** 201 where it created the row (R3.1b). The entity is read back whatever the answer has (R3.8, R5.1). */
  replace: { path: '/{}/{id}', answer: 'entityOrNothing', success: [200, 201, 204] },
  ids: { verb: 'GET', path: '/{}/{id}', answer: 'ids', success: [200] },
  action: { verb: 'POST', path: '/{}/{id}', answer: 'status', success: [200] },
} as const satisfies Readonly<Record<Endpoint['kind'], Partial<Endpoint>>>;
type Usual = typeof usual;
type Kind = keyof Usual;

/** `{}` in a path stands for the name of the entity. */
type Of<Entity extends string, Part> = Part extends `${infer Before}{}${infer After}`
  ? `${Before}${Entity}${After}`
  : Part;
type WithList<Doubt> = Doubt extends { readonly settledBy: 'lookUp' } ? Doubt & { readonly list: string } : Doubt;
type EndpointsMade<Entity extends EntityName, K extends Kind, Said> = {
  readonly [Part in keyof Said | keyof Usual[K] | 'kind' | 'entity']: Part extends keyof Said
    ? Part extends 'doubt'
      ? WithList<Said[Part]>
      : Said[Part]
    : Part extends 'kind'
      ? K
      : Part extends 'entity'
        ? Entity
        : Part extends keyof Usual[K]
          ? Of<Entity, Usual[K][Part]>
          : never;
};

export function made<const Entity extends EntityName, const K extends Kind, const Said extends OwnEndpoint>(
  entity: Entity,
  kind: K,
  said: Said,
): EndpointsMade<Entity, K, Said> {
  const { doubt, ...rest } = said;
  const { path, ...parts }: Partial<Endpoint> & { readonly path: string } = usual[kind];
  return {
    ...parts,
    path: path.replace('{}', entity),
    kind,
    entity,
    ...rest,
    ...(doubt && { doubt: whole(entity, doubt) }),
  } as EndpointsMade<Entity, K, Said>; // the type says how each part is made
}

/** A lost creation is looked up in the list of what it would have made. */
const whole = (entity: EntityName, doubt: OwnDoubt): DoubtRule =>
  doubt.settledBy === 'lookUp' ? { ...doubt, list: `${entity}.list` } : doubt;

type SaidOf<Entity extends EntityName> = (typeof entities)[Entity]['endpoints'] & {};
type NameOf<Entity extends EntityName> = Entity extends unknown
  ? `${Entity}.${keyof SaidOf<Entity> & keyof OwnEndpoints}`
  : never;
type At<Name> = Name extends `${infer Entity extends EntityName}.${infer K extends Kind}`
  ? EndpointsMade<Entity, K, SaidOf<Entity>[K & keyof SaidOf<Entity>]>
  : never;
export type EndpointsOf<Entity extends EntityName> = { readonly [Name in NameOf<Entity>]: At<Name> };

export function endpointsOf<const Entity extends EntityName>(...names: readonly Entity[]): EndpointsOf<Entity> {
  const rows: object = Object.fromEntries(
    names.flatMap((entity) =>
      Object.entries(describeEntity(entity).endpoints ?? {}).map(([kind, said]) => [
        `${entity}.${kind}`,
        made(entity, kind as keyof OwnEndpoints, said), // entries loses the names
      ]),
    ),
  );
  return rows as EndpointsOf<Entity>; // fromEntries too
}
