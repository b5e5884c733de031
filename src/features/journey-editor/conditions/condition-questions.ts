import type { FormField, JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'

export type ConditionQuestion = {
  readonly field: FormField
  readonly from: 'own' | 'start' | 'before' | 'score'
  /** The step that asks it or stores the score; for the start form, the step of the condition. */
  readonly step: JourneyDesignStep
}

/** A question of a form, or one of its scores as the question about a number that it is to conditions. */
export type FormQuestion = FormField & { readonly isScore?: boolean }

/** The questions of the published form with this key, then its scores; empty if there is none. */
export type QuestionsOf = (form: string | null) => readonly FormQuestion[]

/** A step and all steps that lead to it, in design order. */
function stepsUpTo({ first, steps }: JourneyDesign, step: JourneyDesignStep): readonly JourneyDesignStep[] {
  const found = new Set([step.activity_id])
  for (const id of found) {
    const before = steps.filter(({ next }) => next.some((way) => way.activity_id === id))
    // The care team may start such a step after any other.
    if (before.length === 0 && !first.includes(id)) return steps
    for (const one of before) found.add(one.activity_id)
  }
  return steps.filter(({ activity_id: id }) => found.has(id))
}

/** The forms whose questions a condition of the step can refer to. */
export function formsBefore(design: JourneyDesign, step: JourneyDesignStep): readonly string[] {
  const forms = [design.start_form, step.form, ...stepsUpTo(design, step).map(({ form }) => form)]
  return [...new Set(forms.filter((form) => form !== null))]
}

/** Rows and files are never stored as variables. */
export const canBeKept = ({ type }: FormField) =>
  type !== 'group' && type !== 'file' && type !== 'signature' && type !== 'matrix'

/**
 * What a condition of the step can refer to: its own questions, then the start form's, then those of preceding
 * steps, with their scores. The first of two with the same name wins.
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

/** Stores the answer as a variable if another step than the condition's asks it. */
export function withKeptAnswer(
  design: JourneyDesign,
  { field, from, step }: ConditionQuestion,
): JourneyDesign {
  if (from !== 'before' || step.variables.includes(field.key)) return design
  const kept = { ...step, variables: [...step.variables, field.key] }
  return { ...design, steps: design.steps.map((one) => (one === step ? kept : one)) }
}
