import type { Token } from '../tokens.ts';

/* Sentences that wish by their mood, whatever their words: "German would help". */

/** The conditional: "German would help", "le mandarin constituerait un atout". */
const MODAL = /^would$|(?:erait|eraient|irait|iraient|aurait|auraient)$/;
/^(?:would|\p{L}{3,}(?:erait|eraient|irait|iraient)|serait|seraient|aurait|auraient)$/u;
/** Who asks, or who is searched: "we would like", "the candidate would have". */
const ASKERS =
  /^(?:i|we|they|you|he|she|it|who|on|nous|je|j|vous|tu|ils|elles|il|elle|qui|candidates?|candidats?|person|personne|role|poste|job|client|ideal|ideale|successful|what|somebody|someone|people|profile|profil)$/;
const WOULD_ASK = /^(?:like|want|need|prefer|require|voudrait|souhaiterait|aimerait|faudrait)$/;
/** "Leeds would also work": another choice, no wish. */
const OFFERED = /^(?:also|work|fine|ok|okay|possible|either|acceptable|aussi|convenir)$/;
/** What is good to have, as all that a sentence says of it. */
const PRAISED =
  /^(?:nice|gravy|great|lovely|super|top|handy|useful|helpful|welcome|dream|reve|noel|christmas|bonus|cherry|cool|parfait|genial)$/;
const IS_SAID = /^(?:is|are|be|c|est|le|la|a|the|=)$/;

/** "X would help", "if they have X", "X is gravy", "X, pourquoi pas". */
export function soundsLikeWish(said: readonly Token[]): boolean {
  const [first, second] = said;
  if (first?.word === 'if' || (first?.word === 's' && /^ils?$/.test(second?.word ?? '')))
    return true;
  if (said.some(({ word }, at) => word === 'pourquoi' && said[at + 1]?.word === 'pas')) return true;
  const praise = said.findIndex(({ word }) => PRAISED.test(word));
  // "English is enough, German would be great": what stands before the comma has its own force.
  if (said.slice(0, Math.max(praise, 0)).some(({ word }) => word === ',')) return false;
  const endsWithPraise =
    praise > 0 && (praise >= said.length - 1 || said[praise + 1]?.word === 'if');
  return (endsWithPraise && IS_SAID.test(said[praise - 1]?.word ?? '')) || isConditional(said);
}

/** "PointClickCare would shorten the learning curve": a thing, not a person, would. */
function isConditional(said: readonly Token[]): boolean {
  const modal = said.findIndex(({ word }) => MODAL.test(word));
  const isLed = said.slice(0, modal).some(({ word }) => word === ',' || ASKERS.test(word));
  if (modal < 1 || isLed) return false;
  const beside = [said[modal], said[modal + 1]];
  return (
    !beside.some((one) => WOULD_ASK.test(one?.word ?? '')) &&
    !said.some(({ word }) => OFFERED.test(word))
  );
}
