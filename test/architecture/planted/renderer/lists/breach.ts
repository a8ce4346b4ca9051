import { part } from '../gateway/part.ts';
import { useAct } from '../wording/useAct.ts';

export const breach = [part, useAct, { kind: 'edit', rows: [], seen: [{ field: 'Nom', raw: '"Diallo"' }] }];
