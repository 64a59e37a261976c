import type { Principal } from '../platform/operation.ts';
import { ONBOARDING_STEPS, type Onboarding, type OnboardingStep } from './contract.ts';

/** When each step was completed, as reported by the parts that know it; null if not yet. */
type Steps = Record<OnboardingStep, Date | null>;

export interface OnboardingDependencies {
  /** Each part knows some of the steps; together they know all. */
  parts: readonly ((workspaceId: string) => Promise<Partial<Steps>>)[];
}

/** The first steps of a workspace, from real events. */
export function createOnboarding({ parts }: OnboardingDependencies) {
  return async function read({ workspaceId }: Pick<Principal, 'workspaceId'>): Promise<Onboarding> {
    const known = await Promise.all(parts.map((part) => part(workspaceId)));
    const found: Partial<Steps> = Object.assign({}, ...known);
    const steps = Object.fromEntries(
      ONBOARDING_STEPS.map((step) => [step, found[step]?.toISOString() ?? null]),
    ) as Onboarding['steps'];
    return { steps, taken: Object.values(steps).filter((at) => at !== null).length };
  };
}

export type OnboardingReader = ReturnType<typeof createOnboarding>;
