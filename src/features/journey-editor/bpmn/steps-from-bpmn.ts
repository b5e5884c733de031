import type { JourneyDesign } from '#generated/model/index.ts'
import { blankStep } from '../design/design.ts'
import type { Bpmn } from './read-bpmn.ts'

/** Maximum length of a step name. */
const MOST = 100

/** Converts a task id to a valid activity id. */
const activityOf = (id: string): string => {
  const plain = id.replaceAll(/[^A-Za-z0-9_.-]/g, '_').slice(0, MOST - 1)
  return /^[A-Za-z_]/.test(plain) ? plain : `_${plain}`
}

/** Tasks of a diagram that are not steps of the journey yet. */
export function newTasks(design: JourneyDesign, { tasks }: Bpmn) {
  const known = new Set(design.steps.map(({ activity_id: id }) => id))
  return tasks.filter(({ id }) => !known.has(activityOf(id)))
}

/** Adds a step for each new task. Names are imported as English; the French ones are left empty. */
export function withBpmn(design: JourneyDesign, bpmn: Bpmn, forms: ReadonlySet<string>): JourneyDesign {
  const added = newTasks(design, bpmn).map((task) => ({
    ...blankStep(activityOf(task.id)),
    kind: task.form === null ? ('activity' as const) : ('form' as const),
    name: { 'en-ca': task.name, 'fr-ca': '' },
    form: task.form !== null && forms.has(task.form) ? task.form : null,
    next: task.next.map((id) => ({ activity_id: activityOf(id), when: null })),
  }))
  return {
    ...design,
    first: design.first.length > 0 ? design.first : bpmn.first.map(activityOf),
    steps: [...design.steps, ...added],
  }
}
