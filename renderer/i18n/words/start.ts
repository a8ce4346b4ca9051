/** What every start reads. */
export { common } from './start/common.ts';
export { keys } from './start/keys.ts';
export { shell } from './start/shell.ts';
