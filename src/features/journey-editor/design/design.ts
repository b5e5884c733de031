import type {
  JourneyDesign,
  JourneyDesignNext,
  JourneyDesignStep,
  LocalizedText,
} from '#generated/model/index.ts'

/** Empty in both languages. */
export const noText: LocalizedText = { 'en-ca': '', 'fr-ca': '' }

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

/** A unique activity id for a new step. */
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

/** Appends a step; the first step becomes the start of the journey. */
export function withNewStep(design: JourneyDesign): JourneyDesign {
  const step = blankStep(freeActivity(design.steps))
  const isFirst = design.steps.length === 0 && design.first.length === 0
  return {
    ...design,
    steps: [...design.steps, step],
    first: isFirst ? [step.activity_id] : design.first,
  }
}

/** Moves a step; unchanged if the target does not exist. */
export function withMoved(design: JourneyDesign, from: number, to: number): JourneyDesign {
  const steps = [...design.steps]
  if (to < 0 || to >= steps.length) return design
  const [step] = steps.splice(from, 1)
  if (!step) return design
  steps.splice(to, 0, step)
  return { ...design, steps }
}

/** Removes a step and all links to it. */
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
