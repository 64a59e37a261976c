/* global Scalar */
Scalar.createApiReference('#app', {
  url: '/console/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  // Both would send the description elsewhere.
  agent: { disabled: true },
  mcp: { disabled: true },
});
