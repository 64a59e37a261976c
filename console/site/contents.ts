/** What the documentation in the service has, in its order. Paths are from the root of the repository. */
export interface Section {
  title: string;
  pages: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  {
    title: 'Start',
    pages: [
      'docs/README.md',
      'docs/first-shortlist.md',
      'docs/webhook-receiver.md',
      'docs/first-requests.md',
    ],
  },
  {
    title: 'How to',
    pages: [
      'docs/how-to/README.md',
      'docs/how-to/find-people.md',
      'docs/how-to/judge-people.md',
      'docs/people.md',
      'docs/how-to/contact-people.md',
      'docs/how-to/follow-changes.md',
      'docs/how-to/receive-webhooks.md',
      'docs/how-to/save-searches.md',
      'docs/how-to/mend-imports.md',
      'docs/how-to/work-in-bulk.md',
      'docs/how-to/repeat-safely.md',
      'client/README.md',
      'clients/python/README.md',
      'docs/how-to/use-go.md',
      'docs/mcp.md',
      'docs/how-to/choose-tools-for-an-agent.md',
      'docs/how-to/use-the-command-line.md',
      'docs/collection/README.md',
      'docs/console.md',
    ],
  },
  {
    title: 'Run it',
    pages: [
      'docs/production.md',
      'docs/how-to/search-on-a-cluster.md',
      'docs/how-to/use-a-proxy.md',
      'docs/how-to/keep-members-by-scim.md',
      'docs/backups.md',
      'docs/language-model.md',
      'docs/platforms.md',
      'SECURITY.md',
    ],
  },
  {
    title: 'Explanation',
    pages: [
      'docs/explanation/README.md',
      'docs/explanation/calls-and-waves.md',
      'docs/explanation/credits.md',
      'docs/explanation/evidence.md',
      'docs/explanation/fairness.md',
      'docs/explanation/security.md',
      'docs/explanation/limits.md',
      'docs/compliance/README.md',
      'docs/compliance/eu-ai-act.md',
      'docs/compliance/impact-report.md',
      'docs/threat-model.md',
    ],
  },
  {
    title: 'Reference',
    pages: [
      'docs/reference/README.md',
      'docs/reference/errors.md',
      'docs/reference/filters.md',
      'docs/reference/events.md',
      'docs/reference/tools.md',
      'docs/commands.md',
      'docs/settings.md',
      'docs/reference/metrics.md',
    ],
  },
];

/** Shorter names than the headings of pages that are read elsewhere too. */
export const NAMES: Readonly<Record<string, string>> = {
  'docs/README.md': 'Overview',
  'docs/how-to/README.md': 'All guides',
  'client/README.md': 'Use TypeScript',
  'clients/python/README.md': 'Use Python',
  'docs/explanation/README.md': 'Overview',
  'docs/reference/README.md': 'Overview',
};

/** Pages that are reached from others and are not in the list at the side. */
export const UNLISTED: readonly string[] = [
  'docs/reference/api-*.md',
  'docs/decisions/*.md',
  'docs/measurements/*.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
];

/** Why things are as they are: found by links, and not by the search. */
const BACKGROUND = /^docs\/(?:decisions|measurements)\/|^(?:ARCHITECTURE|CONTRIBUTING)\.md$/;
export const isSearched = (file: string): boolean => !BACKGROUND.test(file);

/**
 * The address of a page below `/docs/`: `docs/how-to/find-people.md` is `how-to/find-people`, and the
 * README of a folder is the folder itself.
 */
export function pathOf(file: string): string {
  const path = file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .toLowerCase();
  if (file === 'client/README.md') return 'typescript';
  if (file === 'clients/python/README.md') return 'python';
  return path === 'readme' ? '' : path.replace(/\/readme$/, '');
}
