import { loadEnglish } from '#locales/en-ca/loaders.ts'
import { loadFrench } from '#locales/fr-ca/loaders.ts'
import { initFormatters } from '#locales/formatters.ts'
import type { Formatters, Namespaces, Part, TranslationFunctions, Translations } from '#locales/types.ts'
import { i18nObject } from 'typesafe-i18n'
import { createStore } from '#src/lib/browser/store.ts'
import { formatNumber } from './format.ts'
import { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts'
import { type Locale, defaultLocale, htmlLang } from './locale.ts'

/**
 * The store of texts outside React: loaded namespaces, current language and subscribers. It replaces
 * typesafe-i18n's provider, whose text object is copied when the language is set and misses namespaces that
 * load later.
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
    {
      ...initFormatters(locale),
      value: (value) => (typeof value === 'number' ? formatNumber(locale, value) : value),
    },
  )

/** Adds the formatter `value` to every `{name}`, so that each language writes numbers its own way: 7,005 or 7 005. */
const withFormatter = <Words>(words: Words): Words =>
  JSON.parse(JSON.stringify(words).replaceAll(/(?<!\{)\{(\w+(?::\w+)?)\}/g, '{$1|value}'))

/** The stored choice, else en-ca (D-80, I18N-02); available before any text is fetched. */
const startLocale = readLanguageCookie() ?? defaultLocale

export const texts = createStore<TextsState>({ locale: startLocale, t: textsOf(startLocale) })

function show(locale: Locale): void {
  document.documentElement.lang = htmlLang(locale)
  texts.set({ locale, t: textsOf(locale) })
}

async function fetchPart(locale: Locale, part: Part): Promise<void> {
  const { default: loadedWords } = await loaders[locale][part]()
  const formatted = withFormatter(loadedWords)
  const words = part === 'shell' ? formatted : { [part]: formatted }
  dictionaries.set(locale, { ...dictionaries.get(locale), ...words } as Partial<Translations>)
  loaded.add(`${locale}/${part}`)
}

/** One request per namespace and language; a failed one can be retried. */
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
 * Loads namespaces in the current language. Routes load them in parallel with their code:
 * `Promise.all([import('./HomePage.tsx'), loadTexts('patient')])`.
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  for (const part of ['shell', ...namespaces] satisfies Part[]) wanted.add(part)
  const { locale } = texts.get()
  const missing = [...wanted].some((part) => !loaded.has(`${locale}/${part}`))
  if (!missing) return
  await complete(locale)
  // If the language changed in the meantime, setLocale has loaded these namespaces too.
  if (texts.get().locale === locale) show(locale)
}

/** Whether namespaces have loaded in the current language. */
export function hasTexts(namespaces: readonly Namespace[]): boolean {
  return namespaces.every((part) => loaded.has(`${texts.get().locale}/${part}`))
}

/**
 * Loads texts in a given language, regardless of the current one: a summary may show two side by side. Returns
 * them in an object, because the text proxy responds to every property, including `then`, and a promise of it
 * would never resolve.
 */
export async function textsIn(locale: Locale, ...namespaces: Namespace[]): Promise<TextsState> {
  await Promise.all(namespaces.map((part) => load(locale, part)))
  return { locale, t: textsOf(locale) }
}

const others = new Map<Locale, { size: number; state: TextsState }>()

/** The result of `allTextsIn` if already loaded; the same object until more texts load. */
export function knownTextsIn(locale: Locale, namespaces: readonly Namespace[]): TextsState | undefined {
  if (![...wanted, ...namespaces].every((part) => loaded.has(`${locale}/${part}`))) return undefined
  const known = others.get(locale)
  if (known?.size === loaded.size) return known.state
  const state = { locale, t: textsOf(locale) }
  others.set(locale, { size: loaded.size, state })
  return state
}

/** All loaded namespaces plus the given ones, in a given language (locale-scope.ts). */
export async function allTextsIn(locale: Locale, ...namespaces: Namespace[]): Promise<TextsState> {
  for (const part of ['shell', ...namespaces] satisfies Part[]) wanted.add(part)
  await complete(locale)
  return { locale, t: textsOf(locale) }
}

let latestWish = 0

/**
 * Switches the language once all its texts have loaded, so nothing flashes untranslated, and stores the choice.
 * @param by who chose it: an invitation only suggests a language
 */
export async function setLocale(locale: Locale, by?: 'person' | 'invitation'): Promise<void> {
  const wish = ++latestWish
  wanted.add('shell')
  await complete(locale)
  // Namespaces requested in the meantime.
  await complete(locale)
  if (wish !== latestWish) return
  writeLanguageCookie(locale, by)
  show(locale)
}

/** Loads the shell's texts in the initial language; called first. */
export async function startTexts(): Promise<void> {
  await loadTexts()
  show(texts.get().locale)
}

/** The current language, for code outside React (the Accept-Language header). */
export function currentLocale(): Locale {
  return texts.get().locale
}
