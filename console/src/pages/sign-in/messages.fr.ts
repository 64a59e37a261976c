import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Se connecter à Greenroom',
  lead: 'Trouver des personnes, et voir pourquoi elles conviennent.',
  company: 'Se connecter avec le compte de l’entreprise',
  problems: {
    failed: 'La connexion chez le fournisseur de votre entreprise a échoué. Réessayez.',
    no_email:
      'Le fournisseur n’a donné aucune adresse e-mail confirmée. Contactez votre administrateur.',
    no_role:
      'Votre compte d’entreprise n’a aucun rôle dans cet espace. Contactez votre administrateur.',
    removed:
      'Vous n’êtes plus membre de cet espace. Demandez une nouvelle invitation à un propriétaire.',
  } as Record<string, string>,
  lost: 'Pas encore de mot de passe, ou perdu ? Demandez un lien à usage unique à l’administrateur de cette installation. Si un collègue vous a donné votre lien et que votre mot de passe est refusé, demandez à un propriétaire de l’espace son adresse de connexion.',
} satisfies typeof english;
