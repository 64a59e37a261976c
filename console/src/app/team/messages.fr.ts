import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  comment: 'Commentaire',
  placeholder: 'Dites quelque chose à vos collègues. @ mentionne quelqu’un.',
  send: 'Commenter',
  hint: 'Seuls les membres de l’espace de travail lisent les commentaires.',
  members: 'Membres à mentionner',
  choose: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'membre', 'membres')}. Haut et bas choisissent, Entrée mentionne.`,
  comments: 'Commentaires',
  none: 'Aucun commentaire',
  noneWhy: 'Ce que vos collègues se disent à propos de cette personne apparaît ici.',
  earlier: 'Afficher les commentaires précédents',
  remove: (author: string) => `Supprimer le commentaire de ${author}`,
  removeTitle: 'Supprimer ce commentaire ?',
  removeWhy: 'Plus personne ne pourra le lire. Il ne pourra pas être rétabli.',
  removeNow: 'Supprimer',
  removed: 'Commentaire supprimé',
  failed: 'Rien n’a changé',
  owner: 'Responsable',
  nobody: 'Personne',
  formerMember: 'Ancien membre',
} satisfies typeof english;
