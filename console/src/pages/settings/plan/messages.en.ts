export const messages = {
  title: 'Plan',
  lead: 'What this workspace can do, and its credits.',
  workspace: 'Workspace',
  name: 'Name',
  country: 'Country',
  countryWhy:
    'Two letters, such as US or FR. Descriptions mean places in this country first: Georgia, Birmingham.',
  balances: 'Credits',
  balancesWhy: 'The operator of this installation adds credits with greenroom credits grant.',
  apiCredits: 'API credits',
  apiCreditsFor: 'Searches and castings',
  workspaceCredits: 'Workspace credits',
  workspaceCreditsFor: 'Contacts and candidates',
  reserved: 'Reserved',
  reservedFor: 'By running castings. Unused credits are returned.',
  capabilities: 'Included',
  capabilitiesWhy:
    'Switch one off to see what a smaller plan answers: 402 plan_upgrade_required, from the next request on.',
  capability: {
    create_sourcings: ['Sourcings', 'Create sourcings, add candidates, find their contacts'],
    use_outreach_integrations: ['Outreach', 'Connect channels and start sequences'],
  },
  erase: [
    'Erase people',
    'Talents are shared by all workspaces, so only the command line grants this',
  ],
  granted: 'Granted',
  notGranted: 'Not granted',
  switchedOn: (name: string) => `${name}: included`,
  switchedOff: (name: string) => `${name}: no longer included`,
  mayNot: 'An owner can change the plan.',
};
