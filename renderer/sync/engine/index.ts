export { createEngine } from './engine.ts';
export type { Engine, EngineStatus } from './engine.ts';
export type { EngineOptions, EnginePorts, Known, Planner } from './ports.ts';
