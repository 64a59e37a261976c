import type { Template } from './templates.en.ts';

const ASAP = { temporalityType: 'ASAP' } as const;
const afterDays = (value: number) =>
  ({ temporalityType: 'DELAYED', delay: { value, unit: 'day' } }) as const;
const afterInvitation = { temporalityType: 'AFTER_INVITATION_SETTLED' } as const;

export const messages: readonly Template[] = [
  {
    id: 'emails',
    name: 'Trois e-mails',
    description: 'Une question, une relance, un au revoir, en dix jours.',
    steps: [
      {
        name: 'Premier e-mail',
        type: 'EMAIL',
        subject: '{{sourcingJobTitle}} à {{sourcingLocation}}',
        content:
          'Bonjour {{firstname}},\n\nVotre parcours de {{candidateJobTitle}} chez {{candidateCompanyName}} m’a fait penser à vous pour un poste : {{sourcingJobTitle}}, à {{sourcingLocation}}.\n\nAuriez-vous un quart d’heure cette semaine pour en parler ?\n\n{{recruiterFirstname}} {{recruiterLastname}}',
        ...ASAP,
      },
      {
        name: 'Relance',
        type: 'EMAIL',
        subject: 'À propos du poste de {{sourcingJobTitle}}',
        content:
          'Bonjour {{firstname}},\n\nJe vous ai écrit il y a quelques jours au sujet du poste de {{sourcingJobTitle}}, et répondrai volontiers à vos questions.\n\nSouhaitez-vous recevoir le détail ?\n\n{{recruiterFirstname}}',
        ...afterDays(4),
      },
      {
        name: 'Au revoir',
        type: 'EMAIL',
        subject: 'Dois-je en rester là ?',
        content:
          'Bonjour {{firstname}},\n\nJ’en conclus que ce n’est pas le moment, et je ne vous relancerai plus. Si cela change, répondez à cet e-mail : vous me ferez plaisir.\n\n{{recruiterFirstname}}',
        ...afterDays(6),
      },
    ],
  },
  {
    id: 'network',
    name: 'Invitation, puis message',
    description: 'Pour les personnes dont vous n’avez pas l’adresse e-mail.',
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
          'Bonjour {{firstname}}, merci pour la mise en relation. Je cherche un profil {{sourcingJobTitle}} à {{sourcingLocation}}, et j’ai lu que vous êtes chez {{candidateCompanyName}}. Puis-je vous en dire plus ?',
        ...afterInvitation,
      },
      {
        name: 'Relance',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_MESSAGE',
        content:
          'Bonjour {{firstname}}, je me permets une relance au sujet du poste de {{sourcingJobTitle}}. Un court appel vous tenterait-il ? {{recruiterFirstname}}',
        ...afterDays(5),
      },
    ],
  },
  {
    id: 'mixed',
    name: 'E-mail, réseau et SMS',
    description:
      'Trois canaux en une semaine, pour un poste urgent. Les étapes sans adresse sont passées.',
    steps: [
      {
        name: 'E-mail',
        type: 'EMAIL',
        subject: 'Une question sur la suite de votre parcours, {{firstname}}',
        content:
          'Bonjour {{firstname}},\n\nJe recrute : {{sourcingJobTitle}}, à {{sourcingLocation}}. J’ai pensé à vous en lisant votre profil.\n\nQuand pourrais-je vous appeler ?\n\n{{recruiterFirstname}} {{recruiterLastname}}',
        policy: { skipStepIfNoContact: true },
        ...ASAP,
      },
      {
        name: 'Invitation',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_INVITATION_WITH_MESSAGE',
        content:
          'Bonjour {{firstname}}, je recrute : {{sourcingJobTitle}}, à {{sourcingLocation}}. Au plaisir d’échanger ici. {{recruiterFirstname}}',
        policy: { skipStepIfNoContact: true },
        ...afterDays(2),
      },
      {
        name: 'SMS',
        type: 'SMS',
        content:
          'Bonjour {{firstname}}, {{recruiterFirstname}} au sujet du poste de {{sourcingJobTitle}}. Puis-je vous appeler dans la journée ?',
        policy: { skipStepIfNoContact: true },
        ...afterDays(3),
      },
    ],
  },
];
