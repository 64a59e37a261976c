import { phraseBook } from '../../../reader/phrases.ts';
import { CUES } from './cues.ts';
import { item, type Reading, type Text } from './elements.ts';

/** Words that ask for people with contact details, by kind (decision 16, HAS_CONTACT). */
const CONTACTS = phraseBook<'email' | 'phone' | 'any'>([
  [
    'email',
    'with email|with an email|with emails|with email address|with an email address|with a personal email|with a known email|having an email|who have an email|who has an email|email available|avec email|avec un email|avec e mail|avec un e mail|avec mail|avec un mail|avec adresse mail|avec une adresse mail|avec adresse email|avec une adresse email|ayant un email|ayant un mail|email connu|dont on a l email|dont on a le mail',
  ],
  [
    'phone',
    'with phone|with a phone|with phone number|with a phone number|with phone numbers|with mobile number|with a mobile number|having a phone number|phone number available|avec telephone|avec un telephone|avec tel|avec numero|avec un numero|avec numero de telephone|avec un numero de telephone|ayant un telephone|dont on a le numero|dont on a le telephone|telephone connu',
  ],
  [
    'any',
    'with contact|with a contact|with contacts|with contact details|with contact info|with contact information|with email or phone|with an email or phone|contactable|avec contact|avec un contact|avec contacts|avec coordonnees|avec des coordonnees|avec les coordonnees|avec leurs coordonnees|avec email ou telephone|avec un email ou un telephone|joignable|joignables',
  ],
]);

/**
 * Reads "with email", "avec un téléphone". Returns null when the phrase continues with another
 * meaning, as in "with email marketing".
 */
export function readContact(text: Text, at: number): Reading | null {
  const found = CONTACTS.match(text.tokens, at);
  const next = found && text.tokens[found.to];
  if (
    !found ||
    (next?.kind === 'word' &&
      (text.mentions[found.to] !== undefined || !CUES.match(text.tokens, found.to)))
  )
    return null;
  return { items: [item(at, found.to, { kind: 'contact', value: found.meaning })], to: found.to };
}
