import type { JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'

const stepWith = ({ steps }: Pick<JourneyDesign, 'steps'>, activity: string) =>
  steps.find((step) => step.activity_id === activity)

/** The activities that can follow an activity, directly or later; itself only if a way leads back to it. */
function activitiesAfter(design: JourneyDesign, activity: string): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [activity]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const { activity_id: next } of stepWith(design, id)?.next ?? []) {
      if (!found.has(next)) waiting.push(next)
      found.add(next)
    }
  }
  return found
}

/**
 * For each activity that can be reached from the first steps, the activities that are done before it on every path,
 * with itself.
 */
export function alwaysBefore({ first, steps }: JourneyDesign): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>(first.map((id) => [id, new Set([id])]))
  let isSettled = false
  while (!isSettled) {
    isSettled = true
    for (const { activity_id: from, next } of steps) {
      const before = found.get(from)
      if (!before) continue
      for (const { activity_id: to } of next) {
        const known = found.get(to)
        const both = known ? [...known].filter((id) => id === to || before.has(id)) : [...before, to]
        if (known && both.length === known.size) continue
        found.set(to, new Set(both))
        isSettled = false
      }
    }
  }
  return found
}

/** The steps of the loop that a step is part of; empty if no way leads back to it. */
export function loopOf(design: JourneyDesign, step: JourneyDesignStep): readonly JourneyDesignStep[] {
  const after = activitiesAfter(design, step.activity_id)
  return design.steps.filter(
    ({ activity_id: id }) => after.has(id) && activitiesAfter(design, id).has(step.activity_id),
  )
}
