import { use, useSyncExternalStore } from 'react'
import { formatDate, formatDateTime, formatNumber, formatRelativeDay, formatTime } from './format.ts'
import { LocaleScope } from './locale-scope.ts'
import type { Locale } from './locale.ts'
import {
  allTextsIn,
  hasTexts,
  knownTextsIn,
  loadTexts,
  type Namespace,
  setLocale,
  texts,
  type Texts,
  textsIn,
  type TextsState,
} from './texts.ts'

export type { Texts }

export type Format = {
  date: (iso: string) => string
  dateTime: (iso: string) => string
  time: (iso: string) => string
  number: (value: number) => string
  relativeDay: (iso: string) => string
  /** For tables. */
  shortDate: (iso: string) => string
  shortRelativeDay: (iso: string) => string
}

export const formatIn = (locale: Locale): Format => ({
  date: (iso) => formatDate(locale, iso),
  dateTime: (iso) => formatDateTime(locale, iso),
  time: (iso) => formatTime(locale, iso),
  number: (value) => formatNumber(locale, value),
  relativeDay: (iso) => formatRelativeDay(locale, iso, new Date()),
  shortDate: (iso) => formatDate(locale, iso, 'short'),
  shortRelativeDay: (iso) => formatRelativeDay(locale, iso, new Date(), 'short'),
})

const formats = { 'en-ca': formatIn('en-ca'), 'fr-ca': formatIn('fr-ca') } satisfies Record<Locale, Format>

export type UseText = { t: Texts; locale: Locale; format: Format; setLocale: typeof setLocale }

const waits = new Map<string, Promise<void>>()

/** Caches promises by language and namespaces, because React's `use` needs the same promise on every render. */
function waitFor(locale: Locale, namespaces: readonly Namespace[]): Promise<void> | undefined {
  const key = [locale, ...namespaces].join('/')
  const known = waits.get(key)
  if (known || hasTexts(namespaces)) return known
  const wait = loadTexts(...namespaces)
  waits.set(key, wait)
  wait.catch(() => waits.delete(key))
  return wait
}

/** Forgets the promises of a page that is gone. */
export const forgetWaits = (): void => waits.clear()

const scoped = new Map<string, Promise<TextsState>>()

/** The texts of a scope, as the same promise on every render. */
function textsOfScope(locale: Locale, namespaces: readonly Namespace[]): Promise<TextsState> {
  const key = [locale, ...namespaces].join('/')
  const known = scoped.get(key)
  if (known) return known
  const wait = allTextsIn(locale, ...namespaces)
  scoped.set(key, wait)
  wait.catch(() => scoped.delete(key))
  return wait
}

/**
 * The texts, their language, and its formats. Shell texts are always loaded; a component that may render before its route has
 * loaded its namespaces names them (`useText('errors')`) and suspends.
 */
export function useText(...namespaces: Namespace[]): UseText {
  const { t, locale } = useSyncExternalStore(texts.subscribe, texts.get, texts.get)
  const scope = use(LocaleScope)
  if (scope !== undefined && scope !== locale) {
    const known = knownTextsIn(scope, namespaces) ?? use(textsOfScope(scope, namespaces))
    return { ...known, format: formats[known.locale], setLocale }
  }
  const wait = waitFor(locale, namespaces)
  if (wait) use(wait)
  return { t, locale, format: formats[locale], setLocale }
}

const others = new Map<string, Promise<TextsState>>()

/** One namespace in a given language, in addition to the current one (B4); suspends until loaded. */
export function useTextIn(locale: Locale, namespace: Namespace): Texts {
  const key = `${locale}/${namespace}`
  let wait = others.get(key)
  if (!wait) {
    wait = textsIn(locale, namespace)
    others.set(key, wait)
    wait.catch(() => others.delete(key))
  }
  return use(wait).t
}
