import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';

/** Colours of code, as classes that `style.css` has a colour for in both themes. */

const LANGUAGES = {
  ...{ sh: bash, go, json, python },
  ...{ ts: typescript, js: typescript },
};
for (const [name, language] of Object.entries(LANGUAGES))
  highlighter.registerLanguage(name, language);

/** The code as HTML; null where its language is not listed here. */
export const highlight = (code: string, language: string): string | null =>
  highlighter.getLanguage(language) === undefined
    ? null
    : highlighter.highlight(code, { language }).value;
