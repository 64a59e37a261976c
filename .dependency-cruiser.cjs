/*
 * The arrows of ARCHITECTURE.md, held by `npm run lint`. Each rule says why it is there.
 */

const SRC = 'server/src';
const TEST = '\\.test\\.ts$|\\.testing\\.ts$|^server/test/';

/**
 * Slice -> the slices that it may call. A slice that is not here may not be called by any other,
 * and calls none.
 */
const ARROWS = {
  access: [],
  oauth: ['access'],
  people: ['access'],
  credits: [],
  lexicon: [],
  reader: ['lexicon'],
  index: [],
  // The formats of files and the layout of CVs: it knows words, and no talent that is stored.
  documents: ['lexicon', 'reader'],
  talents: ['lexicon', 'documents'],
  originals: ['documents'],
  imports: ['documents', 'originals', 'sourcings', 'talents'],
  search: ['index', 'talents', 'credits', 'lexicon', 'reader', 'judging'],
  judging: ['lexicon', 'reader'],
  castings: ['search', 'talents', 'judging', 'credits'],
  fairness: ['castings', 'judging', 'talents'],
  sourcings: ['talents', 'credits', 'access', 'notifications'],
  enrichment: ['sourcings', 'talents', 'credits', 'lexicon'],
  channels: ['access'],
  sequences: ['channels', 'sourcings', 'enrichment', 'access', 'talents', 'reader'],
  events: ['access'],
  requests: [],
  views: [],
  notifications: [],
  sharing: ['sourcings', 'castings', 'notifications'],
  team: ['castings', 'sourcings', 'sharing', 'talents', 'access', 'notifications'],
  'saved-searches': ['search', 'notifications'],
  onboarding: [],
  instance: [],
};

const SLICES = Object.keys(ARROWS);
const anySlice = `(?:${SLICES.join('|')})`;

/** What a slice offers others as types, constants and pure functions. */
const PORTS = `^${SRC}/(?:index|judging|channels|documents)/port\\.ts$`;

/** Folders that call slices and that no slice calls. */
const EDGES = '(?:backup|http|mcp|cli|console|openapi|edge|erasure|wiring)';

/**
 * Files through which others may enter: the door, the shapes of the contract, the profile's shape,
 * and the ports, which hold the types of the index, the judge, the channels and the lexicon.
 */
const ENTRANCES = [
  `^${SRC}/(${anySlice})/(?:\\1|contract)\\.ts$`,
  `^${SRC}/talents/profile(?:-fields)?\\.ts$`,
  PORTS,
  `^${SRC}/lexicon/types\\.ts$`,
  // Every file of the reader is a pure function; its doors are the prompt and the criterion.
  `^${SRC}/reader/.+\\.ts$`,
];

/** Where a slice's SQL is. */
const STORES = `^${SRC}/[^/]+/[^/]*store\\.ts$`;

/** Where each text of a profile is: pure data that search, the judges and the browser read. */
const PROFILE_FIELDS = `^${SRC}/talents/profile-fields\\.ts$`;

/** What an import checks of a profile and of contacts: pure functions. */
const IMPORT_CHECKS = `^${SRC}/(?:talents/(?:profile|rules/normalize-row|rules/profile-url)|enrichment/normalize)\\.ts$`;

/** Pure rules of steps and settings that run in the browser too. */
const CONSOLE_RULES = `^${SRC}/sequences/rules/(?:step|step-rules|left-out|template|blueprint-config)\\.ts$`;

/** The price of a judgement, which the browser shows before a casting starts. */
const PRICES = `^${SRC}/castings/rules/price\\.ts$`;

