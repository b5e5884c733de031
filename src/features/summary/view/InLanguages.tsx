import { type ReactNode, useDeferredValue } from 'react'
import type { HealthStoryLanguage } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { useTextIn } from '#src/i18n/use-text.ts'
import type { Words } from '../story/story-item.ts'

type Children = { children: (columns: readonly Words[]) => ReactNode }

/** Renders a document in one language or both, independent of the portal's language (B4). */
export function InLanguages({ language: wanted, children }: Children & { language: HealthStoryLanguage }) {
  // Deferred, so that the text stays until the other language has loaded.
  const language = useDeferredValue(wanted)
  return language === 'both' ? <InBoth>{children}</InBoth> : <InOne locale={language}>{children}</InOne>
}

function InOne({ locale, children }: Children & { locale: Locale }) {
  const t = useTextIn(locale, 'story')
  return children([{ t, locale }])
}

function InBoth({ children }: Children) {
  const english = useTextIn('en-ca', 'story')
  const french = useTextIn('fr-ca', 'story')
  return children([
    { t: english, locale: 'en-ca' },
    { t: french, locale: 'fr-ca' },
  ])
}
