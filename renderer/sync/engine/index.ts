export type { EngineCommands } from './commands.ts';
export { createEngine } from './engine.ts';
export type { Engine, EngineStatus } from './engine.ts';
export type { Limits } from '../core/index.ts';
