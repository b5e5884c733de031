import type { FormField, JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'

/** A question that a condition can be about. */
export type ConditionQuestion = {
  readonly field: FormField
  readonly from: 'own' | 'start' | 'before' | 'score'
  /** The step that asks it, or keeps the score; the step of the condition for the start form. */
  readonly step: JourneyDesignStep
}

/** The questions of the published form with this key; none when there is no such form. */
export type QuestionsOf = (form: string | null) => readonly FormField[]

/** A step and every step that leads to it, in the order of the design. */
function stepsUpTo({ first, steps }: JourneyDesign, step: JourneyDesignStep): readonly JourneyDesignStep[] {
  const found = new Set([step.activity_id])
  for (const id of found) {
    const before = steps.filter(({ next }) => next.some((way) => way.activity_id === id))
    // Only the care team starts such a step, after any other.
    if (before.length === 0 && !first.includes(id)) return steps
    for (const one of before) found.add(one.activity_id)
  }
  return steps.filter(({ activity_id: id }) => found.has(id))
}

/** The forms that ask what a condition of the step can be about. */
export function formsBefore(design: JourneyDesign, step: JourneyDesignStep): readonly string[] {
  const forms = [design.start_form, step.form, ...stepsUpTo(design, step).map(({ form }) => form)]
  return [...new Set(forms.filter((form) => form !== null))]
}

/** Rows and files do not become variables. */
export const canBeKept = ({ type }: FormField) => type !== 'group' && type !== 'file'

/**
 * What a condition of the step can be about: its own questions, then those of the start form, then those of the steps
 * that lead to it, with their scores. The first of two with one name counts.
 */
export function questionsBefore(
  design: JourneyDesign,
  step: JourneyDesignStep,
  questionsOf: QuestionsOf,
): readonly ConditionQuestion[] {
  const found = new Map<string, ConditionQuestion>()
  const add = (question: ConditionQuestion) => {
    if (!found.has(question.field.key)) found.set(question.field.key, question)
  }
  for (const field of questionsOf(step.form)) add({ field, from: 'own', step })
  for (const field of questionsOf(design.start_form).filter(canBeKept)) add({ field, from: 'start', step })
  for (const before of stepsUpTo(design, step)) {
    const { activity_id: id, form, score } = before
    if (score && score.variable !== '') {
      const field: FormField = { type: 'number', key: score.variable, label: before.name }
      add({ field, from: 'score', step: before })
    }
    if (id === step.activity_id) continue
    for (const field of questionsOf(form).filter(canBeKept)) add({ field, from: 'before', step: before })
  }
  return [...found.values()]
}

/** The design with the answer kept as a variable, where another step than that of the condition asks it. */
export function withKeptAnswer(
  design: JourneyDesign,
  { field, from, step }: ConditionQuestion,
): JourneyDesign {
  if (from !== 'before' || step.variables.includes(field.key)) return design
  const kept = { ...step, variables: [...step.variables, field.key] }
  return { ...design, steps: design.steps.map((one) => (one === step ? kept : one)) }
}
