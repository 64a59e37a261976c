import type { Role } from '../roles.ts';
import type { Sample } from '../sample.ts';
import { INSTALL_SAMPLE } from '../talents/sample-people.ts';
import { quantity } from './output.ts';

export const CONSOLE_PATH = '/console/';

/**
 * What a first start with sample data prints: addresses, the key, and the first three requests,
 * ready to paste.
 */
export function firstStartText(
  url: string,
  consoleUrl: string,
  { apiKey, workspaceId, talents, credits }: Sample,
): string {
  const headers = `-H 'x-api-key: ${apiKey}'`;
  const json = `${headers} -H 'content-type: application/json'`;
  const search = JSON.stringify({
    prompt: 'Senior data engineers in Paris who know Python and Spark',
  });
  const qualified = JSON.stringify({
    prompt: 'Data engineers in France',
    qualificationCriterias: ['At least 5 years of experience', 'Has worked with Spark'],
    target: { greens: 3, maxCredits: 40 },
  });
  const api = `${url}/api/v1/search/talents`;
  return [
    '',
    `Greenroom is ready at ${url}`,
    '',
    `  Console    ${consoleUrl}`,
    `  API key    ${apiKey}`,
    `  Workspace  ${workspaceId} with ${quantity(talents)} made-up talents, ${quantity(credits)} API credits and ${quantity(credits)} workspace credits`,
    '',
    'The console link signs you in once, within 24 hours, and is not shown again. Keep the key now: only its hash is stored.',
    'If you lose either:',
    `  ${signInCommand(workspaceId)}`,
    `  greenroom keys create --workspace ${workspaceId}`,
    '',
    'Then try:',
    '',
    '# Find people by prompt (one credit each)',
    `curl -s ${api}/by-prompt ${json} -d '${search}'`,
    '',
    '# Start a qualified search (two credits for each talent judged); it answers a castingId',
    `curl -s ${api}/qualified/by-prompt ${json} -d '${qualified}'`,
    '',
    '# Read its verdicts, with that castingId in the place of CASTING_ID',
    `curl -s ${api}/qualified/CASTING_ID ${headers}`,
    '',
  ].join('\n');
}

interface LaterStart {
  consoleUrl: string;
  /** The address is the one-time link, which is shown only now. */
  isOneTime: boolean;
  /** Somebody has a password. */
  canSignIn: boolean;
  workspaceId: string | null;
  /** A sample workspace is wanted, and its package is not installed. */
  lacksSample: boolean;
}

export const NO_SAMPLE = `There is no sample workspace, because the package with its made-up people is not installed. To get one, run "${INSTALL_SAMPLE}" where Greenroom is installed, and start again.`;

/** The command that makes a sign-in link for the operator. */
export const signInCommand = (workspaceId: string): string =>
  `greenroom people link --email you@example.com --workspace ${workspaceId}`;

/** What a later start prints. */
export function laterStartText(
  url: string,
  { consoleUrl, isOneTime, canSignIn, workspaceId, lacksSample }: LaterStart,
): string {
  const lines = [`Greenroom is ready at ${url}`];
  lines.push(
    `Console    ${consoleUrl}${isOneTime ? ' (signs you in once, within 24 hours; shown this time only)' : ''}`,
  );
  if (lacksSample) lines.push(NO_SAMPLE);
  if (workspaceId === null)
    lines.push(
      `${lacksSample ? 'Or create a workspace of your own' : 'No workspace yet'}: greenroom workspaces create --name "My workspace" --api-credits 1000`,
    );
  else {
    if (!isOneTime && !canSignIn)
      lines.push(
        `Nobody has a password yet. For a link that signs you in: ${signInCommand(workspaceId)}`,
      );
    lines.push(`Another key: greenroom keys create --workspace ${workspaceId}`);
  }
  return lines.join('\n');
}

export function workerText(probesUrl: string | null, roles: readonly Role[]): string {
  const probes =
    probesUrl === null
      ? 'it does not listen (WORKER_PORT is not set)'
      : `probes and metrics are at ${probesUrl}`;
  const does = roles.includes('worker')
    ? 'works in the background'
    : 'serves the index to the processes of this machine';
  return `Greenroom ${does} (--roles ${roles.join(',')}); ${probes}.`;
}
