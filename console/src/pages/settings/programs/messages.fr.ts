import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Programmes',
  lead: 'Les programmes connectés avec une clé d’API, comme les assistants MCP.',
  empty: 'Aucun programme connecté',
  emptyWhy:
    'Ajoutez cette installation à un client MCP. Il demande une fois une de vos clés d’API, puis apparaît ici.',
  unnamed: 'Programme sans nom',
  unchecked: 'Nom déclaré par le programme, non vérifié.',
  key: 'Clé',
  connectedAt: 'Connecté',
  lastToken: 'Dernier jeton',
  never: 'jamais utilisé',
  revoke: 'Déconnecter',
  revokeTitle: (name: string) => `Déconnecter ${name} ?`,
  revokeWhy: 'Son accès prend fin aussitôt. Les clés restent valables, et il peut être reconnecté.',
  revoked: (name: string) => `${name} est déconnecté`,
} satisfies typeof english;
