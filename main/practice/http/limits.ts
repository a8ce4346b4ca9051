import type { Differences } from '../differences.ts';
import { ServiceError } from '../serviceError.ts';

/** A check of what a deployment lets through (R5.7): the length of an address, and requests in one second. */
export function limitsOf({ longestUrl, rate }: Differences): (target: string, now: number) => void {
  let recent: number[] = [];
  return (target, now) => {
    if (longestUrl !== 'none' && target.length > Number(longestUrl)) {
      throw new ServiceError(414, 'UriTooLong', `L’adresse dépasse ${longestUrl} caractères`);
    }
    if (rate === 'none') return;
    recent = recent.filter((moment) => now - moment < 1000);
    if (recent.length >= Number(rate)) {
      throw new ServiceError(429, 'TooManyRequests', `Plus de ${rate} demandes en une seconde`, {
        headers: { 'Retry-After': '1' },
      });
    }
    recent.push(now);
  };
}
