import type { JourneyDesign } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { partNamed, stepPartNamed } from '../design/part-names.ts'
import { wordsOf } from '../design/words-of.ts'

const capitalized = (label: string, locale: Locale) =>
  label.charAt(0).toLocaleUpperCase(locale) + label.slice(1)

/** Names the place of a problem, such as “2. Check-in · name (French)”. */
export function usePlaceName(): (design: JourneyDesign, pointer: string) => string {
  const { t, locale } = useText('journeyEditor')
  const { bilingual, parts, stepParts, step: texts, problems } = t.journeyEditor
  return (design, pointer) => {
    const [name = '', index = '', own] = pointer.split('/').filter(Boolean)
    const inLanguage = (label: string) => {
      if (pointer.endsWith('/en-ca')) return bilingual.english({ label })
      return pointer.endsWith('/fr-ca') ? bilingual.french({ label }) : label
    }
    const step = name === 'steps' ? design.steps[Number(index || NaN)] : undefined
    if (!step) {
      const part = partNamed(name)
      return capitalized(inLanguage(part ? parts[part]() : ''), locale)
    }
    const numbered = texts.numbered({
      number: Number(index) + 1,
      name: wordsOf(step.name, locale) || texts.unnamed(),
    })
    const part = stepPartNamed(own)
    return part ? problems.place({ step: numbered, part: inLanguage(stepParts[part]()) }) : numbered
  }
}
