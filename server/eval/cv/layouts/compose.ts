import type { KnownPerson, Resume } from '../people.ts';
import type { Block, Layout, Paragraph, Piece, Sheet } from './layout.ts';
import { languageBlocks, skillBlocks } from './lists.ts';
import { CITIES, LABELS, type Language, type Named, periodText, sectionName } from './wording.ts';

type Job = NonNullable<Resume['work']>[number];
type Study = NonNullable<Resume['education']>[number];

/** A CV of the person in a layout. */
export function compose({ resume, language }: KnownPerson, layout: Layout): Sheet {
  const inSide = layout.arrangement === 'left' || layout.arrangement === 'right';
  const content: Record<Named, Block[]> = {
    profile: resume.basics.summary ? [text(resume.basics.summary)] : [],
    jobs: jobBlocks(resume.work ?? [], layout, language),
    studies: (resume.education ?? []).flatMap((one) => studyBlocks(one, layout, language)),
    skills: skillBlocks(resume.skills ?? [], layout, language),
    languages: languageBlocks(resume.languages ?? [], layout),
    interests: [text((resume.interests ?? []).map(({ name }) => name).join(', '))],
    contact: inSide ? contactBlocks(resume, layout, language, true) : [],
  };
  const sideKinds: Named[] = inSide ? ['contact', 'skills', 'languages', 'interests'] : [];
  const firsts: Record<Layout['order'], Named[]> = {
    jobs: ['profile', 'jobs', 'studies', 'skills', 'languages', 'interests'],
    studies: ['profile', 'studies', 'jobs', 'skills', 'languages', 'interests'],
    skills: ['profile', 'skills', 'jobs', 'studies', 'languages', 'interests'],
  };
  const shown = (kinds: readonly Named[]): Block[] =>
    kinds
      .filter((kind) => content[kind].some((one) => 'cells' in one || one.pieces[0]?.text))
      .flatMap((kind, index) => section(kind, content[kind], layout, language, index + 1));
  const header = headerBlocks(resume, layout);
  const inTop =
    inSide || layout.contact === 'footer' ? [] : contactBlocks(resume, layout, language, false);
  const name = resume.basics.name;
  return {
    layout,
    top: [...header, ...inTop],
    main: shown(firsts[layout.order].filter((kind) => !sideKinds.includes(kind))),
    side: shown(sideKinds),
    footer:
      layout.contact === 'footer' && !inSide
        ? [resume.basics.email, resume.basics.phone].join(' · ')
        : layout.footer === 'pages'
          ? 'Page 1 / 2'
          : layout.footer === 'name'
            ? `${name} – CV`
            : null,
  };
}

export const text = (words: string): Paragraph => ({ kind: 'text', pieces: [{ text: words }] });
export const para = (kind: Paragraph['kind'], ...pieces: Piece[]): Paragraph => ({ kind, pieces });

function section(
  kind: Named,
  blocks: Block[],
  layout: Layout,
  language: Language,
  number: number,
): Block[] {
  const heading = para('section', { text: sectionName(kind, layout, language, number) });
  return layout.arrangement === 'margin'
    ? [{ cells: [[heading], blocks], widths: [22, 78] }]
    : [heading, ...blocks];
}

function headerBlocks({ basics }: Resume, layout: Layout): Block[] {
  const [first = '', ...last] = basics.name.split(' ');
  const headline = basics.label ? [para('headline', { text: basics.label })] : [];
  const name = (...pieces: Piece[]): Paragraph => para('name', ...pieces);
  if (layout.header === 'two-lines')
    return [name({ text: first }), name({ text: last.join(' ') }), ...headline];
  if (layout.header === 'capitals')
    return [name({ text: `${first} ${last.join(' ').toUpperCase()}` }), ...headline];
  if (layout.header === 'last-first')
    return [name({ text: `${last.join(' ').toUpperCase()} ${first}` }), ...headline];
  if (layout.header === 'titled')
    return [
      para('headline', { text: 'CURRICULUM VITAE' }),
      name({ text: basics.name }),
      ...headline,
    ];
  if (layout.header === 'same-line' && basics.label)
    return [name({ text: basics.name }, { text: basics.label, right: true })];
  return [name({ text: basics.name }), ...headline];
}

function contactBlocks(
  { basics }: Resume,
  layout: Layout,
  language: Language,
  isNarrow: boolean,
): Block[] {
  const place = [basics.location?.city, basics.location?.region].filter(Boolean).join(', ');
  const known = [
    { label: LABELS[language].email, icon: '✉', value: basics.email ?? '' },
    { label: LABELS[language].phone, icon: '☎', value: basics.phone ?? '' },
    { label: LABELS[language].place, icon: '⌂', value: place },
  ].filter(({ value }) => value !== '');
  const { contact } = layout;
  if (contact === 'icons') {
    if (isNarrow) return known.map(({ icon, value }) => text(`${icon} ${value}`));
    return [text(known.map(({ icon, value }) => `${icon} ${value}`).join('   '))];
  }
  if (contact === 'labels')
    return known.map(({ label, value }) =>
      para('text', { text: `${label}: `, bold: true }, { text: value }),
    );
  if (contact === 'cells' && !isNarrow)
    return [
      {
        cells: known.map(({ value }) => [text(value)]),
        widths: known.map(() => 100 / known.length),
      },
    ];
  if (isNarrow || contact === 'lines') return known.map(({ value }) => text(value));
  return [text(known.map(({ value }) => value).join(' | '))];
}

