import { describe, expect, it } from 'vitest';
import { managementIn } from './management.ts';

describe('leading people, in a profile', () => {
  it.each([
    'Joined to strengthen a team of 9 and became its contact for billing.',
    '8-month placement in a team of 8. Topics: SQL.',
    'Stage de 4 mois dans une équipe de 5 personnes. Sujets : SQL.',
    'Renfort d’une équipe de 8 personnes, puis référence interne.',
    'Introduced contract tests in a team of 9 engineers.',
    'Set up CI/CD, so the team of 8 ships several times a day.',
    'Owned the roadmap with a team of 8 engineers.',
    'Pilotage de la feuille de route avec une équipe de 8 développeurs.',
    'Built team dashboards.',
    'Managed the product backlog for a team of 8.',
    'Reported to the head of the sales team.',
    'Gestion de la paie de 200 salariés.',
    'Gestion de 12 clients.',
    'Lead developer in a team of 8.',
  ])('is not shown by being on a team or working for one: %j', (text) => {
    expect(managementIn(text)).toBeNull();
  });

  it.each([
    ['Managed a team of 4 engineers.', 4],
    ['Led a team of 8 and the late shift.', 8],
    ['Hired and coached a team of 8 sales people.', 8],
    ['Ran a shop of 300 m² and a team of 8.', 8],
    ['Responsible for a team of 6: hiring, goals.', 6],
    ['Supervised 12 nurses.', 12],
    ['Team lead of 5.', 5],
    ['8 direct reports.', 8],
    ['Head of a team of nine.', 9],
    ['Led the support team.', null],
    ['Direction d’une équipe de 8 et des standards BIM.', 8],
    ['Encadrement d’une équipe de 8.', 8],
    ['Responsable d’une équipe de 8 personnes : recrutement.', 8],
    ['Gestion d’un magasin de 300 m² et d’une équipe de 8 personnes.', 8],
    ['À la tête d’une équipe de 12.', 12],
    ['Management d’équipe (6 personnes).', 6],
    ['Animé une équipe de 5 commerciaux.', 5],
  ])('is shown by a word for leading, with the size of the team: %j', (text, size) => {
    const told = managementIn(text);
    expect(told?.size).toBe(size);
    expect(text).toContain(told!.quote);
  });
});
