import type { CriterionPreview, PreviewedPart } from '../contract.ts';
import type { PreviewTexts } from './preview-texts.ts';
import { type CriterionReading, isLiteral } from './reading.ts';
import type { Wording } from './wording.ts';

/** How a criterion is read, whether profiles can show it, and what would count as evidence. */
export function previewOf(
  reading: CriterionReading,
  criterion: string,
  words: Wording,
  texts: PreviewTexts,
): Omit<CriterionPreview, 'criterion' | 'refused'> {
  const parts = leavesOf(reading).map((part) => previewOfPart(part, criterion, words, texts));
  const unread = parts.filter(({ readAs }) => readAs === 'unread').length;
  return {
    reading: words.title(reading, criterion),
    readAs:
      unread === parts.length
        ? 'unread'
        : parts.some(({ readAs }) => readAs === 'words')
          ? 'words'
          : 'condition',
    judgeable: unread === 0 ? 'yes' : unread === parts.length ? 'no' : 'partly',
    evidence: [...new Set(parts.map(({ evidence }) => evidence))].join(' '),
    parts,
  };
}

/** The conditions that the criterion is made of. A negation is a condition about what it denies. */
function leavesOf(reading: CriterionReading): CriterionReading[] {
  return reading.kind === 'all' || reading.kind === 'any' || reading.kind === 'some'
    ? reading.of.flatMap(leavesOf)
    : [reading];
}

function previewOfPart(
  part: CriterionReading,
  criterion: string,
  words: Wording,
  texts: PreviewTexts,
): PreviewedPart {
  const [leaf] = leavesOf(part.kind === 'not' || part.kind === 'recent' ? part.of : part);
  const reading = words.title(part, criterion);
  if (leaf === undefined || leaf.kind === 'unreadable')
    return {
      reading,
      readAs: 'unread',
      judgeable: 'no',
      evidence: words.unreadable(leaf?.reason ?? 'other'),
    };
  if (isLiteral(leaf))
    return { reading, readAs: 'words', judgeable: 'yes', evidence: texts.literal };
  const evidence =
    leaf.kind in texts.evidence
      ? texts.evidence[leaf.kind as keyof PreviewTexts['evidence']]
      : texts.literal;
  return { reading, readAs: 'condition', judgeable: 'yes', evidence };
}
