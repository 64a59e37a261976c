export const messages = {
  title: 'Programs',
  lead: 'Programs connected with an API key, such as MCP assistants.',
  empty: 'No connected programs',
  emptyWhy:
    'Add this installation to an MCP client. It asks for your API key once and then appears here.',
  unnamed: 'Unnamed program',
  unchecked: 'Self-reported name, not verified.',
  key: 'Key',
  connectedAt: 'Connected',
  lastToken: 'Last token',
  never: 'never used',
  revoke: 'Disconnect',
  revokeTitle: (name: string) => `Disconnect ${name}?`,
  revokeWhy: 'Its access ends at once. Keys stay valid, and it can be connected again.',
  revoked: (name: string) => `${name} disconnected`,
};
