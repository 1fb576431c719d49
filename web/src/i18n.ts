/**
 * The page's words. The engine sends codes, never sentences; the catalogues in `locales/` turn them into sentences.
 *
 * English is always loaded and stands in for what another catalogue lacks, and for a catalogue that does not come. A message that no catalogue has is shown as its
 * name in brackets and reported, never as an empty place; a test compares the catalogues, so that it does not happen.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { missing } from './app/missing.svelte';

/** The languages of the page. */
export type Locale = 'en' | 'vi' | 'zh-Hans';

/** Every language with the name that its speakers give it. */
export const LOCALES: readonly { readonly id: Locale; readonly name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'vi', name: 'Tiếng Việt' },
  { id: 'zh-Hans', name: '简体中文' },
];

/** What a message may be given. */
export type Arguments = Readonly<Record<string, FluentVariable>>;

const SOURCES: Readonly<Record<Locale, () => Promise<{ default: string }>>> = {
  en: () => import('./locales/en.ftl?raw'),
  vi: () => import('./locales/vi.ftl?raw'),
  'zh-Hans': () => import('./locales/zh-Hans.ftl?raw'),
};

/** What late words are of. */
type Late = 'refusals' | 'rules' | 'screens' | 'stories';

/** Builds a catalogue from its text; every fault in it is an error, since the texts are ours. */
export function catalogue(locale: Locale, source: string): FluentBundle {
  // All three languages run from left to right: isolation marks would only be in the way of copied text.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  return bundle;
}

const catalogues = new Map<Locale, FluentBundle>();
const listeners = new Set<(locale: Locale) => void>();
const reported = new Set<string>();
let current: Locale = 'en';
let asked: Locale = 'en';

async function load(locale: Locale): Promise<void> {
  if (catalogues.has(locale)) return;
  const source = await SOURCES[locale]();
  if (!catalogues.has(locale)) catalogues.set(locale, catalogue(locale, source.default));
}

/** Which late words are wanted: `refusals/common`, `rules/` and a module. */
const wanted = new Set<string>();
/** Files of late words that are on their way or there, those that are there, and those that are asked for again. */
const coming = new Map<string, Promise<void>>();
const came = new Set<string>();
const insisted = new Set<string>();

function fileOf(locale: Locale, part: string): string {
  return `./${part}.${locale}.ftl`;
}

async function addLate(locale: Locale, file: string): Promise<void> {
  await load(locale);
  // A game that nobody has translated yet has no file.
  const source = await (await import('./locales/late')).LATE[file]?.();
  const errors = catalogues.get(locale)?.addResource(new FluentResource(source ?? '')) ?? [];
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  came.add(file);
}

/** The words of one part in one language; what could not be fetched is asked for again the next time. */
function lateOf(locale: Locale, part: string): Promise<void> {
  const file = fileOf(locale, part);
  const adding =
    coming.get(file) ??
    addLate(locale, file).catch((fault: unknown) => {
      coming.delete(file);
      throw fault;
    });
  coming.set(file, adding);
  return adding;
}

/** Loads late words of modules, and from now on with every language; what does not come is asked for until it does. The engine's refusals wait for theirs. */
export async function loadLate(of: Late, parts: readonly string[]): Promise<void> {
  for (const part of parts) wanted.add(`${of}/${part}`);
  await addWanted([...new Set(['en' as const, current])]);
}

/** The same, but it comes back only when the words are there: for what cannot be said at all without them. */
export async function insistOnWords(of: Late, parts: readonly string[]): Promise<void> {
  const languages = [...new Set(['en' as const, current])];
  for (const part of parts) wanted.add(`${of}/${part}`);
  const files = languages.flatMap((locale) => parts.map((part) => [locale, `${of}/${part}`] as const));
  await Promise.all(files.map(([locale, part]) => missing.insist('words', () => lateOf(locale, part))));
}

/** Whatever is wanted and not there yet, in some languages. Without it a language can be spoken: a refusal goes without its reason. */
async function addWanted(languages: readonly Locale[]): Promise<void> {
  const missed = languages.flatMap((locale) => [...wanted].map((part) => [locale, part] as const));
  const loading = await Promise.allSettled(missed.map(([locale, part]) => lateOf(locale, part)));
  for (const [index, { status }] of loading.entries()) {
    const [locale, part] = missed[index] ?? [];
    if (status === 'rejected' && locale !== undefined && part !== undefined) insistOnLate(locale, part);
  }
}

/** Words that did not come are asked for until they do; what was said without them is then said anew. */
function insistOnLate(locale: Locale, part: string): void {
  const file = fileOf(locale, part);
  if (insisted.has(file)) return;
  insisted.add(file);
  void missing
    .insist('words', () => lateOf(locale, part))
    .then(() => {
      insisted.delete(file);
      if (locale === current) tell();
    });
}

/** Whether every sentence of a refusal that is wanted can be said. */
export function hasRefusals(): boolean {
  const parts = [...wanted].filter((part) => part.startsWith('refusals/'));
  return parts.every((part) => came.has(fileOf(current, part)) && came.has(fileOf('en', part)));
}

/** The language in use. */
export function locale(): Locale {
  return current;
}

/**
 * Loads a language and puts it into use, unless another one was asked for meanwhile. Until it comes the language in use stays, at
 * the beginning English; it is asked for until it does. Comes back when there is something to say anything with.
 */
export async function setLocale(wished: Locale): Promise<void> {
  asked = wished;
  const whole = (): Promise<void> => load(wished).then(() => addWanted([wished]));
  const [english, own] = await Promise.allSettled([load('en'), whole()]);
  if (own.status === 'fulfilled') {
    use(wished);
    if (english.status === 'rejected') void missing.insist('words', () => load('en'));
    return;
  }
  const arriving = missing.insist('words', whole).then(() => use(wished));
  if (catalogues.has(current)) return;
  await Promise.race([arriving, missing.insist('words', () => load('en'))]);
}

function use(wished: Locale): void {
  if (asked !== wished) return;
  current = wished;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener(current);
}

/** Calls `listener` after every change of language, and when words have come late; the answer ends that. */
export function onLocale(listener: (locale: Locale) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of ours that suits a list of wishes (`navigator.languages`) best. */
export function negotiate(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split('-')[0];
    const found = LOCALES.find(({ id }) => id.toLowerCase().split('-')[0] === language);
    if (found) return found.id;
  }
  return 'en';
}

/** Whether there is a message of that name. */
export function has(id: string): boolean {
  return [current, 'en' as const].some((name) => catalogues.get(name)?.hasMessage(id) === true);
}

function report(problem: string): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  console.error(problem);
}

/** A message in the language in use. */
export function t(id: string, args: Arguments = {}): string {
  for (const name of [current, 'en'] as const) {
    const bundle = catalogues.get(name);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, { ...args }, errors);
    for (const error of errors) report(`message ${id} (${name}): ${error.message}`);
    return text;
  }
  report(`message ${id} is in no catalogue`);
  return `[${id}]`;
}

/** The first message of several names that exists; `otherwise` if none does. For codes of games that are not known here. */
export function tFirst(ids: readonly string[], args: Arguments, otherwise: string): string {
  const id = ids.find(has);
  return id === undefined ? otherwise : t(id, args);
}