const arrows = SLICES.map((slice) => ({
  name: `arrows-of-${slice}`,
  severity: 'error',
  comment: `${slice} may call ${ARROWS[slice].join(', ') || 'no other slice'}: the direction of the arrows is what keeps a change in one slice out of the others.`,
  from: { path: `^${SRC}/${slice}/`, pathNot: TEST },
  to: {
    path: `^${SRC}/${anySlice}/`,
    pathNot: [
      `^${SRC}/(?:${[slice, ...ARROWS[slice]].join('|')})/`,
      ...(['judging', 'documents', 'reader'].includes(slice)
        ? [`^${SRC}/talents/profile(?:-fields)?\\.ts$`]
        : []),
    ],
  },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'profile-only-as-a-type',
      severity: 'error',
      comment:
        'A judge reads a profile that it is handed, by the table of its fields, the reader blinds one, and the reader of files makes one; they call nothing in the talents slice.',
      from: { path: `^${SRC}/(?:judging|documents|reader)/`, pathNot: TEST },
      to: {
        path: `^${SRC}/talents/`,
        pathNot: PROFILE_FIELDS,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'slices-by-the-door',
      severity: 'error',
      comment:
        "Other slices see a slice's door, contract, profile or port, so that everything behind them can change freely.",
      from: { path: `^${SRC}/(${anySlice})/`, pathNot: TEST },
      to: { path: `^${SRC}/${anySlice}/`, pathNot: [`^${SRC}/$1/`, ...ENTRANCES] },
    },
    {
      name: 'slices-below-the-edge',
      severity: 'error',
      comment:
        'Slices are called by the edge (main, services and the folders of EDGES); none of them knows it.',
      from: { path: `^${SRC}/(?:platform|${anySlice})/`, pathNot: TEST },
      to: { path: `^${SRC}/(?:[^/]+\\.ts$|${EDGES}/)` },
    },
    {
      name: 'every-slice-is-on-the-map',
      severity: 'error',
      comment:
        'A new folder gets its arrows here and its line in ARCHITECTURE.md before others can import it.',
      from: {},
      to: {
        path: `^${SRC}/[^/]+/`,
        pathNot: `^${SRC}/(?:platform|${EDGES}|${anySlice})/`,
      },
    },
    {
      name: 'platform-below-all',
      severity: 'error',
      comment: 'The platform knows no slice.',
      from: { path: `^${SRC}/platform/`, pathNot: TEST },
      to: { path: `^${SRC}/${anySlice}/` },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment:
        'Rules are functions over plain data: no package, no Node module, no database, no clock. Types may come from anywhere the arrows allow, ' +
        'and closed lists (verdicts, seniorities) from the contract, port or vocabulary that owns them. Luxon is allowed: local time is arithmetic over plain dates. ' +
        'So are memoize and once: they change how often a rule computes, never what it answers.',
      from: {
        path: `^${SRC}/(?:(${anySlice})/(?:rules(?:\\.ts$|/)|document/)|reader/)`,
        pathNot: TEST,
      },
      to: {
        pathNot: [
          `^${SRC}/$1/(?:rules(?:\\.ts$|/)|data/|document/)`,
          PROFILE_FIELDS,
          `^${SRC}/platform/(?:errors|memoize|once)\\.ts$`,
          `^${SRC}/${anySlice}/contract\\.ts$`,
          `^${SRC}/lexicon/lexicon\\.ts$`,
          `^${SRC}/reader/`,
          PORTS,
          'node_modules/(?:@types/)?luxon/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'fastify-at-the-edge',
      severity: 'error',
      comment: 'Only the HTTP edge knows the framework: slices give routes as data.',
      from: {
        path: `^${SRC}/`,
        pathNot: `^${SRC}/(?:(?:http|main)\\.ts$|(?:http|mcp|console|edge)/)`,
      },
      to: { path: 'node_modules/(?:fastify|@fastify)/' },
    },
    {
      name: 'wiring-by-the-root',
      severity: 'error',
      comment: 'Services are built once, by services.ts; what needs one is given it.',
      from: { path: `^${SRC}/`, pathNot: [TEST, `^${SRC}/(?:(?:services|main)\\.ts$|wiring/)`] },
      to: { path: `^${SRC}/wiring/` },
    },
    {
      name: 'sql-in-stores',
      severity: 'error',
      comment:
        'All SQL is in a store (or the platform), where every function takes a transaction and a workspace.',
      from: { path: `^${SRC}/`, pathNot: [TEST, `^${SRC}/platform/`, STORES] },
      to: { path: 'node_modules/(?:kysely|pg)/' },
    },
    {
      name: 'stores-stay-inside',
      severity: 'error',
      comment: "A slice's tables are its own: others, and the edge too, ask its door.",
      from: { path: `^(?:server|client)/`, pathNot: [TEST, `^${SRC}/(${anySlice})/`] },
      to: { path: `^${SRC}/${anySlice}/[^/]*store\\.ts$` },
    },
    {
      name: 'large-packages-with-their-first-use',
      severity: 'error',
      comment:
        'Sign-in and OAuth load a tenth of all modules each. A start does not wait for them: import() these files, or import only their types.',
      from: {
        path: `^${SRC}/`,
        pathNot: `${TEST}|^${SRC}/oauth/(?:authorization-server|provider)\\.ts$`,
      },
      to: {
        path: `^${SRC}/(?:people/(?:better-auth|openid-client)|oauth/(?:authorization-server|provider|adapter))\\.ts$`,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'large-packages-by-one-file',
      severity: 'error',
      comment: 'See large-packages-with-their-first-use.',
      from: {
        path: `^${SRC}/`,
        pathNot: `${TEST}|^${SRC}/(?:people/(?:better-auth|password-hash|openid-client)|oauth/(?:provider|adapter))\\.ts$`,
      },
      to: {
        path: 'node_modules/(?:better-auth|@better-auth|oidc-provider|openid-client)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'mcp-in-mcp',
      severity: 'error',
      comment:
        'Only the MCP edge knows its protocol: its tools are the operations, which know nothing of it.',
      from: { path: `^${SRC}/`, pathNot: [TEST, `^${SRC}/mcp/`] },
      to: { path: 'node_modules/@modelcontextprotocol/' },
    },
    {
      name: 'commander-in-cli',
      severity: 'error',
      comment: 'Only the command line reads arguments.',
      from: { path: `^${SRC}/`, pathNot: `^${SRC}/cli/` },
      to: { path: 'node_modules/commander/' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      comment: 'What ships never depends on tests, the harness, the evaluations or the tools.',
      from: { path: '^(?:server|client|sample)/', pathNot: [TEST, '^server/(?:eval|scripts)/'] },
      to: { path: [TEST, '^server/(?:eval|scripts)/', 'node_modules/(?:vitest|fast-check)/'] },
    },
    {
      name: 'client-stands-alone',
      severity: 'error',
      comment:
        'The client ships without dependencies and knows the service only by its generated files.',
      from: { path: '^client/', pathNot: TEST },
      to: { pathNot: '^client/' },
    },
    {
      name: 'sample-stands-alone',
      severity: 'error',
      comment:
        'The made-up people ship in a package of their own, which any program can load: it knows nothing of the server, not even its types.',
      from: { path: '^sample/', pathNot: TEST },
      to: { pathNot: '^sample/' },
    },
    {
      name: 'sample-tests-ask-the-import',
      severity: 'error',
      comment:
        'What the sample makes must pass the checks of an import unchanged: its tests call these pure functions of the server, and nothing else.',
      from: { path: '^sample/.*\\.test\\.ts$' },
      to: { path: '^(?:server|client|console)/', pathNot: IMPORT_CHECKS },
    },
    {
      name: 'product-without-the-sample',
      severity: 'error',
      comment:
        'What ships works without the sample, so it imports nothing of it. talents/sample-people.ts loads the installed package by its name when somebody asks for made-up people.',
      from: {
        path: '^(?:server|client|console)/',
        pathNot: [TEST, '^server/(?:eval|scripts)/'],
      },
      to: { path: '^sample/|node_modules/@greenroom/sample' },
    },
    {
      name: 'console-by-the-client',
      severity: 'error',
      comment:
        'The console knows the service only by the types that the client is generated with: what it can do, anybody can do over HTTP.',
      from: { path: '^console/src/' },
      to: {
        path: '^(?:server|client)/',
        pathNot: ['^client/src/(?:types\\.gen|contract)\\.ts$', CONSOLE_RULES, PRICES],
      },
    },
    {
      name: 'console-rules-by-one-door',
      severity: 'error',
      comment:
        "A step is checked while it is written by the service's own pure rules, which come in through one file, so that it is plain which ones they are.",
      from: { path: '^console/', pathNot: '^console/src/pages/sequences/rules\\.ts$' },
      to: { path: CONSOLE_RULES },
    },
    {
      name: 'console-downwards',
      severity: 'error',
      comment:
        'Words and formats, then components, then the frame, then pages: a component that knew a page could not be used on another.',
      from: { path: '^console/src/(?:language|ui)/' },
      to: { path: '^console/src/(?:app|pages)/' },
    },
    {
      name: 'console-pages-apart',
      severity: 'error',
      comment:
        'A page is changed, loaded and deleted by itself. What two of them need belongs to the frame or to the components.',
      from: { path: '^console/src/pages/([^/]+)/' },
      to: { path: '^console/src/pages/', pathNot: '^console/src/pages/$1/' },
    },
    {
      name: 'console-pages-by-their-route',
      severity: 'error',
      comment:
        'The frame sees only the route of a page, so that the rest of it stays out of what is loaded first.',
      from: { path: '^console/src/app/' },
      to: { path: '^console/src/pages/', pathNot: '/route\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Files that need each other are one thing: merge them, or move what both need to a third file. Types count: they live in ports.',
      from: { pathNot: TEST },
      to: { circular: true },
    },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      comment: 'An import that cannot be found would also hide from every rule above.',
      from: {},
      // Nobody but an operator who wants it installs Temporal's SDK.
      to: { couldNotResolve: true, pathNot: '^@temporalio/' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      comment:
        'A package that another one happens to bring along can vanish with its next version.',
      from: { path: '^(?:server|client|sample)/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        // Declared as well: the optional packages, which operators add.
        dependencyTypesNot: ['npm-peer'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
    skipAnalysisNotInRules: true,
  },
};
