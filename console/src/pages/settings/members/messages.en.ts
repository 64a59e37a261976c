import { plural } from '../../../language/format.ts';

export const messages = {
  title: 'Members',
  lead: 'The people in this workspace. Owners manage everything, recruiters do the work, viewers can only look.',
  invite: 'Invite member',
  inviteWhy:
    'They join by a one-time link that works for 7 days. It is mailed to them, or shown to you if this installation sends no mail.',
  email: 'Email',
  role: 'Role',
  roles: { owner: 'Owner', recruiter: 'Recruiter', viewer: 'Viewer' },
  rolesHint: {
    owner: 'Everything, including keys, members and settings.',
    recruiter: 'Everything except keys, members and settings.',
    viewer: 'Sees everything, changes nothing and spends nothing.',
  },
  makeLink: 'Create invitation',
  mailedTo: (email: string) => `Invitation sent to ${email}`,
  linkFor: (email: string) => `A link for ${email}`,
  link: 'One-time link',
  linkHow: 'Give it only to this person. The first person to open it joins under this name.',
  expires: 'Works until',
  signInAt: 'Afterwards they sign in at',
  you: 'you',
  person: 'Person',
  lastSeen: 'Last seen',
  joined: 'Joined',
  waiting: 'Invited',
  notNow: 'Signed out',
  roleOf: (name: string) => `Role of ${name}`,
  roleChanged: (name: string, role: string) => `${name} is now ${role.toLowerCase()}`,
  newLink: 'Invite again',
  remove: 'Remove',
  cancelInvitation: 'Cancel invitation',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeWhy:
    'They lose access at once, and their API keys stop working. Their past work keeps their name.',
  removed: (name: string, keys: number) =>
    `${name} removed${keys === 0 ? '' : `, and ${keys} ${plural('en', keys, 'key', 'keys')} revoked`}`,
};
