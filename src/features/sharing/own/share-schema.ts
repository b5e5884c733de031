import * as z from 'zod/mini'
import type { HealthStoryShareCreate } from '#generated/model/index.ts'
import { HealthStoryLanguage, HealthStorySection } from '#generated/model/index.ts'
import { healthStoryShareCreateLabelMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { localToday, yearsBefore } from '#src/lib/local-day.ts'
import { isBlank, isOneLine, trimmed } from '#src/lib/text-rules.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** The parts of a Health Story, in the order in which they are read: allergies first. */
export const sectionKinds = Object.values(HealthStorySection)

/** How far back what happened on a day is shared: all of it, or so many years. */
export const farBack = ['all', '1', '3', '10'] as const

/** The day on which what is shared begins, as ISO text; null for all of it. @param today ISO text */
export function sinceOf(back: string, today = localToday()): string | null {
  if (back === 'all') return null
  // February 29 is not a day of every year.
  return yearsBefore(today.replace(/-02-29$/, '-02-28'), Number(back))
}

/** What the person chooses in order to share. */
export const shareSchema = z.object({
  sections: z.array(z.enum(HealthStorySection)).check(z.minLength(1)),
  hidden: z.array(z.string()),
  back: z.pipe(z.string(), z.enum(farBack)),
  label: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (isBlank(text) ? '' : trimmed(text.normalize('NFC')))),
    ),
    z
      .string()
      .check(
        z.minLength(1, { abort: true }),
        z.maxLength(healthStoryShareCreateLabelMax),
        z.refine(isOneLine),
      ),
  ),
  language: z.pipe(z.string(), z.enum(HealthStoryLanguage)),
  allowNote: z.boolean(),
})

export type ShareInput = z.input<typeof shareSchema>
export type ShareAnswers = z.output<typeof shareSchema>

/** What is sent. */
export const toShare = (patient: string, answers: ShareAnswers): HealthStoryShareCreate => ({
  patient,
  sections: sectionKinds.filter((kind) => answers.sections.includes(kind)),
  hidden_records: answers.hidden,
  since: sinceOf(answers.back),
  language: answers.language,
  label: answers.label,
  allow_note: answers.allowNote,
})

/** The words for what is wrong with an answer, by the code of its issue. */
export function shareIssueText(t: Texts, field: keyof ShareInput, code: string): string {
  const words = t.sharing.create
  if (field === 'sections') return words.sectionsMissing()
  if (field === 'language') return words.languageMissing()
  switch (code) {
    case 'too_small':
      return words.labelMissing()
    case 'too_big':
      return words.labelLong()
    default:
      return t.validation.invalid()
  }
}
