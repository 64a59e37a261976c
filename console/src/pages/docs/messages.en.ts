import type { Guide } from './guides.ts';

const guides: Record<Guide, { title: string; text: string[] }> = {
  requests: {
    title: 'Requests and keys',
    text: [
      'Every request carries a key of the workspace in x-api-key (or as a Bearer token). Keys are made in the settings, or on the welcome page; a key is shown once.',
      'Every answer is JSON with success. An error has a code, a message and a debugTrackingCode: paste that code on the requests page to see what was asked.',
    ],
  },
  search: {
    title: 'Search',
    text: [
      'Describe the person you need in English or French, or send filters. Up to ten profiles come back, best match first, for one credit each.',
      'For the next ten send the same request with the searchTransactionIds of all pages so far: nobody comes twice. Reading a prompt without searching is free.',
    ],
  },
  castings: {
    title: 'Castings: people judged',
    text: [
      'A casting judges every match against your criteria and gives it a verdict: green when every criterion is met, red when less than half are, amber between. Each status quotes the profile, and names, photos, gender and graduation years never reach the judge.',
      'A call stops at its greens, at its credits (two a talent judged), or when nobody is left. nextAction says what to do: wait, continue, retry or done. While it is wait, ask again every 10 to 20 seconds, or have webhooks sent.',
    ],
  },
  webhooks: {
    title: 'Webhooks',
    text: [
      'Start a casting with this beside its criteria, and each verdict you named and the end of each call are sent to your HTTPS address. customParams come back unchanged: put a secret there to know that the sender is this service.',
      'Answer with 2xx within five seconds. Up to three attempts carry the same X-Service-Delivery-Id. Order is not promised: read the casting for the truth.',
    ],
  },
  limits: {
    title: 'Limits',
    text: [
      'A key has five windows: a second, a minute, an hour, a day and 30 days. A new key allows one request a second and 200 an hour; an owner changes that in the settings, effective at the next request.',
      'A full window answers 429, and Retry-After says how many seconds to wait. The usage page shows every window as it fills.',
    ],
  },
  sequences: {
    title: 'Sequences',
    text: [
      'A sequence writes to candidates by mail, professional network, chat and text message, step after step, inside the hours you allow, and stops when somebody answers. Simulate it first: you see who would get what and when, and nothing goes out.',
      'The sandbox channel plays a sequence without any account.',
    ],
  },
  agents: {
    title: 'Agents (MCP)',
    text: [
      'Every operation is a tool at /mcp, with the same keys and windows. A client that speaks OAuth needs the address alone: it sends you to a page here, where you choose the key that it may use.',
      'Profiles are written by other people: results mark them as data. Let the agent ask you before tools that are not read-only.',
    ],
  },
  commands: {
    title: 'Command line',
    text: [
      'On the server, the command line works beside the running service or without it. Every command takes --json and --help.',
    ],
  },
};

export const messages = {
  title: 'Docs',
  lead: 'Short guides. Everything here comes from your own service, and works without a network.',
  reference: 'API reference',
  contents: 'Guides',
  exampleOf: (title: string) => `Example: ${title}`,
  guides,
};
