import { describe, expect, it } from 'vitest';
import { factAt, type Standing } from './facts.ts';

/** The subject is between square brackets. */
function standingIn(marked: string, isCredential: boolean): Standing {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace('[', '').replace(']', '');
  return factAt(text, start, end, { isCredential, isTechnical: true }).standing;
}

describe('a sentence of a profile', () => {
  it.each([
    'Has never worked with [Kubernetes].',
    'Pas de [management].',
    'Aucune expérience en [SAP], Oracle ou Sage.',
    'Aucune expérience en SAP, Oracle ou [Sage].',
    'No [Java], Python only.',
    '[SAP]: none. Excel: daily.',
    'I have no experience of [Kubernetes] but ran Docker Swarm.',
    'Je ne connais pas [SAP].',
    'SAP ? Non, jamais utilisé [SAP].',
    "N'a jamais dirigé d'[équipe].",
    "J'ai encadré des équipes, jamais de [budget].",
    "I can't say I know [Terraform].",
  ])('denies: %s', (text) => {
    expect(standingIn(text, false)).toBe('denied');
  });

  it.each([
    'Built a RESTful API using [Node.js] and Express',
    'Implemented real-time order tracking using [WebSockets].',
    'Builds services in [Python].',
    'Specialized in React, [Node.js], and cloud architecture.',
    'Développé une API en [Python].',
  ])('tells what the person does, where it opens with an act: %s', (text) => {
    expect(standingIn(text, false)).toBe('asserted');
  });

  it.each([
    'My friend Anna knows [Rust] well.',
    'My manager led the [SAP] rollout.',
    'The finance team uses [SAP]; I only file the invoices.',
    '[Payroll] is handled by an external agency.',
    'La [paie] est externalisée.',
    'Recruited [Java] developers for two years.',
    'Recrutement de développeurs [Java].',
    'Worked with a colleague who knows [Rust].',
  ])('is about another person: %s', (text) => {
    expect(standingIn(text, false)).toBe('others');
  });

  it.each([
    'Not only SQL but [Python].',
    'Not only [SQL] but Python.',
    'Looking for a role where I can use my [Python] skills.',
    'No Java, [Python] only.',
    'Never late, strong [Excel] skills.',
    'Built pipelines in [Python] and SQL without downtime.',
    'SAP: none. [Excel]: daily.',
    'My role involves [SAP] and Excel.',
    'I have no experience of Kubernetes but ran [Docker Swarm].',
    'Machine learning engineer using [PyTorch].',
    'Plus de 5 ans de [SAP].',
    "Management d'une équipe de 5 développeurs [Java].",
    'I am a developer who loves [Python].',
    'Développeuse qui maîtrise [Python] et SQL.',
    'Migrated the platform from Jenkins to [GitHub Actions].',
    'Responsible for [payroll] of 300 people without errors.',
    'Not Java but [Kotlin].',
    'The job required [SAP] every day.',
    'A site built with [React].',
    'Depuis 2015, je gère la [paie] sans aucune erreur.',
    'Maintained the [Kubernetes] clusters nobody else wanted.',
    'My team and I run [Kubernetes] in production.',
    'Managed 12 people; never missed a [payroll].',
    'Trained nurses in [wound care].',
    "J'ai encadré des [équipes], jamais de budget.",
    'Hardly a day without [Terraform].',
    "There is nothing about [Terraform] I don't know.",
    "Il n'y a rien que je ne sache faire avec [Excel].",
    "[Excel] n'a plus de secret pour moi.",
    'Not a beginner: eight years of [Terraform].',
    'I have yet to meet a [Terraform] module I could not fix.',
  ])('asserts of the person: %s', (text) => {
    expect(standingIn(text, false)).toBe('asserted');
  });

  it.each([
    'Looking to learn [Rust].',
    'Started a course in [Rust] last month.',
    'If I had to learn [Go] I would.',
    'Would love to work with [Kubernetes].',
    'Interested in [Rust].',
  ])('only plans: %s', (text) => {
    expect(standingIn(text, false)).toBe('planned');
  });

  it.each(['Do you know [Kubernetes]?'])('only names: %s', (text) => {
    expect(standingIn(text, false)).toBe('aside');
  });

  it.each([
    'Our company is a leader in [machine learning].',
    'La société édite un logiciel de [paie].',
  ])('is about an employer: %s', (text) => {
    expect(standingIn(text, false)).toBe('employer');
  });

  it.each(['No longer using [Jenkins]; GitHub Actions now.', "Je n'utilise plus [Jenkins]."])(
    'is about the past: %s',
    (text) => {
      expect(standingIn(text, false)).toBe('former');
    },
  );

  it('is about a certificate that failed, lapsed or is in progress', () => {
    expect(standingIn('Failed the [CISA] exam twice.', true)).toBe('failed');
    expect(standingIn('[First aid] certificate expired in 2020.', true)).toBe('failed');
    expect(standingIn('Failed the [CISA] once, passed it a year later.', true)).toBe('asserted');
    expect(standingIn('En cours de formation [CACES].', true)).toBe('planned');
    expect(standingIn('[Permis B] : non.', true)).toBe('denied');
  });

  it('is found around the subject, and ends with it', () => {
    const text = 'Runs payroll. Never used SAP. Likes Excel.';
    const at = text.indexOf('SAP');
    const { start, end, standing } = factAt(text, at, at + 3);
    expect(text.slice(start, end)).toBe('Never used SAP');
    expect(standing).toBe('denied');
  });

  it('reads everyday words as tools only among tools', () => {
    const standing = (text: string, name: string): Standing =>
      factAt(text, text.indexOf(name), text.indexOf(name) + name.length).standing;
    expect(standing('Always ready to go further.', 'go')).toBe('aside');
    expect(standing('Microservices in Go and Docker.', 'Go')).toBe('asserted');
  });

  it('is read in a time that grows with its length only', () => {
    const text = `${'no one, without any but never not '.repeat(2_000)} SAP`;
    const began = performance.now();
    factAt(text, text.length - 3, text.length);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
