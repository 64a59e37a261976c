export const messages = {
  title: 'Sign in to Greenroom',
  lead: 'Find people, and see why they fit.',
  company: 'Sign in with your company account',
  problems: {
    failed: 'The sign-in at your company’s provider did not work. Try again.',
    no_email: 'The provider gave no confirmed email address for you. Ask your administrator.',
    no_role: 'Your company account has no role in this workspace. Ask your administrator.',
    removed: 'You are no longer a member of this workspace. Ask an owner to invite you again.',
  } as Record<string, string>,
  lost: 'No password, or forgot it? Ask the operator of this installation for a one-time link. If a colleague gave you your link and your password is refused, ask an owner of the workspace for its sign-in address.',
};
