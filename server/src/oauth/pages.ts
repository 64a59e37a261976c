import type { Scope } from '../platform/operation.ts';
import { PERMISSIONS_POLICY } from '../platform/page-headers.ts';
import { type Audience, formTarget } from './rules.ts';

/*
 * The consent pages: no script, no external resources, all text from a client escaped. They show
 * English and French side by side, because the user's language is not known yet.
 */

const STYLE =
  'body{font:1.05rem/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere}' +
  'button,input{font:inherit;padding:.6rem 1rem}input{width:100%;box-sizing:border-box}dt{font-weight:600}dd{margin:0 0 .8rem}' +
  '[lang=fr]{color:#555}[role=alert]{border-left:.3rem solid #b00;padding-left:.8rem}';

/** The headers of a page. With a redirect URI, its form may redirect there. */
export function pageHeaders(redirectUri?: string): Record<string, string> {
  const target = redirectUri === undefined ? null : formTarget(redirectUri);
  const formAction = target === null ? "'self'" : `'self' ${target}`;
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    // Not `no-referrer`: browsers would then hide the origin of our own forms, which we check.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  };
}

/** The client, as the page shows it. */
export interface ClientView {
  /** The client's name for itself. Clients can choose any name. */
  name: string;
  /** Where the response goes. The client cannot fake this. */
  redirectUri: string;
}

export type Problem = 'invalid_key' | 'blocked' | 'no_scope' | 'suspended';

const PROBLEMS: Record<Problem, { en: string; fr: string }> = {
  invalid_key: { en: 'This is not an active API key.', fr: 'Cette clé d’API n’est pas active.' },
  blocked: {
    en: 'Too many requests, please try again later.',
    fr: 'Trop de demandes, réessayez plus tard.',
  },
  suspended: {
    en: 'The workspace of this key is suspended. Ask the operator of this service to resume it.',
    fr: 'L’espace de travail de cette clé est suspendu. Demandez à l’opérateur de ce service de le réactiver.',
  },
  no_scope: {
    en: 'This key allows nothing of what is asked.',
    fr: 'Cette clé ne permet rien de ce qui est demandé.',
  },
};

const SCOPE_WORDS: Record<Exclude<Scope, 'admin'>, { en: string; fr: string }> = {
  read: {
    en: 'see what the workspace holds: people, sourcings, verdicts, contacts',
    fr: 'voir ce que contient l’espace : personnes, sourcings, verdicts, contacts',
  },
  spend: {
    en: 'search, judge and change things, which costs credits',
    fr: 'chercher, évaluer et modifier, ce qui coûte des crédits',
  },
  send: {
    en: 'write to candidates in your name, and stop doing so',
    fr: 'écrire aux candidats en votre nom, et cesser de le faire',
  },
};

const AUDIENCE_WORDS: Record<Audience, string> = { mcp: 'MCP (/mcp)', api: 'HTTP API (/api)' };

/** First step: the user presents a key. */
export function keyPage({
  client,
  scopes,
  audiences,
  problem,
}: {
  client: ClientView;
  scopes: readonly Scope[];
  audiences: readonly Audience[];
  problem?: Problem;
}): string {
  const words = problem && PROBLEMS[problem];
  return page(
    'Connect a program / Connecter un programme',
    `${words ? `<p role="alert">${words.en} <span lang="fr">${words.fr}</span></p>` : ''}
<p><strong>${escapeHtml(client.name)}</strong> asks to be let in. <span lang="fr">demande l’accès.</span></p>
${description({ client, scopes, audiences })}
<form method="post" autocomplete="off">
<p><label for="key">API key of your workspace / <span lang="fr">Clé d’API de votre espace</span></label>
<input id="key" name="apiKey" type="password" required autocomplete="off" spellcheck="false" maxlength="200"></p>
<p>The program never sees the key. <span lang="fr">Le programme ne voit jamais la clé.</span></p>
<button name="action" value="identify">Continue / Continuer</button>
<button name="action" value="deny" formnovalidate>Refuse / Refuser</button>
</form>`,
  );
}

/** Second step: the user consents. */
export function consentPage(view: {
  client: ClientView;
  scopes: readonly Scope[];
  audiences: readonly Audience[];
  workspaceName: string;
  keyName: string;
  ticket: string;
}): string {
  const { client, workspaceName, keyName, ticket } = view;
  return page(
    'Let it in? / Donner l’accès ?',
    `<p>Let <strong>${escapeHtml(client.name)}</strong> into the workspace <strong>${escapeHtml(workspaceName)}</strong> with the key <strong>${escapeHtml(keyName)}</strong>?</p>
<p lang="fr">Donner à <strong>${escapeHtml(client.name)}</strong> l’accès à l’espace <strong>${escapeHtml(workspaceName)}</strong> avec la clé <strong>${escapeHtml(keyName)}</strong> ?</p>
${description(view)}
<p>It uses this key’s request limits, and ends when the key is revoked. <span lang="fr">Il utilise les limites de cette clé et s’arrête quand elle est révoquée.</span></p>
<form method="post"><input type="hidden" name="ticket" value="${escapeHtml(ticket)}">
<button name="action" value="approve">Let it in / Donner l’accès</button>
<button name="action" value="deny">Refuse / Refuser</button>
</form>`,
  );
}

export function errorPage(error: string, explanation: string): string {
  return page(
    'This did not work / Cela n’a pas fonctionné',
    `<p>Start again from the program that sent you here. <span lang="fr">Recommencez depuis le programme qui vous a envoyé ici.</span></p>
<p><code>${escapeHtml(error)}</code> ${escapeHtml(explanation)}</p>`,
  );
}

function description({
  client,
  scopes,
  audiences,
}: {
  client: ClientView;
  scopes: readonly Scope[];
  audiences: readonly Audience[];
}): string {
  const items = scopes.map((scope) => {
    const { en, fr } = SCOPE_WORDS[scope as Exclude<Scope, 'admin'>];
    return `<li>${en}<br><span lang="fr">${fr}</span></li>`;
  });
  return `<dl><dt>It will be able to / <span lang="fr">Il pourra</span></dt><dd><ul>${items.join('')}</ul></dd>
<dt>Through / <span lang="fr">Par</span></dt><dd>${audiences.map((audience) => AUDIENCE_WORDS[audience]).join(', ')}</dd>
<dt>The answer goes to / <span lang="fr">La réponse va à</span></dt><dd><code>${escapeHtml(client.redirectUri)}</code></dd></dl>`;
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${main}
</main></body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Also removes characters that change the direction of text, so that a name cannot rewrite the
 * sentence around it.
 */
function escapeHtml(text: string): string {
  return text
    .replaceAll(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}
