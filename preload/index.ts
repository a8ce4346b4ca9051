import { contextBridge, ipcRenderer } from 'electron';
import type { appEventChannel, CarnetBridge, ChannelName } from '#shared/ipc/channels.ts';

/**
 * The channels that exist. The compiler compares them with the channel map; importing the map itself would run zod and
 * every schema before each page.
 */
const known = {
  'app.info': true,
  'app.passwordKeeping': true,
  'app.policy': true,
  'app.quit': true,
  'app.closing': true,
  'app.copyStorage': true,
  'app.clearStorage': true,
  'app.preferences': true,
  'app.keepPreferences': true,
  'app.place': true,
  'app.keepPlace': true,
  'app.ownSettings': true,
  'app.keepOwnSettings': true,
  'app.openExternal': true,
  'proxy.asked': true,
  'proxy.signIn': true,
  'file.save': true,
  'file.savePdf': true,
  'file.show': true,
  'desktop.show': true,
  'desktop.notify': true,
  'desktop.takeLink': true,
  'service.list': true,
  'service.probe': true,
  'service.stopProbe': true,
  'service.probePractice': true,
  'service.add': true,
  'service.open': true,
  'service.lock': true,
  'service.locked': true,
  'service.unlock': true,
  'service.signIn': true,
  'service.keyless': true,
  'service.renewKey': true,
  'service.moveHere': true,
  'service.signOut': true,
  'service.setCampus': true,
  'service.setOptions': true,
  'service.checkKey': true,
  'service.encryptPassword': true,
  'service.call': true,
  'service.ping': true,
  'pull.begin': true,
  'pull.next': true,
  'pull.cancel': true,
  'checks.begin': true,
  'checks.next': true,
  'checks.cancel': true,
  'trace.read': true,
  'trace.report': true,
  'health.incidents': true,
  'health.incidentsSaid': true,
  'health.read': true,
  'support.save': true,
  'journal.read': true,
  'journal.append': true,
  'journal.retract': true,
  'journal.unsent': true,
  'journal.rewrite': true,
  'write.replace': true,
  'write.create': true,
  'write.act': true,
  'write.settle': true,
  'write.look': true,
  'read.one': true,
} satisfies Record<ChannelName, true>;
const eventChannel = 'app.event' satisfies typeof appEventChannel;

const bridge: CarnetBridge = {
  call: (channel, args) =>
    // A hostile page may pass anything: the type is only a promise.
    Object.hasOwn(known, channel)
      ? ipcRenderer.invoke(channel, args)
      : Promise.reject(new Error('Carnet has no such channel')),
  onEvent: (listener) => {
    // Electron's event object stays here: it leads to ipcRenderer.
    const hear = (_event: unknown, event: unknown): void => listener(event);
    ipcRenderer.on(eventChannel, hear);
    return () => {
      ipcRenderer.off(eventChannel, hear);
    };
  },
};

contextBridge.exposeInMainWorld('carnet', bridge);
