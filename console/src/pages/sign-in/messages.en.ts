export const messages = {
  title: 'Sign in to Greenroom',
  lead: 'Find people, and see why they fit.',
  lost: 'Never had a password, or lost it? Whoever runs this installation can make a one-time link for you. If a colleague gave you your link and your password is refused, ask an owner of the workspace for its sign-in address.',
};
