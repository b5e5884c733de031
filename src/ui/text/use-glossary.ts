import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { isLocale, type Locale } from '#src/i18n/locale.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { onReading, readingNow } from '#src/lib/browser/reading.ts'
import { createStore } from '#src/lib/browser/store.ts'
import type { Marker } from './glossary.tsx'

/** By language, once loaded. */
const markers = createStore<Partial<Record<Locale, Marker>>>({})
const loading = new Set<Locale>()

/** Explanations are an extra: without them, the text is whole. */
async function load(locale: Locale): Promise<void> {
  if (loading.has(locale)) return
  loading.add(locale)
  try {
    const [{ markerOf }, { t }] = await Promise.all([import('./glossary.tsx'), textsIn(locale, 'summary')])
    markers.set({ ...markers.get(), [locale]: markerOf(t.summary.glossary, locale) })
  } catch {
    loading.delete(locale)
  }
}

type Mark = (texts: readonly string[], locale: Locale) => readonly ReactNode[]

const isOff = () => readingNow().split(' ').includes('unmarked')

/**
 * Loads the glossaries of languages once the text is shown. Until then, and where a person turned explanations off, texts
 * stay as they are.
 */
export function useGlossary(...locales: readonly Locale[]): Mark {
  const off = useSyncExternalStore(onReading, isOff, isOff)
  const known = useSyncExternalStore(markers.subscribe, markers.get, markers.get)
  const wanted = locales.join()
  useEffect(() => {
    if (!off) for (const locale of wanted.split(',').filter(isLocale)) void load(locale)
  }, [off, wanted])
  return (texts, locale) => (off || !locales.includes(locale) ? texts : (known[locale]?.(texts) ?? texts))
}
