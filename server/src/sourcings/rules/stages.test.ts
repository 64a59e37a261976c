import { describe, expect, test } from 'vitest';
import { furthest, readStage, statusOfStage } from './stages.ts';

const NONE = [] as const;
const OFFER = { handle: 'OFFER_SENT', label: 'Offre envoyée', position: 0 };

describe('a stage of another system becomes a status', () => {
  test.each([
    [
      'TO_BE_CONTACTED',
      'Application Review|Applied|New lead|New applicants|Inbox|Sourced|Resume Screen|To be contacted|Active|Prospect|Nouveau|Candidature reçue|À contacter|Présélection|Neu|Neue Bewerbung|Zu kontaktieren|Sichtung|Bewerbungseingang|Nuevo|Inscrito|Por contactar|Preselección',
    ],
    [
      'CONTACTED',
      'Reached Out|Responded|Phone Screen|Recruiter screen|Preliminary Phone Screen|Onsite Interview|Take Home Test|Offer|Hired|Placed|Client Submission|Reference Check|Contacté|Entretien RH|Test technique|Offre|Embauché|Kontaktiert|Telefoninterview|Vorstellungsgespräch|Bewerbungsgespräch|Vertragsangebot|Eingestellt|Contactada|Entrevista técnica|Oferta|Contratado',
    ],
    [
      'NOT_RETAINED',
      'Rejected|Archived|Disqualified|Withdrawn|Offer Declined|Not selected|Interview - rejected|Refusé|Non retenue|Rejeté après entretien|Désistement|Abgelehnt|Absage nach Interview|Rechazada|Descartado|No seleccionada',
    ],
  ])('%s', (status, stages) => {
    for (const stage of stages.split('|'))
      expect([stage, statusOfStage(stage, NONE)]).toEqual([stage, status]);
  });

  test('one that nobody knows stays the first status, and says so', () => {
    for (const stage of ['Round 2 (Zeus)', 'On hold', '4', 'Newton', 'Latest'])
      expect(statusOfStage(stage, NONE)).toBeNull();
    expect(readStage({ stage: 'Zeus', outcome: 'Active' }, NONE)).toEqual({
      stage: 'Zeus / Active',
      statusHandle: 'TO_BE_CONTACTED',
      isKnown: false,
    });
    expect(readStage({ stage: null, outcome: ' ' }, NONE)).toBeNull();
  });

  test('the name of a status of the workspace comes first', () => {
    expect(statusOfStage('offre ENVOYEE', [OFFER])).toBe('OFFER_SENT');
    expect(statusOfStage('Offer sent', [OFFER])).toBe('OFFER_SENT');
    expect(statusOfStage('Offer', [OFFER])).toBe('CONTACTED');
  });

  test('a refusal wins over the stage reached, another application over a refusal', () => {
    expect(readStage({ stage: 'Phone Screen', outcome: 'Rejected' }, NONE)).toEqual({
      stage: 'Phone Screen / Rejected',
      statusHandle: 'NOT_RETAINED',
      isKnown: true,
    });
    expect(furthest(['NOT_RETAINED', 'TO_BE_CONTACTED'], NONE)).toBe('TO_BE_CONTACTED');
    expect(furthest(['CONTACTED', 'OFFER_SENT', 'NOT_RETAINED'], [OFFER])).toBe('OFFER_SENT');
    expect(furthest([], NONE)).toBeNull();
  });
});
