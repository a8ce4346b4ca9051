/** Takes the place of the `electron` module. A missing export fails at import, a missing member at its first use. */
export { app } from './app.ts';
export { BrowserWindow } from './browserWindow.ts';
export { dialog } from './dialog.ts';
export { ipcMain } from './ipcMain.ts';
export { powerMonitor } from './powerMonitor.ts';
export { protocol } from './protocol.ts';
export { safeStorage } from './system.ts';
export { session } from './session.ts';
export { Notification, Tray, nativeImage } from './surfaces.ts';
export { screen } from './screen.ts';
export { Menu, nativeTheme, shell } from './system.ts';
