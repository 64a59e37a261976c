export const messages = {
  title: (name: string) => `Welcome, ${name}`,
  lead: 'Five steps from an empty workspace to verdicts in your own tools. They tick by themselves.',
  steps: 'First steps',
  taken: (count: number, all: number) => `${count} of ${all} taken`,
  toCome: 'to come',
  done: 'Done',
  each: {
    searched: { title: 'Find people', how: 'Describe whom you look for on the search page, or send the request beside. One credit a profile.' },
    castingStarted: {
      title: 'Have them judged',
      how: 'Start a casting with your criteria: every match gets a verdict with the evidence quoted. Two credits a talent judged.',
    },
    modelConnected: {
      title: 'Connect a language model',
      how: 'Optional: set LLM_MODEL and LLM_API_KEY and start again. Without one the built-in judge works, with no network.',
    },
    talentsImported: {
      title: 'Bring your own people',
      how: 'On the server: npx greenroom talents import people.jsonl (or .csv, or JSON Resume). They are found at once, beside the made-up ones.',
    },
    webhookReceived: {
      title: 'Receive a webhook',
      how: 'Give a casting an https address when you start it. For a receiver in your own network, start the service with WEBHOOK_ALLOWED_HOSTS=its-host:port.',
    },
  },
  firstKey: 'Your first API key',
  firstKeyWhy: 'A key lets a program do what you do here. It is shown once: only its hash is stored.',
  mayNot: 'An owner of the workspace makes API keys in the settings.',
  keyName: 'First key',
  makeKey: 'Make a key',
  shownOnce: 'Copy it now: it is not shown again.',
  key: 'API key',
  ask: 'Then ask for people, from a terminal:',
  firstRequest: 'First request',
  prompt: 'Senior data engineers in Paris who know Python and Spark',
};
