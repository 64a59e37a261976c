export const messages = {
  title: (name: string) => `Welcome, ${name}`,
  lead: 'Five steps from an empty workspace to verdicts in your own tools. Steps are checked off automatically.',
  steps: 'First steps',
  taken: (count: number, all: number) => `${count} of ${all} done`,
  toCome: 'to do',
  done: 'Done',
  each: {
    searched: {
      title: 'Find people',
      how: 'Describe the person you need on the search page, or send the request shown here. One credit per profile.',
    },
    castingStarted: {
      title: 'Have them judged',
      how: 'Start a casting with your criteria. Every match gets a verdict with quoted evidence. Two credits per judged person.',
    },
    modelConnected: {
      title: 'Connect a language model',
      how: 'Optional: set LLM_MODEL and LLM_API_KEY, then restart. Without a model, the built-in judge works offline.',
    },
    talentsImported: {
      title: 'Bring your own people',
      how: 'Drop CVs, a spreadsheet or an export of your applicant tracking system. You find them a moment later, beside the sample people.',
    },
    webhookReceived: {
      title: 'Receive a webhook',
      how: 'Give a casting an https address when you start it. For a receiver in your own network, start the service with WEBHOOK_ALLOWED_HOSTS=its-host:port.',
    },
  },
  importFiles: 'Import files',
  firstKey: 'Your first API key',
  firstKeyWhy:
    'A key lets a program do what you do here. It is shown once, because only its hash is stored.',
  mayNot: 'An owner of the workspace creates API keys in the settings.',
  keyName: 'First key',
  makeKey: 'Create key',
  shownOnce: 'Copy it now. You won’t see it again.',
  key: 'API key',
  ask: 'Then search for people from a terminal:',
  firstRequest: 'First request',
  prompt: 'Senior data engineers in Paris who know Python and Spark',
};
