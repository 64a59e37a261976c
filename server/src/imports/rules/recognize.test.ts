import { expect, test } from 'vitest';
import { recognizeImport } from './recognize.ts';

test.each([
  ['people.jsonl', '{"firstname":"Ada"}\n{"firstname":"Alan"}', 'jsonl'],
  ['unnamed', '{"firstname":"Ada"}\n{"firstname":"Alan"}', 'jsonl'],
  ['resume.json', '{"basics":{"name":"Ada"}}', 'json'],
  ['people.json', '\ufeff[{"firstname":"Ada"}]', 'json'],
  ['people.csv', 'First name,Last name\nAda,Byron', 'csv'],
  ['cv.rtf', '{\\rtf1\\ansi Ada Byron}', 'document'],
  ['people.xlsx', 'PK\u0003\u0004\0\0', 'document'],
  ['renamed.csv', 'PK\u0003\u0004\0\0', 'document'],
  ['contact.vcf', 'BEGIN:VCARD\r\nFN:Ada Byron', 'document'],
])('%s is read by what it holds', (fileName, text, format) => {
  expect(recognizeImport(fileName, new TextEncoder().encode(text))).toBe(format);
});
