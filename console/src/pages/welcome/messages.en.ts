export const messages = {
  title: 'Welcome to Greenroom',
  lead: 'Choose how you’ll sign in. This link works once.',
  leadInvited: 'You’re invited to a workspace. Sign in to join it.',
  name: 'Your name',
  email: 'Email',
  emailHint: 'You’ll sign in with this.',
  password: 'Password',
  passwordHint: (characters: number) => `At least ${characters} characters.`,
  go: 'Start',
  unusable: 'This link doesn’t work',
  unusableWhy:
    'It was already used or has expired. Ask the operator of this installation for a new one.',
  signIn: 'Go to sign-in',
};
