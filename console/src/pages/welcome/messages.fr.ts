import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Bienvenue dans Greenroom',
  lead: 'Choisissez comment vous connecter désormais. Ce lien ne sert qu’une fois.',
  leadInvited: 'Vous êtes invité dans un espace. Connectez-vous, et il sera parmi les vôtres.',
  name: 'Votre nom',
  email: 'E-mail',
  emailHint: 'Il vous servira à vous connecter.',
  password: 'Mot de passe',
  passwordHint: (characters: number) => `Au moins ${characters} caractères.`,
  go: 'Commencer',
  unusable: 'Ce lien ne peut pas servir',
  unusableWhy:
    'Il a déjà servi, ou il est trop ancien. La personne qui gère cette installation peut en créer un autre.',
  signIn: 'Aller à la connexion',
} satisfies typeof english;
