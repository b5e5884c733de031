import type { JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'
import { isSame } from './design.ts'

type Part = Exclude<keyof JourneyDesign, 'steps'>
type StepPart = keyof JourneyDesignStep

/** What differs between two designs, so that it can be said in words. */
export type DesignChange =
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'added' | 'removed'; readonly step: JourneyDesignStep }
  | { readonly kind: 'changed'; readonly step: JourneyDesignStep; readonly parts: readonly StepPart[] }
  | { readonly kind: 'order' }

const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[]

/** The changes from one design to another, the journey itself first. */
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
  const common = (steps: readonly JourneyDesignStep[], other: (id: string) => boolean) =>
    steps.map((step) => step.activity_id).filter(other)
  const orderBefore = common(before.steps, (id) => ids.has(id))
  const orderAfter = common(after.steps, (id) => old.has(id))
  if (!isSame(orderBefore, orderAfter)) found.push({ kind: 'order' })
  return found
}

/** One thing that two people changed apart. A step goes by its activity, all else by its name in the contract. */
export type Difference = { readonly key: string; readonly part?: Part; readonly activity?: string }

/** Where two designs differ, thing by thing. */
export function differencesOf(mine: JourneyDesign, theirs: JourneyDesign): Difference[] {
  const found: Difference[] = keysOf(mine).flatMap((part) =>
    part !== 'steps' && !isSame(mine[part], theirs[part]) ? [{ key: part, part }] : [],
  )
  const stepOf = (design: JourneyDesign, id: string) => design.steps.find((one) => one.activity_id === id)
  const ids = new Set([...theirs.steps, ...mine.steps].map((step) => step.activity_id))
  for (const activity of ids) {
    if (!isSame(stepOf(mine, activity), stepOf(theirs, activity))) {
      found.push({ key: `step ${activity}`, activity })
    }
  }
  return found
}

export type Side = 'mine' | 'theirs'

/** Some things of mine, some of theirs; the order of the steps is theirs, and mine alone stand at the end. */
export function merged(
  mine: JourneyDesign,
  theirs: JourneyDesign,
  sides: Readonly<Record<string, Side>>,
): JourneyDesign {
  const differing = differencesOf(mine, theirs)
  const parts = differing.flatMap(({ key, part }) =>
    part && sides[key] === 'mine' ? [[part, mine[part]] as const] : [],
  )
  const isMine = new Set(
    differing.flatMap(({ key, activity }) => (activity && sides[key] === 'mine' ? [activity] : [])),
  )
  const kept = theirs.steps.flatMap((step) =>
    isMine.has(step.activity_id) ? mine.steps.filter((one) => one.activity_id === step.activity_id) : [step],
  )
  const known = new Set(theirs.steps.map((step) => step.activity_id))
  const added = mine.steps.filter(({ activity_id: id }) => !known.has(id) && isMine.has(id))
  return { ...theirs, ...Object.fromEntries(parts), steps: [...kept, ...added] }
}
