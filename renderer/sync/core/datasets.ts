import { hasWholeList, lookUpMember } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { PullRequest } from '../ports.ts';
import { canLookUp, doubtRule } from '../rules/lookUp.ts';
import type { Step } from '../step.ts';

/** The request of a look-up (R3.6): the whole list, or the list filtered by a member of the body. */
export function lookedThrough({ entity, body, parentPath }: Pick<Step, 'entity' | 'body' | 'parentPath'>): PullRequest {
  const rule = doubtRule(entity);
  if (parentPath) return { entity, path: parentPath };
  const member = rule.settledBy === 'lookUp' ? lookUpMember(rule) : undefined;
  const raw = member === undefined ? undefined : membersOf(body ?? '{}').get(member);
  if (raw === undefined || raw === 'null') return { entity };
  return { entity, of: raw.startsWith('"') ? String(parseRaw(raw)) : raw }; // in exactly its digits (R5.4)
}

/** Only a filtered list shows it: the service is asked just before sending which matching rows exist (R3.6). */
export function looksFirst(step: Pick<Step, 'entity' | 'action'>): boolean {
  const { entity } = step;
  return describeEntity(entity).listedBy === 'set' && canLookUp(step) && !hasWholeList(entity);
}

/**
 * Datasets to receive before this creation is sent, so that existing rows are known (I5); of a row listed by parent,
 * each folder on its path. None where look-ups cannot decide, or only a filtered list shows it (R3.6).
 */
export function datasetsOf(step: Pick<Step, 'entity' | 'action' | 'parentPath'>): readonly PullRequest[] {
  const { entity, parentPath = [] } = step;
  if (!canLookUp(step)) return [];
  if (describeEntity(entity).listedBy === 'parent')
    return [...parentPath, ''].map((_, depth) => ({ entity, path: parentPath.slice(0, depth) }));
  return hasWholeList(entity) ? [{ entity }] : [];
}

/** Attempts to receive a dataset that failed though the service may serve it (I22, I24). */
export const mostDatasetAttempts = 3;
