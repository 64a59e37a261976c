import type { Language } from '../platform/operation.ts';
import type { SubjectData } from '../talents/subject-contract.ts';
import { SUBJECT_WORDS, type SubjectWords } from './subject-words.ts';

/**
 * What a workspace knows about a person, as a page that needs nothing else: no script, no request,
 * every text escaped.
 */
export function subjectPage(data: SubjectData, language: Language): string {
  const words = SUBJECT_WORDS[language];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const page: Page = { data, words, on: (iso) => day.format(new Date(iso)) };
  const { profile, workspace, exportedAt } = data;
  const name = [profile.firstname, profile.lastname].filter(Boolean).join(' ') || words.noName;
  const { sections } = words;
  const parts: [string, string[]][] = [
    [sections.profile, profileLines(page)],
    [sections.contacts, contactLines(page)],
    [sections.reasons, reasonLines(page)],
    [sections.sources, sourceLines(page)],
    [sections.originals, data.originals.map((one) => originalLine(page, one))],
    [sections.candidates, data.candidates.map((one) => candidateLine(page, one))],
    [sections.verdicts, data.verdicts.map((one) => verdictLine(page, one))],
    [sections.messages, data.messages.map((one) => messageLine(page, one))],
    [
      sections.suppressed,
      data.suppressed.map(({ address, reason }) => escaped(`${address}: ${reason}`)),
    ],
    [sections.other, otherLines(page)],
  ];
  const body = parts.map(
    ([title, lines]) =>
      `<section><h2>${escaped(title)}</h2>${list(lines, words.nothing)}</section>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title(name))}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem;border-bottom:1px solid #ccc}li{margin:.35rem 0;overflow-wrap:anywhere}small{color:#595959}blockquote{margin:.25rem 0;padding-left:.75rem;border-left:3px solid #ccc;white-space:pre-wrap}</style>
</head><body><main><h1>${escaped(words.title(name))}</h1>
<p>${escaped(words.lead(workspace.name, page.on(exportedAt)))}</p><p>${escaped(words.rights)}</p>
${body.join('\n')}
</main></body></html>
`;
}

interface Page {
  data: SubjectData;
  words: SubjectWords;
  /** A date in the reader's language. */
  on(iso: string): string;
}

const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (letter) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[letter] ?? letter,
  );

const list = (lines: readonly string[], nothing: string): string =>
  lines.length === 0
    ? `<p>${escaped(nothing)}</p>`
    : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const named = (label: string, value: string): string =>
  `<strong>${escaped(label)}</strong> ${escaped(value)}`;
const quoted = (text: string): string => `<blockquote>${escaped(text)}</blockquote>`;

/** A value of the interface's list, as a word where there is one. */
const wordOf = (known: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(known, value) ? known[value]! : value;

function profileLines({ data: { profile, fields }, words, on }: Page): string[] {
  const said = new Map(fields.map((one) => [one.field, one]));
  return Object.entries(words.fields).flatMap(([field, label]) => {
    const value = profile[field as keyof typeof profile];
    const shown = valueLines(value, words);
    if (shown.length === 0) return [];
    const source = said.get(field);
    const since = source
      ? ` <small>(${escaped(words.since(on(source.at), source.isEdit))})</small>`
      : '';
    const [only, ...more] = shown;
    return more.length === 0
      ? [`${named(label, only!)}${since}`]
      : [`<strong>${escaped(label)}</strong>${since}${list(shown.map(escaped), '')}`];
  });
}

/** Texts of a field: one, or one for each entry of a list. */
function valueLines(value: unknown, words: SubjectWords): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  if (Array.isArray(value)) {
    const lines = value.flatMap((one) => valueLines(one, words).join(', ') || []);
    return value.every((one) => typeof one === 'string')
      ? [lines.join(', ')].filter(Boolean)
      : lines;
  }
  const {
    startDate,
    endDate,
    isCurrent,
    logoUrl: _,
    schoolLogo: __,
    id: ___,
    ...rest
  } = value as Record<string, unknown>;
  const from = typeof startDate === 'string' ? startDate : '';
  const to = typeof endDate === 'string' ? endDate : isCurrent === true ? words.present : '';
  const dates = from || to ? [[from, to].filter(Boolean).join(' – ')] : [];
  return [[...Object.values(rest).flatMap((one) => valueLines(one, words)), ...dates].join(', ')];
}

const contactLines = ({ data, on }: Page): string[] =>
  data.contacts.map(
    ({ value, provider, foundAt }) =>
      `${escaped(value)} <small>(${escaped(provider)}, ${escaped(on(foundAt))})</small>`,
  );

