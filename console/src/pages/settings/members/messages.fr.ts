import { plural } from '../../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Membres',
  lead: 'Les personnes de cet espace. Les propriétaires gèrent tout, les recruteurs travaillent, les lecteurs consultent.',
  invite: 'Inviter un membre',
  inviteWhy:
    'La personne rejoint l’espace par un lien à usage unique, valable 7 jours. Il lui est envoyé par e-mail, ou s’affiche ici si cette installation n’envoie pas d’e-mails.',
  email: 'E-mail',
  role: 'Rôle',
  roles: { owner: 'Propriétaire', recruiter: 'Recruteur', viewer: 'Lecteur' },
  rolesHint: {
    owner: 'Tout, y compris les clés, les membres et les réglages.',
    recruiter: 'Tout, sauf les clés, les membres et les réglages.',
    viewer: 'Voit tout, ne modifie et ne dépense rien.',
  },
  makeLink: 'Créer l’invitation',
  mailedTo: (email: string) => `Invitation envoyée à ${email}`,
  linkFor: (email: string) => `Un lien pour ${email}`,
  link: 'Lien à usage unique',
  linkHow:
    'Ne le donnez qu’à cette personne. La première personne qui l’ouvre rejoint l’espace sous ce nom.',
  expires: 'Valable jusqu’au',
  signInAt: 'Adresse de connexion ensuite',
  you: 'vous',
  person: 'Personne',
  lastSeen: 'Dernière activité',
  joined: 'Membre depuis',
  waiting: 'Invité',
  notNow: 'Déconnecté',
  roleOf: (name: string) => `Rôle de ${name}`,
  roleChanged: (name: string, role: string) => `${name} a maintenant le rôle ${role.toLowerCase()}`,
  newLink: 'Inviter de nouveau',
  remove: 'Retirer',
  cancelInvitation: 'Annuler l’invitation',
  removeTitle: (name: string) => `Retirer ${name} ?`,
  removeWhy:
    'Cette personne perd aussitôt son accès, et ses clés d’API cessent de fonctionner. Ses actions passées gardent son nom.',
  removed: (name: string, keys: number) =>
    `${name} est retiré${keys === 0 ? '' : `, et ${keys} ${plural('fr', keys, 'clé est révoquée', 'clés sont révoquées')}`}`,
  sso: 'Authentification unique',
  ssoWhy:
    'Les membres se connectent avec le compte de votre entreprise, chez tout fournisseur OpenID Connect.',
  ssoOff: 'Non configurée.',
  ssoOn: (issuer: string, people: number) =>
    `Connectée à ${issuer}. ${people > 1 ? `${people} personnes se sont connectées` : `${people} personne s’est connectée`}.`,
  ssoEnforced: 'Les autres connexions sont fermées.',
  ssoOptional: 'Les membres peuvent aussi se connecter autrement.',
  ssoSetUp: 'Configurer',
  ssoChange: 'Modifier',
  ssoRemove: 'Supprimer l’authentification unique',
  ssoRemoveWhy:
    'Ses sessions se ferment. Les membres restent et doivent se connecter autrement : invitez à nouveau ceux qui n’ont pas de mot de passe.',
  redirectUri: 'Adresse de redirection, à saisir chez le fournisseur',
  signInUrl: 'Page de connexion de vos membres',
  issuer: 'Émetteur',
  issuerHint: 'L’adresse du fournisseur, par exemple https://login.example.com',
  clientId: 'Identifiant client',
  clientSecret: 'Secret client',
  clientSecretKept: 'Laissez vide pour conserver le secret actuel.',
  roleClaim: 'Attribut du rôle',
  roleClaimHint:
    'Par exemple « groups ». Les rôles suivent alors le fournisseur à chaque connexion.',
  roleValues: 'Rôles',
  roleValuesHint:
    'Une ligne par valeur de l’attribut : « hiring = recruiter ». Les rôles sont owner, recruiter et viewer.',
  defaultRole: 'Rôle des autres personnes',
  noRole: 'Aucun : les refuser',
  enforce: 'Exiger l’authentification unique',
  scim: 'Annuaire (SCIM)',
  scimWhy:
    'Entra ID, Okta ou un autre annuaire de votre entreprise ajoute, modifie et retire les membres. Ils se connectent par l’authentification unique.',
  scimOff: 'Aucun annuaire connecté.',
  scimOn: (users: number) =>
    `L’annuaire gère ${users} ${plural('fr', users, 'personne', 'personnes')}.`,
  scimUsed: 'Dernière demande',
  scimUnused: 'Il n’a encore rien demandé.',
  scimUrl: 'Adresse de base, à saisir dans l’annuaire',
  scimSetUp: 'Connecter',
  scimChange: 'Modifier l’annuaire',
  scimRemove: 'Déconnecter l’annuaire',
  scimRemoveWhy: 'Son jeton cesse aussitôt de fonctionner. Les membres restent.',
  scimToken: 'Jeton pour l’annuaire',
  scimNewToken: 'Créer un nouveau jeton ; l’actuel cesse de fonctionner',
  scimAttribute: 'Attribut du rôle',
  scimNoAttribute: 'Aucun : les nouveaux membres reçoivent le rôle ci-dessous',
} satisfies typeof english;
