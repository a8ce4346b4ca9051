import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { policySchema } from '#shared/policy/settings.ts';

/** `npm run tables` writes the schema again that IT's editors read. */
export const schemaFile = fileURLToPath(new URL('../../main/tools/package/policy/policy.schema.json', import.meta.url));

export const schemaText = (): string =>
  `${JSON.stringify({ ...z.toJSONSchema(policySchema, { io: 'input' }), title: 'Carnet policy' }, null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(schemaFile, schemaText());
