import type { ErrorCode } from '../platform/errors.ts';
import type { Scope } from '../platform/operation.ts';

/**
 * The windows in the order in which they are checked (interface, "Limits"). A month is a block of
 * 30 days, counted from the Unix epoch.
 */
export const WINDOWS = [
  { name: 'second', seconds: 1 },
  { name: 'minute', seconds: 60 },
  { name: 'hour', seconds: 3_600 },
  { name: 'day', seconds: 86_400 },
  { name: 'month', seconds: 2_592_000 },
] as const;

/** Maximum requests per second, minute, hour, day and month. */
export type WindowLimits = readonly [number, number, number, number, number];

/**
 * Limits all requests to MCP with one key, whatever its windows are (interface, "Limits", "MCP").
 */
export const PROTOCOL_CAP = { perSecond: 20, perMinute: 600 } as const;

/** The limits of a new key (interface, "Per-key request windows"). */
export const DEFAULT_LIMITS: WindowLimits = [1, 30, 200, 1_000, 15_000];

/** The scopes of a new key: all except managing keys. */
export const DEFAULT_SCOPES: readonly Scope[] = ['read', 'spend', 'send'];

/**
 * Limits and scopes for a kind of program, where a caller names none. An agent makes ten requests a
 * second, and can send nothing.
 */
export const KEY_PRESETS = {
  agent: {
    limits: [10, 300, 5_000, 50_000, 500_000] as WindowLimits,
    scopes: ['read', 'spend'] as readonly Scope[],
  },
} as const;
export type KeyPreset = keyof typeof KEY_PRESETS;
export const KEY_PRESET_NAMES = Object.keys(KEY_PRESETS) as KeyPreset[];

/**
 * How long the old secret still works. A day is enough to deploy a new secret everywhere. With more
 * than 30 days, the key would in effect have two permanent secrets.
 */
export const OVERLAP_SECONDS = { default: 86_400, max: 2_592_000 } as const;

type LimitName = (typeof WINDOWS)[number]['name'];

export function limitsByName(limits: WindowLimits): Record<LimitName, number> {
  return Object.fromEntries(WINDOWS.map(({ name }, i) => [name, limits[i]])) as Record<
    LimitName,
    number
  >;
}

export function limitsInOrder(byName: Readonly<Record<LimitName, number>>): WindowLimits {
  return WINDOWS.map(({ name }) => byName[name]) as unknown as WindowLimits;
}

interface Rights {
  scopes: readonly Scope[];
  limits: WindowLimits;
}

/** The field in which a key would get more rights than it has, or null. */
export function widened(wished: Rights, before: Rights): 'scopes' | 'limits' | null {
  if (!wished.scopes.every((scope) => before.scopes.includes(scope))) return 'scopes';
  return wished.limits.every((limit, i) => limit <= before.limits[i]!) ? null : 'limits';
}

/** Capabilities that a plan can include. */
export const PLAN_CAPABILITIES = ['create_sourcings', 'use_outreach_integrations'] as const;

/**
 * The plan's capabilities, and those that only the operator grants, by name. All workspaces share
 * one database of talents, so erasing a talent removes it for all of them.
 */
export const CAPABILITIES = [...PLAN_CAPABILITIES, 'erase_talents'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The details of plan_upgrade_required (interface, "Authentication" 5). */
export function upgradeDetails(capability: Capability, publicUrl: string): Record<string, string> {
  return {
    code: 'subscription_or_plan_upgrade_required',
    action: 'subscribe_or_upgrade',
    capability,
    billingUrl: `${publicUrl}/console/settings/plan`,
  };
}

/**
 * Reads the key of a request. `x-api-key` wins over `Authorization: Bearer` (decision 2). Null when
 * the request has none.
 */
export function presentedKey(headers: {
  'x-api-key'?: string | string[];
  authorization?: string;
}): string | null {
  const direct = headers['x-api-key'];
  if (direct !== undefined) {
    const text = Array.isArray(direct) ? direct.join(', ') : direct;
    if (text !== '') return text;
  }
  const bearer = /^Bearer +(.+)$/i.exec(headers.authorization ?? '');
  return bearer?.[1] ?? null;
}

/** Whole seconds until the window's bucket ends. */
export function secondsLeft(windowSeconds: number, now: Date): number {
  const epoch = Math.floor(now.getTime() / 1_000);
  return windowSeconds - (epoch % windowSeconds);
}

/**
 * The RateLimit and RateLimit-Policy headers (IETF draft) for all five windows. `counts` may exceed
 * the limit on a rejected request.
 */
export function rateLimitHeaders(
  limits: readonly number[],
  counts: readonly number[],
  now: Date,
): Record<string, string> {
  const policy = WINDOWS.map(({ name, seconds }, i) => `"${name}";q=${limits[i]};w=${seconds}`);
  const state = WINDOWS.map(({ name, seconds }, i) => {
    const remaining = Math.max(0, (limits[i] ?? 0) - (counts[i] ?? 0));
    return `"${name}";r=${remaining};t=${secondsLeft(seconds, now)}`;
  });
  return { 'RateLimit-Policy': policy.join(', '), RateLimit: state.join(', ') };
}

export interface WindowRejection {
  code: ErrorCode;
  message: string;
  details: { window: string; limit: number; current: number };
  retryAfterSeconds: number;
}

/**
 * The response when window number `rejected` (1 = second ... 5 = month) is over its limit. A window
 * stored as 0 shows 0 of 0.
 */
export function windowRejection(
  rejected: number,
  limits: readonly number[],
  counts: readonly number[],
  now: Date,
): WindowRejection {
  const window = WINDOWS[rejected - 1]!;
  const limit = limits[rejected - 1] ?? 0;
  return {
    code: 'rate_limit_exceeded',
    message: `Rate limit exceeded: too many requests per ${window.name}`,
    details: { window: window.name, limit, current: limit === 0 ? 0 : (counts[rejected - 1] ?? 0) },
    retryAfterSeconds: secondsLeft(window.seconds, now),
  };
}

/**
 * The usage of each window of a key at `now`, from its last stored counters. Buckets that have
 * ended count as zero.
 */
export function currentWindows(
  { limits, buckets, counts }: Record<'limits' | 'buckets' | 'counts', readonly number[]>,
  now: Date,
) {
  return WINDOWS.map(({ name, seconds }, i) => {
    const bucket = Math.floor(now.getTime() / 1_000 / seconds);
    // Another process's clock may be ahead, so a bucket never moves back.
    const current = Math.max(bucket, buckets[i]!);
    const used = current > buckets[i]! ? 0 : counts[i]!;
    const limit = limits[i]!;
    return {
      window: name,
      limit,
      used,
      remaining: Math.max(0, limit - used),
      resetsAt: new Date((current + 1) * seconds * 1_000).toISOString(),
    };
  });
}