function reasonLines({ data: { provenance }, words, on }: Page): string[] {
  const { labels, bases } = words;
  if (!provenance) return [escaped(labels.shared)];
  const { legalBasis, retention, notice } = provenance;
  return [
    named(labels.legalBasis, legalBasis === null ? labels.undecided : bases[legalBasis]),
    named(labels.endsAt, retention.endsAt === null ? labels.noEnd : on(retention.endsAt)),
    named(labels.told, notice.informedAt === null ? labels.notTold : on(notice.informedAt)),
  ];
}

const sourceLines = ({ data: { provenance }, words, on }: Page): string[] =>
  (provenance?.sources ?? []).map(({ kind, fileName, actorName, at }) => {
    const file = fileName === null ? '' : ` “${fileName}”`;
    const by = actorName === null ? '' : `, ${words.labels.by} ${actorName}`;
    return escaped(`${words.sources[kind]}${file}, ${on(at)}${by}`);
  });

const originalLine = (
  { on }: Page,
  { fileName, format, size, storedAt }: SubjectData['originals'][number],
): string => escaped(`${fileName} (${format}, ${size} bytes, ${on(storedAt)})`);

function candidateLine(
  { words: { labels }, on }: Page,
  {
    sourcing,
    status,
    userRating,
    notes,
    comments,
    createdAt,
    history,
  }: SubjectData['candidates'][number],
): string {
  const changes = history.map(({ change, from, to, at }) =>
    escaped(`${on(at)}: ${change} ${[from, to].filter(Boolean).join(' → ')}`),
  );
  const said = comments.map(({ text, at }) => escaped(`${on(at)}: ${text}`));
  return [
    escaped(`${sourcing}: ${status}, ${on(createdAt)}`),
    userRating === null ? '' : `<br>${named(labels.rating, String(userRating))}`,
    notes === null ? '' : `<br><strong>${escaped(labels.notes)}</strong>${quoted(notes)}`,
    said.length === 0 ? '' : `<br><strong>${escaped(labels.comments)}</strong>${list(said, '')}`,
    changes.length === 0
      ? ''
      : `<br><strong>${escaped(labels.history)}</strong>${list(changes, '')}`,
  ].join('');
}

function verdictLine({ words, on }: Page, verdicted: SubjectData['verdicts'][number]): string {
  const { verdict, judgedAt, criterias, recap, results, override, reviews } = verdicted;
  const { labels, statuses, verdicts } = words;
  const said = reviews.map(({ verdict: own, rating, note, at }) => {
    const parts = [
      own === null ? '' : wordOf(verdicts, own),
      rating === null ? '' : `${labels.rating} ${rating}`,
      note ?? '',
    ];
    return escaped(`${on(at)}: ${parts.filter(Boolean).join(', ')}`);
  });
  const evidence = results.map(({ title, status, result, quotes }) => {
    const taken = quotes.map((quote) => `<br>${escaped(labels.quote)}${quoted(quote)}`);
    return `${escaped(`${title}: ${wordOf(statuses, status)}. ${result}`)}${taken.join('')}`;
  });
  return [
    escaped(`${on(judgedAt)}: ${wordOf(verdicts, verdict)}`),
    `<br>${named(labels.criteria, criterias.join('; '))}`,
    recap === null ? '' : `<br>${escaped(recap)}`,
    override === null
      ? ''
      : `<br>${named(labels.override, `${wordOf(verdicts, override.verdict)}: ${override.reason}`)}`,
    evidence.length === 0 ? '' : list(evidence, ''),
    said.length === 0 ? '' : `<strong>${escaped(labels.notes)}</strong>${list(said, '')}`,
  ].join('');
}

function messageLine(
  { words: { labels }, on }: Page,
  { channel, outcome, at, subject, text, repliedAt }: SubjectData['messages'][number],
): string {
  const head = escaped([on(at), channel, outcome, subject].filter(Boolean).join(', '));
  const reply = repliedAt === null ? '' : named(labels.replied, on(repliedAt));
  return `${head}${text === null ? '' : quoted(text)}${reply}`;
}

function otherLines({ data, words: { labels }, on }: Page): string[] {
  return [
    named(labels.talentIds, data.talentIds.join(', ')),
    ...(data.sourceId === null ? [] : [named(labels.sourceId, data.sourceId)]),
    ...data.proposals.map(({ createdAt }) => named(labels.proposals, on(createdAt))),
    ...data.log.map(({ action, at }) => escaped(`${on(at)}: ${action}`)),
  ];
}