function jobBlocks(jobs: readonly Job[], layout: Layout, language: Language): Block[] {
  if (layout.entry !== 'grouped')
    return jobs.flatMap((job, index) =>
      entry(jobHead(job, index, layout, language), proseOf(job, layout), layout),
    );
  const groups = Map.groupBy(jobs, ({ name }) => name);
  return [...groups].flatMap(([employer = '', roles], index) => {
    const top: Paragraph = {
      ...para('head', { text: employer, bold: true }),
      gap: true,
    };
    const place = placeOf(index, language);
    if (layout.place !== 'none') top.pieces.push({ text: place, right: true });
    return [
      top,
      ...roles.flatMap((job) =>
        entry(
          {
            heads: [[{ text: job.position ?? '', italic: true }]],
            dates: periodText(job, layout, language),
            place: null,
          },
          proseOf(job, layout),
          layout,
        ),
      ),
    ];
  });
}

const placeOf = (index: number, language: Language): string =>
  CITIES[language][index % CITIES[language].length]!;

interface Head {
  heads: Piece[][];
  dates: string;
  place: string | null;
}

function jobHead(job: Job, index: number, layout: Layout, language: Language): Head {
  const { weight } = layout;
  const title: Piece = { text: job.position ?? '', bold: weight === 'title' || weight === 'both' };
  const employer: Piece = {
    text: job.name ?? '',
    bold: weight === 'employer' || weight === 'both',
    italic: weight === 'title',
  };
  const place = layout.place === 'none' ? null : placeOf(index, language);
  if (layout.place === 'after-employer') employer.text += `, ${place}`;
  if (layout.place === 'brackets') employer.text += ` (${place})`;
  const rest = {
    dates: periodText(job, layout, language),
    place: layout.place === 'right' ? place : null,
  };
  const joined = (mark: string): Piece[][] => [[title, { text: mark }, employer]];
  const labels = LABELS[language];
  switch (layout.entry) {
    case 'employer-title':
      return { heads: [[employer], [title]], ...rest };
    case 'comma':
      return { heads: joined(', '), ...rest };
    case 'dash':
      return { heads: joined(' – '), ...rest };
    case 'at':
      return { heads: joined(language === 'fr' ? ' chez ' : ' at '), ...rest };
    case 'pipe':
      return { heads: joined(' | '), ...rest };
    case 'labelled':
      return {
        heads: [
          [{ text: `${labels.title}: ` }, title],
          [{ text: `${labels.employer}: ` }, employer],
        ],
        ...rest,
      };
    default:
      return { heads: [[title], [employer]], ...rest };
  }
}

/** The lines of an entry, with its dates where the layout has them. */
function entry({ heads, dates, place }: Head, prose: Block[], layout: Layout): Block[] {
  const lines = heads.map((pieces) => para('head', ...pieces));
  const [first, second] = lines;
  if (place && !(layout.dates === 'with-place' && dates))
    (second ?? first)!.pieces.push({ text: place, right: true });
  if (first) first.gap = true;
  const line: Paragraph = { kind: 'head', pieces: [{ text: dates, italic: true }] };
  if (dates === '') return [...lines, ...prose];
  switch (layout.dates) {
    case 'cell':
      return layout.arrangement === 'margin'
        ? [{ ...line, gap: true }, ...lines.map((one) => ({ ...one, gap: false })), ...prose]
        : [{ cells: [[line], [...lines, ...prose]], widths: [24, 76] }];
    case 'below':
      return [...lines, line, ...prose];
    case 'above':
      return [{ ...line, gap: true }, ...lines.map((one) => ({ ...one, gap: false })), ...prose];
    case 'dash':
      lines.at(-1)!.pieces.push({ text: ` — ${dates}` });
      return [...lines, ...prose];
    case 'brackets':
      lines.at(-1)!.pieces.push({ text: ` (${dates})` });
      return [...lines, ...prose];
    case 'with-place':
      return [...lines, para('head', { text: place ? `${dates} | ${place}` : dates }), ...prose];
    default:
      first!.pieces.push({ text: dates, right: true });
      return [...lines, ...prose];
  }
}

function proseOf(job: Job, { prose }: Layout): Block[] {
  const all = [job.summary ?? '', ...(job.highlights ?? [])].filter(Boolean);
  if (all.length === 0) return [];
  if (prose === 'paragraph') return [text(all.join(' '))];
  const sentences = all.flatMap((one) => one.split(/(?<=\.)\s+/)).filter(Boolean);
  return sentences.map((one) =>
    prose === 'dashes' ? text(`- ${one}`) : para('bullet', { text: one }),
  );
}

function studyBlocks(study: Study, layout: Layout, language: Language): Block[] {
  const { institution: school = '', area, studyType } = study;
  const of = language === 'fr' ? ' en ' : ' in ';
  const course = [studyType, area].filter(Boolean).join(layout.study === 'comma' ? ', ' : of);
  const isBold = layout.weight !== 'none';
  const rest = { dates: periodText(study, layout, language), place: null };
  const head = (...heads: Piece[][]): Block[] => entry({ heads, ...rest }, [], layout);
  const named = { text: school, bold: isBold };
  const course1 = { text: course, bold: isBold };
  if (course === '') return head([named]);
  if (layout.study === 'school-degree') return head([named], [{ text: course }]);
  if (layout.study === 'dash') return head([course1, { text: ` – ${school}` }]);
  if (layout.study === 'comma') return head([course1, { text: `, ${school}` }]);
  if (layout.study === 'of-school')
    return head([{ text: school }, { text: ` | ${course}`, bold: isBold }]);
  return head([course1], [{ text: school, italic: true }]);
}
