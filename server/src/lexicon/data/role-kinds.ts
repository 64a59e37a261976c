/**
 * Families whose name also stands for others: whoever looks for a software engineer is glad of a backend developer, though not the other way round.
 * Only where the trade itself speaks so.
 */
export const ROLE_KINDS: Readonly<Record<string, readonly string[]>> = {
  'software-engineer': [
    'backend-developer',
    'frontend-developer',
    'fullstack-developer',
    'web-developer',
    'mobile-developer',
    'ios-developer',
    'android-developer',
    'game-developer',
    'embedded-engineer',
  ],
};
