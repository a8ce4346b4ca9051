import type { RuleId } from './rules.ts';

/** Rules that only list what the document does not show: there is nothing to prove. */
export const silent: Readonly<Partial<Record<RuleId, string>>> = {
  'Client.6': 'ClientPourAffaire has no endpoint',
  'Convention.5': 'Remuneration and FraisFormation have no endpoint',
  'Authentication.4': 'the scheme is a port (R1.7)',
  'Authentication.5': 'the key and the cipher are settings (S12)',
  'Authentication.6': '403 is reported as it is (R3.5)',
  'Events.1': 'we ask again from time to time',
  'Errors.4': 'any form is read (R5.2)',
  'Errors.5': 'any status is understood (R5.2)',
  'Limits.6': 'our own bounds hold (R5.7)',
  'Versioning.3': 'there is one version',
  'Gaps.1': 'the service says what it refuses (R3.5)',
  'Gaps.2': 'schemas are loose (R2.8)',
  'Gaps.3': 'such lists are assumed (R3.4)',
  'Gaps.4': 'ids of such records are taken as given',
  'Gaps.5': 'there is no endpoint',
  'Gaps.6': 'the entity or nothing (R3.3)',
  'Gaps.7': 'nothing deletes (R3.1)',
};

/** Where the tests are that prove a rule on the practice service. Every other rule has one of each kind. */
export const proofs = {
  'over HTTP': /^(?:unit\/main\/practice\/|interface\/\w*[oO]verHttp\.)/u,
  'through main': /^interface\/(?:client\/|\w+ThroughMain\.)/u,
} as const;
export type Proof = keyof typeof proofs;
