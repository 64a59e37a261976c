import type { ReadPerson } from '../port.ts';
import { emptyPerson } from './empty-person.ts';
import { splitName } from './person-name.ts';
import { makeJob } from './resume-parts.ts';

/** The people of a vCard file, versions 2.1 to 4.0. */
export function readVcards(text: string): ReadPerson[] {
  const unfolded = text
    .replace(/\r\n|\r/g, '\n')
    .replace(/=\n/g, '')
    .replace(/\n[ \t]/g, '');
  const people: ReadPerson[] = [];
  let card: ReadPerson | null = null;
  unfolded.split('\n').forEach((row, index) => {
    if (/^BEGIN:VCARD/i.test(row)) card = emptyPerson();
    else if (/^END:VCARD/i.test(row)) {
      const done = card as ReadPerson | null;
      if (done && (done.profile.firstname ?? done.profile.lastname) !== null)
        people.push(finished(done));
      card = null;
    } else if (card) readProperty(card, row, index + 1);
  });
  return people;
}

function readProperty(person: ReadPerson, row: string, line: number): void {
  const [, head = '', raw = ''] = /^([^:]+):(.*)$/.exec(row) ?? [];
  const [property = ''] = head
    .toUpperCase()
    .replace(/^ITEM\d+\./, '')
    .split(';');
  const value = decoded(head, raw).trim();
  if (value === '') return;
  const { profile, contacts } = person;
  const parts = value.split(/(?<!\\);/).map((part) => part.replace(/\\([,;\\])/g, '$1').trim());
  const plain = value.replace(/\\n/gi, '\n').replace(/\\([,;\\])/g, '$1');
  const note = (path: string, text: string): void => {
    person.spans.push({ path, page: null, box: null, line, text });
  };
  const readers: Record<string, () => void> = {
    FN: () => {
      if (profile.firstname !== null || profile.lastname !== null) return;
      const { firstname, lastname } = splitName(plain.split(/\s+/));
      Object.assign(profile, { firstname, lastname: lastname || null });
      note('/firstname', plain);
    },
    N: () => {
      const [last = '', first = '', middle = ''] = parts;
      profile.lastname = last || profile.lastname;
      profile.firstname = [first, middle].filter(Boolean).join(' ') || profile.firstname;
      note('/lastname', plain);
    },
    EMAIL: () => {
      contacts.emails.push(plain.replace(/^mailto:/i, '').toLowerCase());
      note(`/contacts/emails/${contacts.emails.length - 1}`, plain);
    },
    TEL: () => {
      contacts.phones.push(plain.replace(/^tel:/i, ''));
    },
    URL: () => {
      contacts.urls.push(plain);
    },
    'X-SOCIALPROFILE': () => {
      contacts.urls.push(plain);
    },
    TITLE: () => {
      profile.jobTitle = plain;
      note('/jobTitle', plain);
    },
    ORG: () => {
      const name = parts[0] ?? '';
      if (name !== '') profile.currentOrganization = { id: null, name, logoUrl: null };
    },
    NOTE: () => {
      person.notes.push({ text: plain, date: null });
    },
    ADR: () => {
      const [, , , city = '', state = '', , country = ''] = parts;
      profile.city ??= city || null;
      profile.state ??= state || null;
      profile.country ??= country || null;
    },
    LANG: () => {
      profile.languages.push({ name: plain, proficiency: null });
    },
    GENDER: () => {
      profile.gender = plain;
    },
  };
  readers[property]?.();
}

/** Old cards write letters as "=C3=A9". */
function decoded(head: string, value: string): string {
  if (!/QUOTED-PRINTABLE/i.test(head)) return value;
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const wanted = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0) & 255);
  return new TextDecoder(
    /CHARSET=(?:ISO-8859-1|WINDOWS-1252)/i.test(head) ? 'windows-1252' : 'utf-8',
  ).decode(wanted);
}

function finished(person: ReadPerson): ReadPerson {
  const { profile, contacts } = person;
  const employer = profile.currentOrganization?.name ?? null;
  if (employer !== null || profile.jobTitle !== null)
    profile.experiences.push(makeJob({ title: profile.jobTitle, employer, isCurrent: true }));
  profile.proNetworkUrl =
    contacts.urls.find((url) => /linkedin\.com\/(?:in|pub)\//i.test(url)) ?? null;
  return person;
}
