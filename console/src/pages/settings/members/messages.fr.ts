import { plural } from '../../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Membres',
  lead: 'Qui travaille dans cet espace. Un propriétaire gère tout, un recruteur travaille, un lecteur consulte.',
  invite: 'Inviter quelqu’un',
  inviteWhy:
    'Cette personne rejoint l’espace par un lien à usage unique, valable 7 jours. Il lui est envoyé par e-mail, ou vous est montré si cette installation n’envoie pas d’e-mails.',
  email: 'E-mail',
  role: 'Rôle',
  roles: { owner: 'Propriétaire', recruiter: 'Recruteur', viewer: 'Lecteur' },
  rolesHint: {
    owner: 'Tout, y compris les clés, les membres et les réglages.',
    recruiter: 'Tout, sauf les clés, les membres et l’offre.',
    viewer: 'Voit tout, ne modifie et ne dépense rien.',
  },
  makeLink: 'Créer l’invitation',
  mailedTo: (email: string) => `Invitation envoyée à ${email}`,
  linkFor: (email: string) => `Un lien pour ${email}`,
  link: 'Lien à usage unique',
  linkHow: 'Ne le donnez qu’à cette personne : qui l’ouvre en premier rejoint l’espace à sa place.',
  expires: 'Valable jusqu’au',
  signInAt: 'Ensuite, cette personne se connecte à l’adresse',
  you: 'vous',
  person: 'Personne',
  lastSeen: 'Vu',
  joined: 'Arrivé',
  waiting: 'Invité',
  notNow: 'Aucune session ouverte',
  roleOf: (name: string) => `Rôle de ${name}`,
  roleChanged: (name: string, role: string) => `${name} a maintenant le rôle ${role.toLowerCase()}`,
  newLink: 'Inviter de nouveau',
  remove: 'Retirer',
  takeBack: 'Annuler l’invitation',
  removeTitle: (name: string) => `Retirer ${name} ?`,
  removeWhy:
    'Cette personne sort tout de suite, et ses clés d’API prennent fin. Ce qu’elle a fait garde son nom.',
  removed: (name: string, keys: number) =>
    `${name} est retiré${keys === 0 ? '' : `, et ${keys} ${plural('fr', keys, 'clé a pris', 'clés ont pris')} fin`}`,
} satisfies typeof english;
