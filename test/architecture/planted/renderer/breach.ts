import { existsSync } from 'node:fs';
import { Dexie } from 'dexie';

export const breach = [existsSync, Dexie];
