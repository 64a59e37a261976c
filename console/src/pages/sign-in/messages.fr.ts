import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Se connecter à Greenroom',
  lead: 'Trouver des personnes, et voir pourquoi elles conviennent.',
  lost: 'Pas encore de mot de passe, ou perdu ? Demandez un lien à usage unique à l’administrateur de cette installation. Si un collègue vous a donné votre lien et que votre mot de passe est refusé, demandez à un propriétaire de l’espace son adresse de connexion.',
} satisfies typeof english;
