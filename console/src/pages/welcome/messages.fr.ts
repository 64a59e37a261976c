import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Bienvenue dans Greenroom',
  lead: 'Choisissez comment vous connecter. Ce lien ne fonctionne qu’une fois.',
  leadInvited: 'Vous êtes invité dans un espace. Connectez-vous pour le rejoindre.',
  name: 'Votre nom',
  email: 'E-mail',
  emailHint: 'Il vous servira à vous connecter.',
  password: 'Mot de passe',
  passwordHint: (characters: number) => `Au moins ${characters} caractères.`,
  go: 'Commencer',
  unusable: 'Ce lien ne fonctionne pas',
  unusableWhy:
    'Il a déjà été utilisé ou a expiré. Demandez-en un nouveau à l’administrateur de cette installation.',
  signIn: 'Aller à la connexion',
} satisfies typeof english;
