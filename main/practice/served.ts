import { servedRoutes } from './operations/routes.ts';

/** Every verb and path that the practice service answers below {base_url}; `{id}` stands for an integer Id. */
export const served: readonly { readonly verb: string; readonly path: string }[] = [
  ...servedRoutes.map(({ verb, path }) => ({ verb, path: `/GraphV1${path}` })),
  { verb: 'GET', path: '/GraphV1/$metadata' },
];
