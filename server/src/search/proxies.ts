import type { Lexicon } from '../lexicon/types.ts';
import { AppError, type Issue } from '../platform/errors.ts';
import { proxyIssue, warningsOfSearch } from './rules/refusals.ts';

export interface ProxiesOptions {
  lexicon: Lexicon;
  /** Whether a workspace refuses words that often stand for a protected attribute. */
  isStrict(workspaceId: string): Promise<boolean>;
}

type Sent = Parameters<typeof warningsOfSearch>[0];

/** The issues of such words, if the workspace refuses them. Reads it only when there are some. */
export async function refusedProxies(
  { lexicon, isStrict }: ProxiesOptions,
  workspaceId: string,
  sent: Sent,
): Promise<Issue[]> {
  const warnings = warningsOfSearch(sent, lexicon);
  return warnings.length > 0 && (await isStrict(workspaceId)) ? warnings.map(proxyIssue) : [];
}

/** Throws validation_error when the workspace refuses such words. */
export async function checkProxies(
  options: ProxiesOptions,
  workspaceId: string,
  sent: Sent,
): Promise<void> {
  const issues = await refusedProxies(options, workspaceId, sent);
  if (issues.length > 0) throw new AppError('validation_error', { issues });
}
