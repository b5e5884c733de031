import type { JourneyCourseQuestion, JourneyDesign } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { namesIn } from '#src/lib/changes/change-group.ts'
import { questionsBefore } from '../conditions/condition-questions.ts'
import { useFormQuestions } from '../conditions/form-questions.ts'
import { questionWords } from '../conditions/question-words.ts'

type Texts = Readonly<Record<string, () => string>>

/** Puts values of the audit log into words. Suspends until the questions of the forms are loaded. */
export function useLoggedWords(design: JourneyDesign) {
  const { t, locale } = useText('journeyEditor')
  const { condition, diagram, options, status, step: steps, stepNeeds } = t.journeyEditor
  const forms = [design.start_form, ...design.steps.map(({ form }) => form)]
  const questionsOf = useFormQuestions([...new Set(forms.filter((form) => form !== null))])
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })

  /** A question that a step can refer to; of a step that is gone, one that any step can. */
  const questionOf = (step: string | undefined, key: string): JourneyCourseQuestion | null => {
    const own = design.steps.filter(({ activity_id: id }) => id === step)
    for (const one of own.length > 0 ? own : design.steps) {
      const found = questionWords(key, questionsBefore(design, one, questionsOf), locale)
      if (found) return found
    }
    return null
  }
  const nameOf = (question: JourneyCourseQuestion | null, key: string) =>
    question?.is_score
      ? condition.score({ step: question.label })
      : diagram.question({ question: question?.label ?? key })
  const questionNames = (step: string | undefined, keys: string) =>
    conjunction.format(namesIn(keys).map((key) => nameOf(questionOf(step, key), key)))
  const answers = (question: JourneyCourseQuestion | null, value: string) =>
    conjunction.format(
      namesIn(value).map((one) => question?.options.find((option) => option.value === one)?.label ?? one),
    )

  const enums: Readonly<Record<string, Texts>> = {
    status,
    languages: options.language,
    'steps/kind': steps.kinds,
    'steps/audience': steps.audiences,
    'steps/needs/kind': stepNeeds.kinds,
  }
  return {
    /** A value of a list of fixed words; itself if it is none. */
    enumText: (path: string, value: string): string => {
      const texts = enums[path.replace(/^(steps\/needs)\/[^/]+\//, '$1/')]
      return texts ? conjunction.format(namesIn(value).map((one) => texts[one]?.() ?? one)) : value
    },
    questionNames,
    /** A part of a condition: its question, comparison or value. */
    conditionText: (
      part: string | undefined,
      value: string,
      where: { step: string; field: string },
    ): string => {
      const question = questionOf(where.step, where.field)
      if (part === 'field') return nameOf(questionOf(where.step, value), value)
      if (part === 'op')
        return Object.entries<() => string>(condition.ops).find(([op]) => op === value)?.[1]() ?? value
      if (value === 'true') return condition.yes()
      return value === 'false' ? condition.no() : answers(question, value)
    },
  }
}
