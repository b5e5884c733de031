import * as z from 'zod/mini'
import {
  HealthStoryLanguage,
  HealthStorySection,
  HealthStoryView,
  type HealthStoryShareCreate,
} from '#generated/model/index.ts'
import { healthStoryShareCreateLabelMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, line } from '#src/form-kit/fields.ts'
import { localToday, yearsBefore } from '#src/lib/dates/local-day.ts'
import { isOneLine } from '#src/lib/validation/text-rules.ts'

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

/** The choices of a share; sections and time are those of the full view. */
export const shareSchema = z.object({
  view: z.enum(HealthStoryView),
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

/** What a share shows: the sections and the time back of the emergency page are fixed. */
export const shareContent = (
  { view, sections, back }: Pick<ShareInput, 'view' | 'sections'> & { back: string },
  emergency: readonly HealthStorySection[],
) =>
  view === 'emergency'
    ? { view, sections: [...emergency], since: null }
    : { view, sections: sectionKinds.filter((kind) => sections.includes(kind)), since: sinceOf(back) }

export const toShare = (
  patient: string,
  answers: ShareAnswers,
  emergency: readonly HealthStorySection[],
): HealthStoryShareCreate => ({
  patient,
  ...shareContent(answers, emergency),
  hidden_records: answers.hidden,
  language: answers.language,
  label: answers.label,
  allow_note: answers.allow_note,
})
