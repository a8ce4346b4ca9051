/** The safer one first, as browsers take them: with NTLM the password itself does not travel. */
export const proxySchemes = ['ntlm', 'basic'] as const;
export type ProxyScheme = (typeof proxySchemes)[number];

/** The one to use with a proxy that offers these (« Negotiate, NTLM »); null where Carnet has none of them. */
export function schemeAmong(offered: string): ProxyScheme | null {
  const names = offered.toLowerCase().split(/[\s,]+/u);
  return proxySchemes.find((scheme) => names.includes(scheme)) ?? null;
}
