import type { JourneyDesign, Language } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { partNamed } from './part-names.ts'

/** Where a problem is, in words: the name of the step or of the part of the journey. */
export function placeOf(pointer: string, design: JourneyDesign, t: Texts, locale: Language): string {
  const { parts, step: steps } = t.journeyEditor
  const [, part = '', index = ''] = pointer.split('/')
  if (part === 'steps' && index !== '') {
    const step = design.steps[Number(index)]
    const name = step && (step.name[locale] || step.name['en-ca'])
    return steps.numbered({ number: Number(index) + 1, name: name || steps.unnamed() })
  }
  return parts[partNamed(part) ?? 'steps']()
}
