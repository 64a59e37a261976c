import type { NewDelivery } from './delivery-store.ts';
import type { QualifiedTalent } from './page-contract.ts';

/*
 * Events for a receiver that is being written: made up, and the same each time except for their
 * time. The casting does not exist.
 */

const CASTING_ID = 'cast_sample';

const TALENT: QualifiedTalent = {
  talentId: 'sample-talent',
  aiVerdict: 'green',
  effectiveVerdict: 'green',
  override: null,
  review: null,
  scoring: {
    recap: 'Runs Kafka in production since 2021; team size is not stated.',
    criterias: [
      {
        title: 'Has run Kafka in production',
        result: 'Runs the streaming platform of a bank.',
        status: 'met',
        evaluable: true,
        references: [{ path: '/experiences/0/description', quote: 'Runs Kafka in production.' }],
      },
    ],
  },
  secondLook: null,
  profile: {
    id: 'sample-talent',
    firstname: 'Ada',
    lastname: 'Sample',
    gender: null,
    city: 'Lyon',
    country: 'France',
    jobTitle: 'Data engineer',
    summary: null,
    state: null,
    headline: 'Data engineer at Sample Bank',
    photoUrl: null,
    proNetworkUrl: null,
    currentOrganization: { id: null, name: 'Sample Bank', logoUrl: null },
    experiences: [
      {
        organizationName: 'Sample Bank',
        title: 'Data engineer',
        startDate: '2021-03-01T00:00:00.000Z',
        endDate: null,
        description: 'Runs Kafka in production.',
        isCurrent: true,
        organization: { logoUrl: null, name: 'Sample Bank' },
      },
    ],
    educations: [],
    skills: ['Kafka', 'Python'],
    interests: [],
    languages: [],
    certifications: [],
  },
};

const STOPPED = { counts: { green: 1, amber: 0, red: 0 }, creditsCharged: 2 };

const DATA: Record<NewDelivery['eventType'], object> = {
  talent_judged: { talent: TALENT },
  wave_finished: { status: 'can_continue', nextAction: 'continue', ...STOPPED },
  pool_exhausted: { status: 'pool_exhausted', nextAction: 'done', ...STOPPED },
};

/** The body of a sample event (interface, "Envelope"). */
export function sampleEvent(eventType: NewDelivery['eventType'], sentAt: Date): string {
  return JSON.stringify({
    eventType,
    castingId: CASTING_ID,
    customParams: null,
    sentAt: sentAt.toISOString(),
    data: DATA[eventType],
  });
}
