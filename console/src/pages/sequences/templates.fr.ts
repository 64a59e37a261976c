import type { Template } from './templates.en.ts';

const ASAP = { temporalityType: 'ASAP' } as const;
const afterDays = (value: number) => ({ temporalityType: 'DELAYED', delay: { value, unit: 'day' } }) as const;
const afterInvitation = { temporalityType: 'AFTER_INVITATION_SETTLED' } as const;

export const words: readonly Template[] = [
  {
    id: 'emails',
    name: 'Trois e-mails',
    description: 'Une question, une raison de plus, un au revoir, en dix jours.',
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
        name: 'Une raison de plus',
        type: 'EMAIL',
        subject: 'L’équipe derrière le poste',
        content:
          'Bonjour {{firstname}},\n\nJe vous ai écrit au sujet du poste de {{sourcingJobTitle}}. L’équipe est petite, décide par elle-même et livre chaque semaine.\n\nSouhaitez-vous recevoir le détail ?\n\n{{recruiterFirstname}}',
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
      { name: 'Invitation', type: 'PRO_NETWORK', proNetworkType: 'PRO_NETWORK_INVITATION', content: '', ...ASAP },
      {
        name: 'Message',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_MESSAGE',
        content:
          'Bonjour {{firstname}}, merci pour la mise en relation. Je cherche un profil {{sourcingJobTitle}} à {{sourcingLocation}}, et votre travail chez {{candidateCompanyName}} a retenu mon attention. Puis-je vous en dire plus ?',
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
    description: 'Trois canaux en une semaine, pour un poste urgent. Les étapes sans adresse sont passées.',
    steps: [
      {
        name: 'E-mail',
        type: 'EMAIL',
        subject: 'Une question sur la suite de votre parcours, {{firstname}}',
        content:
          'Bonjour {{firstname}},\n\nJe recrute : {{sourcingJobTitle}}, à {{sourcingLocation}}. Votre expérience est celle que j’espérais trouver.\n\nQuand pourrais-je vous appeler ?\n\n{{recruiterFirstname}} {{recruiterLastname}}',
        policy: { skipStepIfNoContact: true },
        ...ASAP,
      },
      {
        name: 'Invitation',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_INVITATION_WITH_MESSAGE',
        content:
          'Bonjour {{firstname}}, je vous ai écrit pour un poste de {{sourcingJobTitle}} à {{sourcingLocation}}. Au plaisir d’échanger ici. {{recruiterFirstname}}',
        policy: { skipStepIfNoContact: true },
        ...afterDays(2),
      },
      {
        name: 'SMS',
        type: 'SMS',
        content: 'Bonjour {{firstname}}, {{recruiterFirstname}} au sujet du poste de {{sourcingJobTitle}}. Puis-je vous appeler dans la journée ?',
        policy: { skipStepIfNoContact: true },
        ...afterDays(3),
      },
    ],
  },
];
