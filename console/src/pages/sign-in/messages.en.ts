export const messages = {
  title: 'Sign in to Greenroom',
  lead: 'Find people, and see why they fit.',
  lost: 'No password, or forgot it? Ask the operator of this installation for a one-time link. If a colleague gave you your link and your password is refused, ask an owner of the workspace for its sign-in address.',
};
