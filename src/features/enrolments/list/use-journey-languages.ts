import type { Language } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useFlag } from '#src/session/user/use-flag.ts'

/** The languages of a journey as text; undefined where the portal hides them (FLAG-12). */
export function useJourneyLanguages(languages: readonly Language[]): string | undefined {
  const { t, locale } = useText('enrolments')
  const isOn = useFlag('showJourneyLangages')
  const texts = t.enrolments.page
  if (!isOn || languages.length === 0) return undefined
  const names = languages.map((one) => (one === 'fr-ca' ? texts.french() : texts.english()))
  return texts.languages({ list: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) })
}
