/** The environment, with a locale that reads names of files as UTF-8 on Linux. */
export function withUtf8Names(env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform): NodeJS.ProcessEnv;
