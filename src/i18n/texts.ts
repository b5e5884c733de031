import { loadEnglish } from '#locales/en-ca/loaders.ts'
import { loadFrench } from '#locales/fr-ca/loaders.ts'
import { initFormatters } from '#locales/formatters.ts'
import type { Formatters, Namespaces, Part, TranslationFunctions, Translations } from '#locales/types.ts'
import { i18nObject } from 'typesafe-i18n'
import { createStore } from '#src/lib/store.ts'
import { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts'
import { defaultLocale, htmlLang, type Locale } from './locale.ts'

/**
 * The texts of the product, outside React: what is loaded, which language is shown, who listens.
 * Our own store instead of the provider of typesafe-i18n, whose text object is a copy made when the
 * language is set and never sees a namespace that arrives later.
 */
export type Namespace = Namespaces
export type Texts = TranslationFunctions
export type TextsState = { locale: Locale; t: Texts }

const loaders = { 'en-ca': loadEnglish, 'fr-ca': loadFrench }

const wanted = new Set<Part>()
const dictionaries = new Map<Locale, Partial<Translations>>()
const pending = new Map<string, Promise<void>>()
const loaded = new Set<string>()

const textsOf = (locale: Locale): Texts =>
  i18nObject<Locale, Translations, Texts, Formatters>(
    locale,
    (dictionaries.get(locale) ?? {}) as Translations,
    initFormatters(locale),
  )

/** The stored choice, else en-ca (D-80, I18N-02): known before the first word is fetched. */
const startLocale = readLanguageCookie() ?? defaultLocale

export const texts = createStore<TextsState>({ locale: startLocale, t: textsOf(startLocale) })

function show(locale: Locale): void {
  document.documentElement.lang = htmlLang(locale)
  texts.set({ locale, t: textsOf(locale) })
}

async function fetchPart(locale: Locale, part: Part): Promise<void> {
  const { default: loadedWords } = await loaders[locale][part]()
  const words = part === 'shell' ? loadedWords : { [part]: loadedWords }
  dictionaries.set(locale, { ...dictionaries.get(locale), ...words } as Partial<Translations>)
  loaded.add(`${locale}/${part}`)
}

/** One request a part and language; a failed one may be asked for again. */
function load(locale: Locale, part: Part): Promise<void> {
  const key = `${locale}/${part}`
  const known = pending.get(key)
  if (known) return known
  const request = fetchPart(locale, part)
  pending.set(key, request)
  request.catch(() => pending.delete(key))
  return request
}

const complete = (locale: Locale): Promise<unknown> =>
  Promise.all([...wanted].map((part) => load(locale, part)))

/**
 * Loads namespaces in the language that is shown. Routes await it beside their code:
 * `Promise.all([import('./HomePage.tsx'), loadTexts('patient')])`.
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  for (const part of ['shell', ...namespaces] satisfies Part[]) wanted.add(part)
  const { locale } = texts.get()
  const missing = [...wanted].some((part) => !loaded.has(`${locale}/${part}`))
  if (!missing) return
  await complete(locale)
  // The language may have changed while we waited; whoever changed it has loaded these parts too.
  if (texts.get().locale === locale) show(locale)
}

/** Texts of one or more namespaces are here, in the language that is shown. */
export function hasTexts(namespaces: readonly Namespace[]): boolean {
  return namespaces.every((part) => loaded.has(`${texts.get().locale}/${part}`))
}

/**
 * Texts in a language of their own, whatever is shown: a summary may be read in two side by side. The namespaces are
 * loaded in that language first. They come in an object: texts answer to every name, `then` too, and so a promise of
 * them alone would never end.
 */
export async function textsIn(locale: Locale, ...namespaces: Namespace[]): Promise<TextsState> {
  await Promise.all(namespaces.map((part) => load(locale, part)))
  return { locale, t: textsOf(locale) }
}

const others = new Map<Locale, { size: number; state: TextsState }>()

/** What `allTextsIn` would give, where it is here already: the same object until more words come. */
export function knownTextsIn(locale: Locale, namespaces: readonly Namespace[]): TextsState | undefined {
  if (![...wanted, ...namespaces].every((part) => loaded.has(`${locale}/${part}`))) return undefined
  const known = others.get(locale)
  if (known?.size === loaded.size) return known.state
  const state = { locale, t: textsOf(locale) }
  others.set(locale, { size: loaded.size, state })
  return state
}

/** All texts that the page has, and those of more namespaces, in a language of their own (locale-scope.ts). */
export async function allTextsIn(locale: Locale, ...namespaces: Namespace[]): Promise<TextsState> {
  for (const part of ['shell', ...namespaces] satisfies Part[]) wanted.add(part)
  await complete(locale)
  return { locale, t: textsOf(locale) }
}

let latestWish = 0

/**
 * Shows another language once all its texts are here, so nothing flashes untranslated; keeps the choice.
 * @param by who chose it: an invitation only proposes a language
 */
export async function setLocale(locale: Locale, by?: 'person' | 'invitation'): Promise<void> {
  const wish = ++latestWish
  wanted.add('shell')
  await complete(locale)
  // A namespace that was asked for while we waited.
  await complete(locale)
  if (wish !== latestWish) return
  writeLanguageCookie(locale, by)
  show(locale)
}

/** First call of the app: the shell's words, in the language to start in. */
export async function startTexts(): Promise<void> {
  await loadTexts()
  show(texts.get().locale)
}

/** The language that is shown, for code outside React (the Accept-Language header). */
export function currentLocale(): Locale {
  return texts.get().locale
}
