import type {
  FormField,
  JourneyCourseQuestion,
  JourneyCourseStep,
  JourneyDesign,
  JourneyDesignStep,
  Language,
} from '#generated/model/index.ts'
import { textIn } from '../store/localized.ts'
import type { World } from '../store/world.ts'
import { comparableWith, isStepScore, keptBefore } from './journey-questions.ts'

/** A question in words; of the score of a step, that step. */
export function questionView(field: FormField, isScore: boolean, locale: Language): JourneyCourseQuestion {
  const options = 'options' in field ? field.options : []
  return {
    label: textIn(locale, field.label),
    is_score: isScore,
    options: options.map(({ value, label }) => ({ value, label: textIn(locale, label) })),
  }
}

/** The steps of a design as a care team reads them. */
export function courseOf(world: World, design: JourneyDesign, locale: Language): JourneyCourseStep[] {
  const asked = (step: JourneyDesignStep, name: string) => comparableWith(world, design, step, name)[0]
  const needName = (step: JourneyDesignStep, variable: string) => {
    const heading = design.table_columns.find((one) => one.variable === variable)?.label
    const label = heading ?? keptBefore(world, design, step).find(({ key }) => key === variable)?.label
    return label ? textIn(locale, label) : variable.replaceAll('_', ' ')
  }
  return design.steps.map((step) => ({
    activity_id: step.activity_id,
    name: textIn(locale, step.name),
    kind: step.kind,
    audience: step.audience,
    repeatable: step.repeatable,
    opens_first: design.first.includes(step.activity_id),
    due_in_days: step.due_in_days,
    repeat: step.repeat,
    needs: step.needs.map(({ variable }) => needName(step, variable)),
    next: step.next.map(({ activity_id: id, when }) => {
      const field = when && asked(step, when.field)
      return {
        activity_id: id,
        when,
        question: field ? questionView(field, isStepScore(design, field), locale) : null,
      }
    }),
  }))
}
