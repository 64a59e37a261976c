// Generated from the operation table by `npm run generate`; do not edit.

export const OPERATIONS = {
  searchTalents: {"method":"POST","path":"/api/v1/search/talents","query":[],"hasBody":true},
  searchTalentsByPrompt: {"method":"POST","path":"/api/v1/search/talents/by-prompt","query":[],"hasBody":true},
  listFilterTypes: {"method":"GET","path":"/api/v1/search/filters","query":[],"hasBody":false},
  searchTalentsLegacy: {"method":"POST","path":"/api/v0.1/search/talents","query":[],"hasBody":true},
  startQualifiedSearch: {"method":"POST","path":"/api/v1/search/talents/qualified","query":[],"hasBody":true},
  startQualifiedSearchByPrompt: {"method":"POST","path":"/api/v1/search/talents/qualified/by-prompt","query":[],"hasBody":true},
  getQualifiedSearch: {"method":"GET","path":"/api/v1/search/talents/qualified/{castingId}","query":["verdicts","cursor","pageSize"],"hasBody":false},
  continueQualifiedSearch: {"method":"POST","path":"/api/v1/search/talents/qualified/{castingId}/continue","query":[],"hasBody":true},
  listQualifiedSearchDeliveries: {"method":"GET","path":"/api/v1/search/talents/qualified/{castingId}/deliveries","query":["cursor","pageSize"],"hasBody":false},
  redeliverQualifiedSearchEvent: {"method":"POST","path":"/api/v1/search/talents/qualified/{castingId}/deliveries/{deliveryId}/redeliver","query":[],"hasBody":false},
  listAuditEntries: {"method":"GET","path":"/api/v1/audit","query":["cursor","pageSize"],"hasBody":false},
} as const;
