import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileHeaders } from './file-headers.ts';

describe('headers of an original', () => {
  it('hold one name that no file name can end or bend', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (fileName) => {
        const value = fileHeaders({ fileName, format: 'pdf' }, 'attachment')['Content-Disposition'];
        expect(value).toMatch(
          /^attachment; filename="[^"\\/%;]+"; filename\*=UTF-8''(?:[\w.!~-]|%[0-9A-F]{2})*$/,
        );
      }),
    );
  });

  it('never show a file in the page that can only be saved, nor run a script', () => {
    const docx = fileHeaders({ fileName: 'Zoë.docx', format: 'docx' }, 'inline');
    expect(docx['Content-Disposition']).toBe(
      `attachment; filename="Zoe.docx"; filename*=UTF-8''Zo%C3%AB.docx`,
    );
    const html = fileHeaders({ fileName: 'cv.html', format: 'html' }, 'inline');
    expect(html['Content-Disposition']).toMatch(/^inline;/);
    expect(html['Content-Security-Policy']).toMatch(/^sandbox; default-src 'none';/);
    expect(html['X-Content-Type-Options']).toBe('nosniff');
  });
});
