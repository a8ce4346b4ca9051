/** A text of a notification as the system takes it: desktops of Linux read markup in it, the others plain text. */
export const noticeBody = (text: string, platform: NodeJS.Platform): string =>
  platform === 'linux' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text;
