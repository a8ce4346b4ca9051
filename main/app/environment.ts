/** Each lets anybody pose as the service, for the whole process (S10): it is advised behind proxies that end TLS. */
const switchesOffChecks = { NODE_TLS_REJECT_UNAUTHORIZED: '0' } as const;

/** Takes what switches off a check from the environment; returns the names of what was taken. */
export function dropUnsafeVariables(environment: NodeJS.ProcessEnv): readonly string[] {
  return Object.entries(switchesOffChecks).flatMap(([name, value]) => {
    if (environment[name] !== value) return [];
    delete environment[name];
    return [name];
  });
}
