import type { SharedPage, SharedPerson } from '../sharing/sharing.ts';
import { SHARED_TEXTS, type SharedTexts } from './shared-texts.ts';

type Language = 'en' | 'fr';

/** Everything on the page that others wrote goes through here. */
const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!,
  );

const STYLE = `
:root{color-scheme:light dark;--ink:#1c1f1d;--quiet:#565d59;--line:#d9dcd8;--ground:#faf9f7;--card:#fff;--accent:#0f5f52;--green:#14613a;--amber:#7a4d00;--red:#a3232b}
@media(prefers-color-scheme:dark){:root{--ink:#eceeec;--quiet:#aab1ad;--line:#3a403d;--ground:#161917;--card:#1f2321;--accent:#7fd0c0;--green:#7fd3a2;--amber:#f0c274;--red:#ff9c9c}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between;align-items:baseline}
h1{font-size:1.5rem;margin:0}h2{font-size:1.15rem;margin:0}a{color:var(--accent)}p{margin:.25rem 0}.quiet{color:var(--quiet)}
article{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1rem;margin-top:1rem}
.green{color:var(--green)}.amber{color:var(--amber)}.red{color:var(--red)}.verdict{font-weight:600}
dl{margin:.5rem 0}dt{font-weight:600;margin-top:.5rem}dd{margin:0}blockquote{margin:.25rem 0 .25rem .75rem;padding-left:.75rem;border-left:3px solid var(--line);color:var(--quiet)}
fieldset{border:0;padding:0;margin:.75rem 0 0}legend{font-weight:600;padding:0}label{display:block;margin-top:.4rem}.choices{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}.choices label{min-height:1.75rem;display:flex;align-items:center;gap:.4rem}
textarea,input[type=text]{font:inherit;width:100%;padding:.4rem .6rem;color:inherit;background:var(--ground);border:1px solid var(--quiet);border-radius:.4rem}
button{font:inherit;font-weight:600;margin-top:.75rem;padding:.5rem 1rem;border-radius:.4rem;border:1px solid var(--quiet);background:var(--card);color:inherit;cursor:pointer}
[role=status]{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;margin-top:.75rem}`;

const html = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body>
</html>
`;

/** A page with one message. */
export const messagePage = (language: Language, what: 'unknown' | 'busy'): string => {
  const texts = SHARED_TEXTS[language];
  const title = what === 'unknown' ? texts.unknownTitle : texts.busy;
  const more = what === 'unknown' ? `<p>${escaped(texts.unknown)}</p>` : '';
  return html(language, title, `<h1>${escaped(title)}</h1>${more}`);
};

/** `said`: the candidate of the feedback that has just been sent; `nothing`: it was empty. */
export function shortlistPage(
  language: Language,
  page: SharedPage,
  said: string | null = null,
): string {
  const texts = SHARED_TEXTS[language];
  const title = texts.title(page.sourcingName);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(page.expiresAt);
  const other = language === 'en' ? 'fr' : 'en';
  const people =
    page.people.length === 0
      ? `<p>${escaped(texts.empty)}</p>`
      : page.people.map((person) => article(texts, language, person, said)).join('');
  const count = [texts.people(page.people.length), page.jobTitle].filter(Boolean).join(' · ');
  return html(
    language,
    title,
    `<header><h1>${escaped(title)}</h1><a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.other}</a></header>
<p class="quiet">${escaped(count)}. ${escaped(texts.until(day))}</p>${people}`,
  );
}

function article(
  texts: SharedTexts,
  language: Language,
  person: SharedPerson,
  said: string | null,
): string {
  const { candidateId, firstname, lastname, jobTitle, companyName, city, verdict } = person;
  const name = [firstname, lastname].filter(Boolean).join(' ') || texts.unnamed;
  const job = jobTitle && companyName ? texts.at(jobTitle, companyName) : (jobTitle ?? companyName);
  const line = [job, city].filter(Boolean).join(' · ');
  const recap = verdict?.scoring?.recap;
  const notice =
    said === candidateId
      ? `<p role="status">${escaped(person.said ? texts.sent : texts.nothing)}</p>`
      : '';
  return `<article id="${escaped(candidateId)}" aria-label="${escaped(name)}"><h2>${escaped(name)}</h2>
${line ? `<p>${escaped(line)}</p>` : ''}
${verdict ? `<p class="verdict ${verdict.verdict}">${escaped(texts.verdicts[verdict.verdict])}</p>` : ''}
${recap ? `<p>${escaped(recap)}</p>` : ''}
${criteriaOf(texts, person)}
${person.contacts.length > 0 ? `<p><strong>${escaped(texts.contacts)}</strong>: ${person.contacts.map(escaped).join(', ')}</p>` : ''}
${notice}${form(texts, language, person)}</article>`;
}

function criteriaOf(texts: SharedTexts, { verdict }: SharedPerson): string {
  const criterias = verdict?.scoring?.criterias ?? [];
  if (criterias.length === 0) return '';
  const rows = criterias.map(({ title, result, status, references }) => {
    const quotes = [...new Set(references.map(({ quote }) => quote))].slice(0, 3);
    return `<dt>${escaped(title)}: ${escaped(texts.statuses[status])}</dt><dd>${escaped(result)}${quotes
      .map((quote) => `<blockquote>${escaped(quote)}</blockquote>`)
      .join('')}</dd>`;
  });
  return `<details><summary>${escaped(texts.why)}</summary><dl>${rows.join('')}</dl></details>`;
}

function form(texts: SharedTexts, language: Language, { candidateId, said }: SharedPerson): string {
  const choice = (value: 'up' | 'down', label: string) =>
    `<label><input type="radio" name="thumb" value="${value}"${said?.thumb === value ? ' checked' : ''}>${escaped(label)}</label>`;
  return `<form method="post" action="?lang=${language}"><input type="hidden" name="candidate" value="${escaped(candidateId)}">
<fieldset><legend>${escaped(texts.feedback)}</legend><div class="choices">${choice('up', texts.yes)}${choice('down', texts.no)}</div>
<label>${escaped(texts.comment)}<textarea name="comment" rows="2" maxlength="2000">${escaped(said?.comment ?? '')}</textarea></label>
<label>${escaped(texts.author)}<input type="text" name="author" maxlength="80" autocomplete="name" value="${escaped(said?.author ?? '')}"></label></fieldset>
<button type="submit">${escaped(texts.send)}</button></form>`;
}
