import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Programmes',
  lead: 'Les programmes autorisés avec une clé d’API, comme les assistants qui parlent MCP.',
  empty: 'Aucun programme autorisé',
  emptyWhy:
    'Ajoutez cette installation à un programme qui parle MCP. Il demande une fois une de vos clés d’API, puis apparaît ici.',
  unnamed: 'Un programme sans nom',
  unchecked: 'Le nom qu’il se donne ; personne ne l’a vérifié.',
  key: 'Clé',
  letIn: 'Autorisé',
  lastToken: 'Dernier jeton',
  never: 'jamais revenu',
  revoke: 'Exclure',
  revokeTitle: (name: string) => `Exclure ${name} ?`,
  revokeWhy:
    'Son accès prend fin tout de suite. Les clés restent, et il peut être autorisé de nouveau.',
  revoked: (name: string) => `${name} est exclu`,
} satisfies typeof english;
