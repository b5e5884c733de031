import type {
  JourneyDesign,
  JourneyDesignNext,
  JourneyDesignStep,
  LocalizedText,
} from '#generated/model/index.ts'

/** Nothing written in either language. */
export const noText: LocalizedText = { 'en-ca': '', 'fr-ca': '' }

/** A step of which nothing is written. */
export const blankStep = (activity: string): JourneyDesignStep => ({
  activity_id: activity,
  kind: 'form',
  audience: 'patient',
  repeatable: false,
  name: noText,
  description: noText,
  estimated_minutes: null,
  priority: 50,
  due_in_days: null,
  form: null,
  content: [],
  prefill: [],
  repeat: null,
  variables: [],
  score: null,
  needs: [],
  next: [],
})

/** A name for a new step that no other step has. */
export function freeActivity(steps: readonly JourneyDesignStep[]): string {
  const taken = new Set(steps.map(({ activity_id: id }) => id))
  let number = steps.length + 1
  while (taken.has(`step_${number}`)) number += 1
  return `step_${number}`
}

export const withStep = (
  design: JourneyDesign,
  index: number,
  part: Partial<JourneyDesignStep>,
): JourneyDesign => ({
  ...design,
  steps: design.steps.map((step, at) => (at === index ? { ...step, ...part } : step)),
})

/** The design with a step more at its end; the first step of all is where the journey begins. */
export function withNewStep(design: JourneyDesign): JourneyDesign {
  const step = blankStep(freeActivity(design.steps))
  const isFirst = design.steps.length === 0 && design.first.length === 0
  return {
    ...design,
    steps: [...design.steps, step],
    first: isFirst ? [step.activity_id] : design.first,
  }
}

/** The design with a step in another place; the same when there is no such place. */
export function withMoved(design: JourneyDesign, from: number, to: number): JourneyDesign {
  const steps = [...design.steps]
  if (to < 0 || to >= steps.length) return design
  const [step] = steps.splice(from, 1)
  if (!step) return design
  steps.splice(to, 0, step)
  return { ...design, steps }
}

/** The design without a step, and without the ways that lead to it. */
export function withoutStep(design: JourneyDesign, index: number): JourneyDesign {
  const gone = design.steps[index]?.activity_id
  const isLeft = ({ activity_id: id }: JourneyDesignNext) => id !== gone
  return {
    ...design,
    first: design.first.filter((id) => id !== gone),
    steps: design.steps
      .filter((_, at) => at !== index)
      .map((step) => ({ ...step, next: step.next.filter(isLeft) })),
  }
}

export const variablesIn = ({ steps }: JourneyDesign): readonly string[] => [
  ...new Set(steps.flatMap(({ variables, score }) => [...variables, ...(score ? [score.variable] : [])])),
]

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
