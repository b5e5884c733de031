import * as z from 'zod/mini'
import {
  HealthStoryLanguage,
  HealthStorySection,
  type HealthStoryShareCreate,
} from '#generated/model/index.ts'
import { healthStoryShareCreateLabelMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, line } from '#src/form-kit/fields.ts'
import { localToday, yearsBefore } from '#src/lib/local-day.ts'
import { isOneLine } from '#src/lib/text-rules.ts'

/** The parts of a Health Story in reading order: allergies first. */
export const sectionKinds = Object.values(HealthStorySection)

/** How far back dated records are shared: all, or a number of years. */
export const farBack = ['all', '1', '3', '10'] as const

/**
 * The first shared day as ISO text; null for everything.
 * @param today ISO text
 */
export function sinceOf(back: string, today = localToday()): string | null {
  if (back === 'all') return null
  // February 29 does not exist in every year.
  return yearsBefore(today.replace(/-02-29$/, '-02-28'), Number(back))
}

/** The choices of a share. */
export const shareSchema = z.object({
  sections: z
    .array(z.enum(HealthStorySection))
    .check(z.refine((chosen) => chosen.length > 0, { params: { rule: 'sectionsMissing' } })),
  hidden: z.array(z.string()),
  back: z.enum(farBack),
  label: line(
    z.string().check(
      z.refine((text) => text.length <= healthStoryShareCreateLabelMax, {
        params: { rule: 'labelLong' },
        abort: true,
      }),
      z.refine(isOneLine),
    ),
    'labelMissing',
  ),
  language: choice(z.enum(HealthStoryLanguage), 'languageMissing'),
  allow_note: z.boolean(),
})

export type ShareInput = z.input<typeof shareSchema>
export type ShareAnswers = z.output<typeof shareSchema>

export const toShare = (patient: string, answers: ShareAnswers): HealthStoryShareCreate => ({
  patient,
  sections: sectionKinds.filter((kind) => answers.sections.includes(kind)),
  hidden_records: answers.hidden,
  since: sinceOf(answers.back),
  language: answers.language,
  label: answers.label,
  allow_note: answers.allow_note,
})
