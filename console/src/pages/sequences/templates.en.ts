import type { Step } from './rules.ts';

export interface Template {
  id: string;
  name: string;
  /** The purpose of the template. */
  description: string;
  steps: readonly Omit<Step, 'id'>[];
}

const ASAP = { temporalityType: 'ASAP' } as const;
const afterDays = (value: number) =>
  ({ temporalityType: 'DELAYED', delay: { value, unit: 'day' } }) as const;
const afterInvitation = { temporalityType: 'AFTER_INVITATION_SETTLED' } as const;

export const messages: readonly Template[] = [
  {
    id: 'emails',
    name: 'Three emails',
    description: 'One question, one follow-up, one goodbye, within ten days.',
    steps: [
      {
        name: 'First email',
        type: 'EMAIL',
        subject: '{{sourcingJobTitle}} in {{sourcingLocation}}',
        content:
          'Hello {{firstname}},\n\nI read your profile as {{candidateJobTitle}} at {{candidateCompanyName}} and thought of you for a position: {{sourcingJobTitle}}, in {{sourcingLocation}}.\n\nWould you have fifteen minutes this week to talk about it?\n\n{{recruiterFirstname}} {{recruiterLastname}}',
        ...ASAP,
      },
      {
        name: 'Follow-up',
        type: 'EMAIL',
        subject: 'More about the position of {{sourcingJobTitle}}',
        content:
          'Hello {{firstname}},\n\nI wrote to you a few days ago about the position of {{sourcingJobTitle}}, and would be glad to answer your questions.\n\nShall I send you the details?\n\n{{recruiterFirstname}}',
        ...afterDays(4),
      },
      {
        name: 'Goodbye',
        type: 'EMAIL',
        subject: 'Shall I leave it here?',
        content:
          'Hello {{firstname}},\n\nI take it that now is not the moment, and will not write again. If that changes, answer this email and I am glad to hear from you.\n\n{{recruiterFirstname}}',
        ...afterDays(6),
      },
    ],
  },
  {
    id: 'network',
    name: 'Invitation, then a message',
    description: 'For people whose email address you do not have.',
    steps: [
      {
        name: 'Invitation',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_INVITATION',
        content: '',
        ...ASAP,
      },
      {
        name: 'Message',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_MESSAGE',
        content:
          'Hello {{firstname}}, thank you for connecting. I am looking for a {{sourcingJobTitle}} in {{sourcingLocation}}, and read that you are at {{candidateCompanyName}}. May I tell you more?',
        ...afterInvitation,
      },
      {
        name: 'Reminder',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_MESSAGE',
        content:
          'Hello {{firstname}}, I come back to you once about the position of {{sourcingJobTitle}}. Is it worth a short call? {{recruiterFirstname}}',
        ...afterDays(5),
      },
    ],
  },
  {
    id: 'mixed',
    name: 'Email, network and text',
    description:
      'Three channels over a week, for urgent positions. Steps without an address are left out.',
    steps: [
      {
        name: 'Email',
        type: 'EMAIL',
        subject: 'A question about your next step, {{firstname}}',
        content:
          'Hello {{firstname}},\n\nI am hiring a {{sourcingJobTitle}} in {{sourcingLocation}}, and thought of you when I read your profile.\n\nWhen could I call you?\n\n{{recruiterFirstname}} {{recruiterLastname}}',
        policy: { skipStepIfNoContact: true },
        ...ASAP,
      },
      {
        name: 'Invitation',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_INVITATION_WITH_MESSAGE',
        content:
          'Hello {{firstname}}, I am hiring a {{sourcingJobTitle}} in {{sourcingLocation}}, and would be glad to connect. {{recruiterFirstname}}',
        policy: { skipStepIfNoContact: true },
        ...afterDays(2),
      },
      {
        name: 'Text message',
        type: 'SMS',
        content:
          'Hello {{firstname}}, {{recruiterFirstname}} here about the {{sourcingJobTitle}} position. May I call you today?',
        policy: { skipStepIfNoContact: true },
        ...afterDays(3),
      },
    ],
  },
];
