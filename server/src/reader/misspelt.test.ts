import { describe, expect, test } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { misspeltWords } from './misspelt.ts';
import { rewrite } from './rewrite.ts';

const lexicon = createLexicon();
const corrected = (text: string): string =>
  rewrite(text, misspeltWords(text, lexicon))?.text ?? text;

describe('one wrong letter in a word of a title, a skill or an area is corrected', () => {
  test.for<[string, string]>([
    ['acountant in Leeds', 'accountant in Leeds'],
    ['electrican, 5 years', 'electrician, 5 years'],
    ['Senior Acountant at Deloitte', 'Senior Accountant at Deloitte'],
    ['recherche un plombirr', 'recherche un plombier'],
    ['RESPONSBLE MARKETING', 'RESPONSABLE MARKETING'],
    ['ingéneur logiciel', 'ingénieur logiciel'],
    ['nurse with Pyhton and Terrafrom', 'nurse with Python and Terraform'],
    ['maîtrise de Photoshopp', 'maîtrise de Photoshop'],
    ['Pyhton develper', 'Python developer'],
    ['Head of Produt Design', 'Head of Product Design'],
    ['deal desk managr', 'deal desk manager'],
    ['find Diretor of Partnerships', 'find Director of Partnerships'],
    ['nurse in swdeen', 'nurse in Sweden'],
    ['florida and Texs, nurses in polnd', 'florida and Texs, nurses in Poland'],
  ])('%s', ([typed, meant]) => {
    expect(corrected(typed)).toBe(meant);
  });
});

describe('a word that means itself stays', () => {
  test.for([
    ['names of companies', 'product manager at Gogle or Acountants Ltd'],
    ['names of people', 'Marie Marchend, nurse'],
    ['words of a dictionary', 'reach me, we react to what a trained team managed'],
    ['another form of the word', 'she engineers, he nurses'],
    ['towns', 'nurse in Lodnon'],
    ['short words', 'chff or nrs'],
    ['areas of one name', 'nurses in Georgia'],
    ['people of an area', 'maid, no Indians'],
    ['parts of a name', 'agent en Haute-Loire'],
    ['a skill that nothing places', 'call Pyhton tomorrow'],
    ['a long text', `acountant ${'and so on '.repeat(20)}`],
  ])('%s', ([, text = '']) => {
    expect(corrected(text)).toBe(text);
  });
});
