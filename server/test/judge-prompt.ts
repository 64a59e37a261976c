import type { Asked, Reply } from './fakes/model.ts';

/**
 * What a model reads in a request to judge: the data between the fences, and all that stands
 * outside of them.
 */
export interface JudgeRequest {
  facts: { yearsOfExperience: { min: number; max: number | null } | null; [more: string]: unknown };
  criteria: { criterion: string; title: string; possible: string[]; finding?: string }[];
  profile: Record<string, string>;
  outside: string;
}

export function readJudgeRequest({ system, user }: Asked): JudgeRequest {
  const fence = user.slice(0, user.indexOf('\n'));
  const [before, data, ...after] = user
    .split(`${fence}\n`)
    .flatMap((part) => part.split(`\n${fence}`));
  return { ...JSON.parse(data!), outside: [system, before, ...after].join('\n') };
}

/**
 * An answer that gives every criterion the same status, with the first text of the profile as its
 * evidence.
 */
export function sameForAll(asked: Asked, status: string, more: object = {}): Reply {
  const { criteria, profile } = readJudgeRequest(asked);
  const [path = '', quote = ''] = Object.entries(profile)[0] ?? [];
  const references = status === 'unknown' ? [] : [{ path, quote }];
  return {
    message: {
      recap: 'The profile shows the skills. The main gap is small.',
      criterias: criteria.map(({ title }) => ({
        title,
        result: 'The profile says so.',
        status,
        references,
        ...more,
      })),
    },
  };
}
