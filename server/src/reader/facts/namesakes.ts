import type { Token } from '../tokens.ts';
import type { Named } from './named.ts';

/*
 * Names of tools that are also everyday words: "ready, steady, go", a royal python, a swift reply.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** Languages and libraries: only among other words of software, or in a profile of that trade. */
const SOFTWARE = words(
  'go|swift|rust|ruby|python|java|r|c|d|scala|dart|elixir|crystal|julia|perl|pascal|basic|scratch|ada|lisp|prolog|fortran|spark|flink|storm|kafka|hive|pig|flume|beam|airflow|react|angular|vue|ember|svelte|express|spring|play|rails|django|flask|bottle|pyramid|phoenix|node|next|nest|ionic|flutter|unity|unreal|blender|maya|docker|helm|chef|puppet|salt|ansible|vault|consul|nomad|terraform|packer|vagrant|jenkins|bamboo|travis|circle|maven|ant|gradle|git|mercurial|bazaar|cypress|jest|mocha|jasmine|karma|selenium|cucumber|gherkin|protractor|bash|shell|fish|apache|tomcat|jetty|lighttpd|redis|cassandra|couch|mongo|oracle|snowflake|redshift|presto|athena|druid|pinot|trino|looker|keras|torch|pandas|polars|dask|scrapy|luigi|prefect|dagster|argo|flux|istio|envoy|linkerd|hadoop|elastic|solr|splunk|kibana|logstash|grafana|prometheus|sentry|postman|insomnia|swagger|assembly|electron|backbone|meteor|polymer|bootstrap|tailwind|material|sass|less|stylus',
);

/** Tools of every office: with their capital, and not as the everyday word. */
const OFFICE = words(
  'excel|word|access|teams|outlook|sage|notion|slack|zoom|tableau|project|publisher|pages|numbers|keynote|sketch|illustrator|monday|basecamp|drive|linear|harvest|ciel|cegid|orange|oracle|sap|visio|figma|canva|shell|target|gap|apple|total|free|visa|boots',
);

const TECHNICAL =
  /^(?:develop\w*|engineer\w*|ingenieur\w*|cod(?:e|ed|es|ing|er|eur|eurs)|programm\w*|software|logiciels?|back|backend|front|frontend|fullstack|api|apis|microservices?|framework\w*|scripts?|scripting|data|donnees|cloud|devops|linux|sql|nosql|docker|kubernetes|k8s|aws|azure|gcp|apps?|web|websites?|stack|algorithm\w*|algorithme\w*|github|gitlab|librar(?:y|ies)|compiler|concurrency|goroutines?|servers?|serveurs?|deploy\w*|python|java|javascript|typescript|kotlin|php|c\+\+|c#|\.net|react|angular|vue|node|node\.js|golang|rails|django|flask|spring|pytorch|tensorflow|pandas|numpy|jupyter|notebooks?|machine|ml|ai|ia|statistic\w*|statistique\w*|analys\w*|analyt\w*|automat\w*|databases?|bases?|etl|pipelines?|backends?|frontends?|ios|android|mobile|xcode|firmware|embedded|embarque|services?|systems?|informatique|it|bioinformat\w*|matlab|sas|spss|excel|langages?|languages?|programming|simulation\w*|modelling|modeling|modelis\w*|kafka|postgres\w*|mysql|mongodb|redis|git|ci|cd|jenkins|terraform|ansible|bi|erp|dashboards?|reporting|macros?|query|queries|requetes?)$/;

/** After an office tool's name these make it the everyday word. */
const EVERYDAY_NEXT = words(
  'in|at|to|of|de|d|du|femme|femmes|the|a|an|and|leader|lead|manager|building|work|spirit|every|everyday|day|that|who|is|are',
);
const DE_TAILS = words('de|d|du|des|to|of');

export function isNamesake(
  { text, sentence, tokens, from, to }: Named,
  isTechnical: boolean,
): boolean {
  if (to - from !== 1) return false;
  const { word, start } = tokens[from]!;
  const isSoftware = SOFTWARE.has(word);
  if (!isSoftware && !OFFICE.has(word)) return false;
  if (isTechnical && isSoftware) return isCommonUse(tokens, from);
  const written = text.slice(sentence.start + start, sentence.start + tokens[from]!.end);
  const others = tokens.filter((_, at) => at !== from);
  if (isSoftware) return !others.some((token) => TECHNICAL.test(token.word));
  const isCapital = /^\p{Lu}/u.test(written);
  const next = tokens[to]?.word ?? '';
  const opens = from === 0;
  const isListed = [tokens[from - 1]?.word, next].some(
    (one) => one === ',' || one === 'and' || one === 'et' || one === '/',
  );
  if (isCapital && (!opens || isListed || next === '')) return DE_TAILS.has(next) && word !== 'sap';
  if (EVERYDAY_NEXT.has(next) && next !== 'and') return true;
  return !isCapital && !isListed && !others.some((token) => TECHNICAL.test(token.word));
}

const GO_ON = words('to|for|on|beyond|live|ahead|back|through|home|out|further|the|into');

/** "Go live", "go to market" in the profile of a developer. */
function isCommonUse(tokens: readonly Token[], at: number): boolean {
  const { word, capital } = tokens[at]!;
  if (capital && at > 0) return false;
  const next = tokens[at + 1]?.word ?? '';
  if (word === 'go') return GO_ON.has(next);
  if (word === 'c' || word === 'r') return !capital;
  if (word === 'react' || word === 'express') return next === 'to' || next === 'quickly';
  if (word === 'vue')
    return ['de', 'd', 'sur', 'des'].includes(next) || tokens[at - 1]?.word === 'en';
  return false;
}
