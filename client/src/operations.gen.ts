// Generated from the operation table by `npm run generate`; do not edit.

export const OPERATIONS = {
  startQualifiedSearch: {"method":"POST","path":"/api/v1/search/talents/qualified","query":[],"hasBody":true},
  startQualifiedSearchByPrompt: {"method":"POST","path":"/api/v1/search/talents/qualified/by-prompt","query":[],"hasBody":true},
  getQualifiedSearch: {"method":"GET","path":"/api/v1/search/talents/qualified/{castingId}","query":["verdicts","cursor","pageSize"],"hasBody":false},
  continueQualifiedSearch: {"method":"POST","path":"/api/v1/search/talents/qualified/{castingId}/continue","query":[],"hasBody":true},
} as const;
