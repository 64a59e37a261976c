import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fold } from '../src/lexicon/rules/fold.ts';

/*
 * The words of English and French, from the spelling dictionaries of Hunspell: stems with flags
 * (.dic), and what each flag appends (.aff).
 */

interface Dictionary {
  aff: Uint8Array;
  dic: Uint8Array;
}

interface Ending {
  strip: string;
  add: string;
  /** The flags of further endings. */
  flags: string;
  fits: RegExp;
}

/** "SFX S. 0 s/D'Q' [^sxz]": the endings of each flag. */
function endingsOf(affixes: string): Map<string, Ending[]> {
  const endings = new Map<string, Ending[]>();
  for (const line of affixes.split('\n')) {
    const [kind, flag = '', strip = '', added = '', condition = '.'] = line.trim().split(/\s+/);
    if (kind !== 'SFX' || /^[YN]$/.test(strip)) continue;
    const [add = '', flags = ''] = added.split('/');
    const ending = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      flags,
      fits: new RegExp(`${condition}$`),
    };
    endings.set(flag, [...(endings.get(flag) ?? []), ending]);
  }
  return endings;
}

/** Every word in small letters, folded. Words with capitals are names, and left out. */
function wordsOf(dictionary: Dictionary, flagLength: number): Set<string> {
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  const endings = endingsOf(text(dictionary.aff));
  const words = new Set<string>();
  const add = (word: string, flags: string): void => {
    words.add(fold(word));
    for (let at = 0; at < flags.length; at += flagLength) {
      for (const ending of endings.get(flags.slice(at, at + flagLength)) ?? []) {
        if (!word.endsWith(ending.strip) || !ending.fits.test(word)) continue;
        add(word.slice(0, word.length - ending.strip.length) + ending.add, ending.flags);
      }
    }
  };
  for (const line of text(dictionary.dic).split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split(/[\s]/)[0]!.split('/');
    if (/^\p{Ll}/u.test(word) && !/\p{Lu}/u.test(word)) add(word, flags);
  }
  return words;
}

export interface Words {
  en: ReadonlySet<string>;
  fr: ReadonlySet<string>;
}

/** `modules`: where the packages dictionary-en and dictionary-fr are. */
export async function readWords(modules: string): Promise<Words> {
  const load = async (name: string) =>
    ((await import(pathToFileURL(join(modules, name, 'index.js')).href)) as { default: Dictionary })
      .default;
  return {
    en: wordsOf(await load('dictionary-en'), 1),
    fr: wordsOf(await load('dictionary-fr'), 2),
  };
}
