import { makeBed } from './bed.ts';
import { measureIdentity, recallOf } from './measure.ts';

/*
 * `npm run eval:identity`: 2,000 people, 600 of them once more from a second source. Prints how
 * many merges were right and which of the other copies were proposed, by kind of change.
 */

const { first, second } = makeBed();
const figures = measureIdentity([...first, ...second]);
const { merges, wrongMerges, kinds, falseProposals } = figures;
const percent = (part: number): string => part.toFixed(3);
console.log(`merged by an email or a phone: ${merges}, ${wrongMerges} of them wrong`);
console.log(`precision of merges            ${percent(1 - wrongMerges / Math.max(1, merges))}`);
console.log(`recall of proposals            ${percent(recallOf(figures, () => true))}`);
console.log(
  `  kinds the rules were made with ${percent(recallOf(figures, (kind) => !kind.isHeldOut))}`,
);
console.log(
  `  held-out kinds                 ${percent(recallOf(figures, (kind) => kind.isHeldOut))}`,
);
console.log(`false proposals                ${falseProposals}`);
for (const [name, { isHeldOut, copies, merged, proposed }] of kinds)
  if (name !== 'none')
    console.log(
      `  ${name.padEnd(20)} ${isHeldOut ? 'held out' : '        '} ${copies} copies, ${merged} merged, ${proposed} of ${copies - merged} proposed`,
    );
