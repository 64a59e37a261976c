export { readCommentsOnPerson } from './comment-store.ts';
