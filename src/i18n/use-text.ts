import { use, useSyncExternalStore } from 'react'
import type { Locale } from './locale.ts'
import { hasTexts, loadTexts, setLocale, texts } from './texts.ts'
import type { Namespace, Texts } from './texts.ts'

export type UseText = { t: Texts; locale: Locale; setLocale: (locale: Locale) => Promise<void> }

const waits = new Map<string, Promise<void>>()

/** React's `use` wants the same promise on every render, so they are kept by language and names. */
function waitFor(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const key = [locale, ...namespaces].join('/')
  const known = waits.get(key)
  if (known) return known
  const wait = loadTexts(...namespaces)
  waits.set(key, wait)
  wait.catch(() => waits.delete(key))
  return wait
}

/**
 * The texts of the product and the language they are in. Shell words are always there; a component that
 * may be drawn before its route has loaded its words names them (`useText('errors')`) and suspends.
 */
export function useText(...namespaces: Namespace[]): UseText {
  const { t, locale } = useSyncExternalStore(texts.subscribe, texts.get)
  if (!hasTexts(namespaces)) use(waitFor(locale, namespaces))
  return { t, locale, setLocale }
}
