import type { JourneyDesign, Language } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** The number and name of the step a problem is in; undefined outside the steps. */
export function stepOf(
  pointer: string,
  design: JourneyDesign,
  t: Texts,
  locale: Language,
): string | undefined {
  const [, part, index = ''] = pointer.split('/')
  if (part !== 'steps' || index === '') return undefined
  const step = design.steps[Number(index)]
  const name = step && (step.name[locale] || step.name['en-ca'])
  const { numbered, unnamed } = t.journeyEditor.step
  return numbered({ number: Number(index) + 1, name: name || unnamed() })
}
