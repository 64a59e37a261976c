import type { ShownLink } from './links.ts';

const NAME_LENGTH = 80;

/** A name that others chose, without what a mail program makes a link or a line of its own from. */
const plain = (name: string): string =>
  [...name.replaceAll(/[^\p{L}\p{N} '’&,-]+/gu, ' ')].slice(0, NAME_LENGTH).join('').trim();

/** To somebody whose language nobody knows yet: English, then French. */
export function invitationMail(to: string, workspaceName: string, { url, expiresAt }: ShownLink) {
  const name = plain(workspaceName);
  const day = expiresAt.slice(0, 10);
  const text = [
    `You are invited to the workspace "${name}" on Greenroom. To join, open this link:`,
    '',
    url,
    '',
    `It works once, until ${day}. If you do not expect this invitation, ignore this mail.`,
    '',
    '--',
    '',
    `Vous êtes invité à rejoindre l’espace « ${name} » sur Greenroom. Pour le rejoindre, ouvrez le lien ci-dessus.`,
    `Il ne sert qu’une fois, jusqu’au ${day}. Si vous n’attendez pas cette invitation, ignorez ce message.`,
    '',
  ];
  return {
    to,
    subject: 'Your invitation to Greenroom / Votre invitation sur Greenroom',
    text: text.join('\n'),
  };
}
