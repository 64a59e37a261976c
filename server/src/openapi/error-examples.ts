import { ERRORS, type ErrorCode } from '../platform/errors.ts';
import { EXAMPLE_VALUES } from './example-values.ts';
import type { OpenApiDocument } from './types.ts';

/*
 * One example for each error code that an operation can answer, shared by all of them.
 */

/** What an error says beside its code and its usual message. */
const SAID: Partial<Record<ErrorCode, object>> = {
  validation_error: {
    issues: [
      { path: ['target', 'greens'], message: 'must be at most 50' },
      {
        path: ['filters', 0],
        message: 'unknown filter type; did you mean JOB_TITLE, LOCATION, JOB_FUNCTION?',
        code: 'unknown_filter_type',
        suggestions: ['JOB_TITLE', 'LOCATION', 'JOB_FUNCTION'],
      },
    ],
  },
  plan_upgrade_required: {
    details: {
      code: 'subscription_or_plan_upgrade_required',
      action: 'subscribe_or_upgrade',
      capability: 'use_outreach_integrations',
      billingUrl: 'https://greenroom.acme.example/billing',
    },
  },
  insufficient_api_credits: { available: 1, required: 2 },
  forbidden: {
    message: 'This needs a key with the scope spend.',
    details: { code: 'missing_scope', scope: 'spend' },
  },
  rate_limit_exceeded: {
    message: 'Rate limit exceeded: too many requests per minute',
    details: { window: 'minute', limit: 30, current: 31 },
  },
};

/** Refers to them from each error answer; returns those that are referred to. */
export function errorExamples(
  document: OpenApiDocument,
): OpenApiDocument['components']['examples'] {
  const used = new Set<ErrorCode>();
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods))
      for (const [status, { content, description }] of Object.entries(responses)) {
        if (status.startsWith('2')) continue;
        const codes = [...description.matchAll(/^`(\w+)`:/gm)].map(([, code]) => code as ErrorCode);
        for (const code of codes) used.add(code);
        content['application/json'].examples = Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        );
      }
  return Object.fromEntries([...used].toSorted().map((code) => [code, exampleOf(code)]));
}

function exampleOf(code: ErrorCode) {
  const { debugTrackingCode } = EXAMPLE_VALUES;
  const { message } = ERRORS[code];
  return {
    summary: message,
    value: { success: false, error: { code, message, debugTrackingCode, ...SAID[code] } },
  };
}
