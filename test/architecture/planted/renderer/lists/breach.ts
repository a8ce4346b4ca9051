import { part } from '../gateway/part.ts';

const useAct = () => null;

export const breach = [part, useAct, { kind: 'edit', rows: [], from: [{ id: '1', row: '{}' }] }];
