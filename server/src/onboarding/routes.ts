import { type Route, route } from '../platform/operation.ts';
import { readOnboarding } from './contract.ts';
import type { OnboardingReader } from './onboarding.ts';

export function onboardingRoutes(read: OnboardingReader): Route[] {
  return [route(readOnboarding, async ({ principal }) => ({ data: await read(principal) }))];
}
