/**
 * The environment in which Chromium and Electron read the names of folders: on Linux they decode them by the locale,
 * and in one that is not UTF-8 a folder with an accent cannot be opened. Only how characters are read is changed, not
 * the language.
 */
export function withUtf8Names(env = process.env, platform = process.platform) {
  const isUtf8 = /utf-?8/iu.test(env.LC_ALL || env.LC_CTYPE || env.LANG || '');
  if (platform !== 'linux' || isUtf8) return env;
  return { ...env, LC_CTYPE: 'C.UTF-8', ...(env.LC_ALL && { LC_ALL: 'C.UTF-8' }) };
}
