import type { ShownLink } from './links.ts';

const NAME_LENGTH = 80;

/**
 * A name that other users chose, without characters that a mail program could turn into a link or a
 * line break.
 */
const plain = (name: string): string =>
  [...name.replaceAll(/[^\p{L}\p{N} '’&,-]+/gu, ' ')].slice(0, NAME_LENGTH).join('').trim();

/** English, then French, because the invited person's language is not known yet. */
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
