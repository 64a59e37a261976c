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
        castingStarted: when.describe('Its first qualified search'),
        modelConnected: when.describe(
          'Since when the installation has had a model; null while it has none',
        ),
        talentsImported: when.describe(
          'The first import into the installation; generated people do not count',
        ),
        webhookReceived: when.describe(
          'The first event of the workspace that a receiver took with a 2xx',
        ),
      })
      .describe('When each step was taken; null while it was not'),
    taken: z.int().describe('How many of them were'),
  })
  .meta({ id: 'Onboarding' });
export type Onboarding = z.output<typeof onboarding>;

export const readOnboarding = operation({
  id: 'readOnboarding',
  method: 'GET',
  path: '/v1/onboarding',
  scope: 'read',
  tag: 'Workspace',
  summary: 'See which first steps have been taken',
  description: 'Read from what happened, never ticked by hand.',
  data: onboarding,
  answers: { 200: 'The steps' },
  errors: [],
});

export const onboardingOperations = [readOnboarding];
