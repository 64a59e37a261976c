export const words = {
  title: 'Sign in to Greenroom',
  lead: 'Find people, and see why they fit.',
  lost: 'Never had a password, or lost it? Whoever runs this installation can make a one-time link for you.',
};
