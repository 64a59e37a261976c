import { z } from 'zod';
import { operation } from '../platform/operation.ts';

/** In the order in which the console shows them to a new user. */
export const ONBOARDING_STEPS = [
  'searched',
  'castingStarted',
  'modelConnected',
  'talentsImported',
  'webhookReceived',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const when = z.string().nullable();

const onboarding = z
  .object({
    steps: z
      .object({
        searched: when.describe('The first search of the workspace'),
        castingStarted: when.describe('The first qualified search of the workspace'),
        modelConnected: when.describe(
          'Since when the installation has had a model; null while it has none',
        ),
        talentsImported: when.describe(
          'The first import into the installation, or the first of the own people; generated talents do not count',
        ),
        webhookReceived: when.describe(
          'The first event of the workspace that a receiver answered with a 2xx status',
        ),
      })
      .describe('When each step was completed; null while it is not'),
    taken: z.int().describe('Number of completed steps'),
  })
  .meta({ id: 'Onboarding' });
export type Onboarding = z.output<typeof onboarding>;

export const readOnboarding = operation({
  id: 'readOnboarding',
  method: 'GET',
  path: '/v1/onboarding',
  scope: 'read',
  tag: 'Workspace',
  summary: 'Read which first steps are completed',
  description: 'Derived from what happened in the workspace; steps cannot be set by hand.',
  data: onboarding,
  answers: { 200: 'The steps' },
  errors: [],
});

export const onboardingOperations = [readOnboarding];
