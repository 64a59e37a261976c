import {
  BriefcaseBusiness,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  UserPlus,
} from 'lucide-react';
import { useFormat } from '../../language/format.ts';
import type { StepKind } from './draft.ts';
import { useMessages } from './messages.ts';
import { isInvitation, type Step } from './rules.ts';

export const KIND_ICONS: Record<StepKind, LucideIcon> = {
  email: Mail,
  invitation: UserPlus,
  network_message: BriefcaseBusiness,
  chat: MessageCircle,
  sms: MessageSquareText,
};

export function kindOf(step: Pick<Step, 'type' | 'proNetworkType'>): StepKind {
  switch (step.type) {
    case 'EMAIL':
      return 'email';
    case 'CHAT_APP':
      return 'chat';
    case 'SMS':
      return 'sms';
    case 'PRO_NETWORK':
      return isInvitation(step) ? 'invitation' : 'network_message';
  }
}

/** "3 days later". */
export function useTiming(): (step: Pick<Step, 'temporalityType' | 'delay'>) => string {
  const messages = useMessages();
  const format = useFormat();
  return ({ temporalityType, delay }) => {
    if (temporalityType !== 'DELAYED') return messages.timings[temporalityType];
    return delay
      ? messages.timing(format.number(delay.value), delay.unit, delay.value)
      : messages.timingNone;
  };
}
