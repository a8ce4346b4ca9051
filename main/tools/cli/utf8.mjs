/**
 * On Linux folder names are read by the locale: in one that is not UTF-8 an accent cannot be opened. Only the encoding
 * is changed, not the language.
 */
export function withUtf8Names(env = process.env, platform = process.platform) {
  const isUtf8 = /utf-?8/iu.test(env.LC_ALL || env.LC_CTYPE || env.LANG || '');
  if (platform !== 'linux' || isUtf8) return env;
  return { ...env, LC_CTYPE: 'C.UTF-8', ...(env.LC_ALL && { LC_ALL: 'C.UTF-8' }) };
}
