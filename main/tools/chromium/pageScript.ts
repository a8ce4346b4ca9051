import { moveClock } from '../clock/moveClock.mjs';
import { fromClonedText, toClonedText } from './structured.ts';

/** The binding through which the page's calls arrive; the page script hides it from the page. */
export const bindingName = '__carnetHostInvoke';
/** Key of the function that passes a message to the preload. */
export const deliveryKey = 'carnet.host.deliver';

/**
 * The preload bundle before the page's own scripts, with doubles of what a sandboxed preload may require, in the top
 * frame alone. Everything crosses as a structured clone. No second world: private by closure.
 */
export const pageScript = (preload: string): string => `(() => {
  const toClonedText = ${toClonedText.toString()};
  const fromClonedText = ${fromClonedText.toString()};
  const invoke = globalThis[${JSON.stringify(bindingName)}];
  delete globalThis[${JSON.stringify(bindingName)}];
  if (globalThis.top !== globalThis || typeof invoke !== 'function') return;
  const listeners = new Map();
  const heard = (channel) => listeners.get(channel) ?? listeners.set(channel, new Set()).get(channel);
  Object.defineProperty(globalThis, Symbol.for(${JSON.stringify(deliveryKey)}), {
    value: (channel, args) => { for (const listener of [...heard(channel)]) listener({}, ...fromClonedText(args)); },
  });
  const freeze = (value) => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
    return Object.freeze(value);
  };
  const modules = {
    electron: {
      contextBridge: {
        exposeInMainWorld: (key, value) => Object.defineProperty(globalThis, key, { value: freeze(value), enumerable: true }),
      },
      ipcRenderer: {
        invoke: async (channel, ...args) => {
          const { value, error } = fromClonedText(await invoke(channel, toClonedText(args)));
          if (error !== undefined) throw new Error("Error invoking remote method '" + channel + "': " + error);
          return value;
        },
        on: (channel, listener) => { heard(channel).add(listener); },
        off: (channel, listener) => { heard(channel).delete(listener); },
      },
    },
  };
  const require = (name) => {
    if (!Object.hasOwn(modules, name)) throw new Error('a sandboxed preload has no module ' + name);
    return modules[name];
  };
  const module = { exports: {} };
  ((require, module, exports) => {
${preload}
  })(require, module, module.exports);
})();`;

/** The page's clock, `ms` from the machine's (CARNET_TODAY). */
export const clockScript = (ms: number): string => `(${moveClock.toString()})(${ms});`;

/** Timers of ten seconds and more fire so many times sooner, so that tests need not wait for quiet. */
export const hasteScript = (times: number): string => `(() => {
  const inTime = globalThis.setTimeout;
  globalThis.setTimeout = (run, ms, ...args) => inTime(run, ms >= 10000 ? ms / ${times} : ms, ...args);
})();`;
