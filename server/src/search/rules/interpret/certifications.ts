import { phraseBook } from '../../../reader/phrases.ts';
import { item, mentionAt, type Reading, type Text, textOf } from './elements.ts';

/** Certifications that are named without the word "certified", with their usual spelling. */
const NAMED = phraseBook<string>(
  [
    'PMP|MCIPS|CIPS|QTS|TEFL|TESOL|CELTA|GWO|AMF|RICS|CSCS|SMSTS|AAT|CeMAP|MRICS|CAPM|PRINCE2|PgMP|CPA|CFA|ACCA|CIMA|CMA|FRM|CIA|DSCG|DCG|CISSP|CISM|CISA|CEH|OSCP|CRISC|CCSP|CKA|CKAD|CKS|CCNA|CCNP|CCIE|ITIL|TOGAF|COBIT|CSM|CSPO|PSM|PSPO|SAFe|SHRM-CP|SHRM-SCP|SPHR|PHR|CIPD|CISCO CCNA|RHCE|RHCSA|CACES|TOEIC|TOEFL|IELTS|DELF|DALF|CSCP|CPIM|NEBOSH|IOSH|CAPES|CAIA|CFP|CAMS|CIPP/E|CIPP|HACCP|BAFA|SST|SSIAP|MCSE|MCSA|LEED|ACA|ACII|CII|CPCU|CFE|CeFA|DipFA|DipPFS|CIPM|CDPSE|HCPC|NMC|GMC|GPhC|GDC|RCVS|RVN|MRCVS|CQSW|AMHP|QTLS|NPQH|SENCo|SIA|RTITB|NPORS|CPCS|IPAF|PASMA|CompEx|NICEIC|Gas Safe|ECS|JIB|OFTEC|F-Gas|SSSTS|CIOB|MCIOB|CIBSE|CEng|IEng|CIWEM|CITB|RIBA|ARB|BREEAM|PE|EIT|NABCEP|OSHA|OSHA 10|OSHA 30|ACLS|BLS|PALS|CCRN|CNA|LPN|CDL|CDL A|Series 7|Series 63|SOA|FSA|ASA|FIA|IFoA|ISTQB|CBAP|CCBA|PMI-ACP|AgilePM|MSP|ArchiMate|CompTIA|Security+|GIAC|GCIH|GPEN|CREST|VCP|LPIC|ADR|FIMO|FCO|EASA|EASA Part 66|Part 66|Part 145|ATPL|CPL|STCW|AIPR|BR|B1V|H0B0|Qualibat|RGE|TOSA|BNSSA|PSC1|MNS|CNAPS|COFREND|IWE|FMH|ORIAS|IOBSP|CAFAT|ASA|MIAA|CIMSPA|IATA|Lean Six Sigma|Six Sigma|Green Belt|Black Belt|Scrum Master Certification|Professional Scrum Master|Certified Scrum Master|AWS Solutions Architect|AWS Certified Solutions Architect|Certified Public Accountant|Chartered Accountant|Chartered Financial Analyst|Project Management Professional',
  ]
    .join('|')
    .split('|')
    .map((name): readonly [string, string] => [name, name]),
);

const LEAD = phraseBook<true>([
  [
    true,
    'certified in|certified on|certified|certification in|certification on|certification :|certifications :|certification|certifications|certificate in|certificate|certifie en|certifiee en|certifies en|certifie sur|certifie|certifiee|certifies|certifiees|certification en|certification sur|certificat|certificats|certificat en|certificat de|habilitation|habilitations|titulaire de la certification|titulaire du certificat|avec la certification',
  ],
]);

const TRAIL = phraseBook<true>([
  [
    true,
    'certified|certification|certifications|certificate|certificates|certifie|certifiee|certifies|certifiees|certif|accredited|charterholder|qualified',
  ],
]);

/**
 * Capitalised words, numbers and levels that make one name: "AWS Solutions Architect", "Azure AZ
 * 104".
 */
function nameAt(text: Text, at: number): number | null {
  const { tokens } = text;
  const found = mentionAt(text, at, 'skill');
  let to = found?.to ?? at;
  while (to - at < 5) {
    const token = tokens[to];
    if (
      !token ||
      token.kind === 'mark' ||
      (token.kind === 'word' && !token.capital) ||
      mentionAt(text, to, 'place')
    )
      break;
    to++;
  }
  return to > at && tokens[at]?.kind === 'word' ? to : null;
}

function certification(
  text: Text,
  from: number,
  to: number,
  nameFrom: number,
  nameTo: number,
): Reading {
  return {
    items: [item(from, to, { kind: 'certification', value: textOf(text, nameFrom, nameTo) })],
    to,
  };
}

/** Letters with no other meaning: they also count in lower case. */
const SURE = new Set(
  'pmp|cfa|cpa|acca|cima|cissp|cism|caces|ssiap|nebosh|prince2|itil|togaf|cscs|smsts|hcpc|mrics|istqb|ccna|ccnp|oscp|cka|pspo|cspo|haccp|bafa|mcips|nabcep'.split(
    '|',
  ),
);

/**
 * "LPN long term care", "CSM anglais courant": the letters of a certification also name a trade.
 * They are a title when the prompt names no other.
 */
function isOnlyTitle({ mentions }: Text, at: number, to: number): boolean {
  const found = mentions[at];
  return (
    found?.mention.kind === 'title' &&
    found.to === to &&
    mentions.every((one) => one === undefined || one === found || one.mention.kind !== 'title')
  );
}

/**
 * Reads "PMP", "AWS certified", "certified AWS Solutions Architect", "certification Scrum Master".
 */
export function readCertification(text: Text, at: number): Reading | null {
  const { tokens } = text;
  const named = NAMED.match(tokens, at);
  const longer = mentionAt(text, at);
  const written =
    tokens[at]?.capital || (named?.to ?? 0) - at > 1 || SURE.has(tokens[at]?.word ?? '');
  if (
    named &&
    written &&
    tokens[named.to - 1]?.capital === tokens[at]?.capital &&
    (longer?.to ?? 0) <= named.to
  ) {
    const to = TRAIL.match(tokens, named.to)?.to ?? named.to;
    if (to === named.to && isOnlyTitle(text, at, to)) return null;
    return { items: [item(at, to, { kind: 'certification', value: named.meaning })], to };
  }
  const lead = LEAD.match(tokens, at);
  if (lead) {
    const inner = NAMED.match(tokens, lead.to);
    const end = inner?.to ?? nameAt(text, lead.to);
    return end ? certification(text, at, end, lead.to, end) : null;
  }
  const end = mentionAt(text, at, 'skill')?.to ?? (tokens[at]?.capital ? at + 1 : null);
  const trail = end ? TRAIL.match(tokens, end) : null;
  if (
    !end ||
    !trail ||
    tokens[end]?.word === 'qualified' ||
    mentionAt(text, at, 'place', 'title', 'language')
  )
    return null;
  const following = LEAD.match(tokens, end)?.to;
  if (
    following !== undefined &&
    /^certifi.?e/.test(tokens[end]?.word ?? '') &&
    tokens[end]?.word !== 'certified' &&
    nameAt(text, following)
  )
    return null;
  return certification(text, at, trail.to, at, end);
}
