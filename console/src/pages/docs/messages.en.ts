import type { DocsPage, Guide } from './guides.ts';

/** `programs`: only for developers. */
const guides: Record<Guide, { title: string; text: string[]; programs?: string[] }> = {
  requests: {
    title: 'Requests and keys',
    text: [
      'Every request carries a key of the workspace in x-api-key (or as a Bearer token). Create keys in the settings or on the welcome page; a key is shown only once.',
      'Every response is JSON with a success field. An error has a code, a message and a debugTrackingCode: paste that code on the requests page to see the request.',
    ],
  },
  search: {
    title: 'Search',
    text: [
      'Describe the person you need in English or French, or send filters. Up to ten profiles come back, best match first, for one credit each.',
      'The next ten are other people: nobody comes twice. Seeing how a description is read, and how many people match, is free.',
    ],
    programs: [
      'For the next ten, send the same request with the searchTransactionIds of all pages so far.',
    ],
  },
  castings: {
    title: 'Castings: judge people',
    text: [
      'A casting judges every match against your criteria and gives it a verdict: green when every criterion is met, red when less than half are, amber between. Each status quotes the profile, and names, photos, gender and graduation years never reach the judge.',
      'A call stops when it has found its greens, has spent its credits (two per judged talent), or nobody is left.',
    ],
    programs: [
      'nextAction shows what to do: wait, continue, retry or done. While it is wait, poll every 10 to 20 seconds, or use webhooks.',
    ],
  },
  webhooks: {
    title: 'Webhooks',
    text: [
      'Start a casting with this beside its criteria. Each verdict you chose and the end of each call are then sent to your HTTPS address. customParams come back unchanged: put a secret there to recognise this service as the sender.',
      'Answer with 2xx within five seconds. Up to three attempts carry the same X-Service-Delivery-Id. Order is not guaranteed; read the casting for its current state.',
    ],
  },
  limits: {
    title: 'Limits',
    text: [
      'A key has five rate limits: per second, minute, hour, day and 30 days. A new key allows one request per second and 200 per hour; an owner can change this in the settings, from the next request on.',
      'A request over a limit answers 429, and Retry-After gives the seconds to wait. The usage page shows every limit and its current use.',
    ],
  },
  sequences: {
    title: 'Sequences',
    text: [
      'A sequence contacts candidates by email, professional network, chat and text message, step by step, within the hours you allow, and stops when the candidate replies. Preview it first: you see who would get what and when, and nothing is sent.',
      'With the sandbox channel, you can try a sequence without any account.',
    ],
  },
  agents: {
    title: 'Agents (MCP)',
    text: [
      'Every operation is a tool at /mcp, with the same keys and rate limits. A client that supports OAuth needs only the address: it sends you to a page here, where you choose the key that it may use.',
      'Profiles are written by other people, so results mark them as data. Let the agent ask you before it uses tools that are not read-only.',
    ],
  },
  commands: {
    title: 'Command line',
    text: [
      'On the server, the command line works whether or not the service is running. Every command accepts --json and --help.',
    ],
  },
};

const pages: Record<DocsPage, string> = {
  'first-shortlist': 'Your first shortlist',
  'how-to/find-people': 'Find people',
  'how-to/judge-people': 'Judge people',
  people: 'Your own people',
  'how-to/contact-people': 'Contact people',
  'explanation/evidence': 'What a verdict is based on',
  'explanation/credits': 'What costs credits',
  'explanation/fairness': 'Fairness',
  'first-requests': 'Your first requests',
  'webhook-receiver': 'A webhook receiver',
  'how-to/follow-changes': 'Follow changes',
  'how-to/work-in-bulk': 'Work in bulk',
  'how-to/repeat-safely': 'Repeat requests safely',
  typescript: 'Use TypeScript',
  python: 'Use Python',
  'how-to/use-go': 'Use Go',
  mcp: 'Connect an agent (MCP)',
  'reference/errors': 'Errors',
  'reference/filters': 'Filters',
  'reference/events': 'Events',
  production: 'Run it in production',
  backups: 'Backups',
  'language-model': 'Connect a language model',
  platforms: 'Systems',
  commands: 'Commands',
  settings: 'Settings',
  'reference/metrics': 'Metrics',
  compliance: 'Compliance',
};

export const messages = {
  title: 'Docs',
  lead: 'Short guides. Everything here comes from your own service, and works without a network.',
  reference: 'API reference',
  allPages: 'All documentation',
  contents: 'Guides',
  exampleOf: (title: string) => `Example: ${title}`,
  guides,
  pages,
  readFor: 'Guides for',
  readers: { recruiter: 'Recruiters', developer: 'Developers', operator: 'Operators' },
  more: 'Read on',
  moreLanguage: null as string | null,
  search: 'Search the documentation',
  searchHint: 'Search guides, errors, operations, settings…',
  results: 'Results',
  nothing: (typed: string) => `Nothing found for “${typed}”.`,
};
