import { plural } from '../../language/format.ts';

export const messages = {
  comment: 'Comment',
  placeholder: 'Say something to your colleagues. @ mentions somebody.',
  send: 'Comment',
  hint: 'Only members of the workspace read comments.',
  members: 'Members to mention',
  choose: (count: number, shown: string) =>
    `${shown} ${plural('en', count, 'member', 'members')}. Up and down choose, Enter mentions.`,
  comments: 'Comments',
  none: 'No comments yet',
  noneWhy: 'What colleagues say to each other about this person appears here.',
  earlier: 'Show earlier comments',
  remove: (author: string) => `Delete comment of ${author}`,
  removeTitle: 'Delete this comment?',
  removeWhy: 'Nobody can read it any more. It can’t be brought back.',
  removeNow: 'Delete',
  removed: 'Comment deleted',
  failed: 'Not changed',
  owner: 'Owner',
  nobody: 'Nobody',
  formerMember: 'Former member',
};
