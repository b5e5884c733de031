import type { JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'
import type { Side } from '#src/form-kit/conflict.tsx'
import { isSame } from './design.ts'

type Part = Exclude<keyof JourneyDesign, 'steps'>
type StepPart = keyof JourneyDesignStep

/** A describable difference between two designs. */
export type DesignChange =
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'added' | 'removed'; readonly step: JourneyDesignStep }
  | { readonly kind: 'changed'; readonly step: JourneyDesignStep; readonly parts: readonly StepPart[] }
  | { readonly kind: 'order' }

const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[]

/** The changes from one design to another, those of the journey itself first. */
export function changesBetween(before: JourneyDesign | null, after: JourneyDesign): DesignChange[] {
  if (!before) return after.steps.map((step) => ({ kind: 'added', step }))
  const found: DesignChange[] = []
  for (const part of keysOf(after)) {
    if (part !== 'steps' && !isSame(before[part], after[part])) found.push({ kind: 'part', part })
  }
  const old = new Map(before.steps.map((step) => [step.activity_id, step]))
  const ids = new Set(after.steps.map((step) => step.activity_id))
  for (const step of after.steps) {
    const earlier = old.get(step.activity_id)
    if (!earlier) found.push({ kind: 'added', step })
    else {
      const parts = keysOf(step).filter((part) => !isSame(earlier[part], step[part]))
      if (parts.length > 0) found.push({ kind: 'changed', step, parts })
    }
  }
  for (const step of before.steps) {
    if (!ids.has(step.activity_id)) found.push({ kind: 'removed', step })
  }
  if (isOrderedApart(before.steps, after.steps)) found.push({ kind: 'order' })
  return found
}

/** Whether the steps that both designs share are in a different order. */
function isOrderedApart(a: readonly JourneyDesignStep[], b: readonly JourneyDesignStep[]): boolean {
  const shared = (steps: readonly JourneyDesignStep[], others: readonly JourneyDesignStep[]) => {
    const known = new Set(others.map((step) => step.activity_id))
    return steps.map((step) => step.activity_id).filter((id) => known.has(id))
  }
  return !isSame(shared(a, b), shared(b, a))
}

/** A conflicting change: a part of the journey, a step by activity, or the order of the steps. */
export type Difference =
  | { readonly kind: 'part'; readonly key: string; readonly part: Part }
  | { readonly kind: 'step'; readonly key: string; readonly activity: string }
  | { readonly kind: 'order'; readonly key: 'order' }

export function differencesOf(mine: JourneyDesign, theirs: JourneyDesign): Difference[] {
  const found: Difference[] = keysOf(mine).flatMap((part) =>
    part !== 'steps' && !isSame(mine[part], theirs[part]) ? [{ kind: 'part', key: part, part }] : [],
  )
  const stepOf = (design: JourneyDesign, id: string) => design.steps.find((one) => one.activity_id === id)
  const ids = new Set([...theirs.steps, ...mine.steps].map((step) => step.activity_id))
  for (const activity of ids) {
    if (!isSame(stepOf(mine, activity), stepOf(theirs, activity))) {
      found.push({ kind: 'step', key: `step ${activity}`, activity })
    }
  }
  if (isOrderedApart(mine.steps, theirs.steps)) found.push({ kind: 'order', key: 'order' })
  return found
}

/** Reorders the steps that `order` contains among their own positions; the others stay in place. */
function inOrderOf(
  order: readonly JourneyDesignStep[],
  steps: readonly JourneyDesignStep[],
): JourneyDesignStep[] {
  const placeOf = ({ activity_id: id }: JourneyDesignStep) => order.findIndex((one) => one.activity_id === id)
  const known = steps.filter((step) => placeOf(step) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b))
  return steps.map((step) => (placeOf(step) >= 0 ? (known.shift() ?? step) : step))
}

/**
 * Merges two designs by the chosen sides. In their order, my new steps are appended; in mine, they stay where I
 * put them.
 */
export function merged(
  mine: JourneyDesign,
  theirs: JourneyDesign,
  sides: Readonly<Record<string, Side>>,
): JourneyDesign {
  const differing = differencesOf(mine, theirs)
  const chosen = differing.filter(({ key }) => sides[key] === 'mine')
  const parts = chosen.flatMap((one) => (one.kind === 'part' ? [[one.part, mine[one.part]] as const] : []))
  const isMine = new Set(chosen.flatMap((one) => (one.kind === 'step' ? [one.activity] : [])))
  const kept = theirs.steps.flatMap((step) =>
    isMine.has(step.activity_id) ? mine.steps.filter((one) => one.activity_id === step.activity_id) : [step],
  )
  const known = new Set(theirs.steps.map((step) => step.activity_id))
  const added = mine.steps.filter(({ activity_id: id }) => !known.has(id) && isMine.has(id))
  const all = [...kept, ...added]
  const steps = sides['order'] === 'theirs' ? all : inOrderOf(mine.steps, all)
  return { ...theirs, ...Object.fromEntries(parts), steps }
}
