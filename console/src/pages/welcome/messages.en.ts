export const messages = {
  title: 'Welcome to Greenroom',
  lead: 'Choose how you sign in from now on. This link works once.',
  leadInvited: 'You are invited into a workspace. Sign in, and it is among yours.',
  name: 'Your name',
  email: 'Email',
  emailHint: 'You sign in with it.',
  password: 'Password',
  passwordHint: (characters: number) => `At least ${characters} characters.`,
  go: 'Start',
  unusable: 'This link cannot be used',
  unusableWhy: 'It was used already, or is too old. Whoever runs this installation can make another one.',
  signIn: 'Go to sign-in',
};
