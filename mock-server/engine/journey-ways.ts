import type { JourneyDesign, JourneyDesignStep, Language } from '#generated/model/index.ts'
import type { World } from '../store/world.ts'
import { exampleOf, type Outcome, outcomesOf } from './journey-branches.ts'
import { alwaysBefore, loopOf } from './journey-graph.ts'
import type { JourneyProblem } from './journey-problem.ts'
import { comparableWith, comparedIn } from './journey-questions.ts'
import { stepName, wayWords as words } from './journey-way-words.ts'

const bothLanguages = <Made>(make: (language: Language) => Made) => ({
  'en-ca': make('en-ca'),
  'fr-ca': make('fr-ca'),
})

/** Ways that never open anything, and loops that no answer leaves. */
export function wayErrors(world: World, design: JourneyDesign): JourneyProblem[] {
  const before = alwaysBefore(design)
  return design.steps.flatMap((step, index) => {
    const pointer = `/steps/${index}`
    const found = step.next.flatMap((way, at): JourneyProblem[] => {
      const place = `${pointer}/next/${at}/activity_id`
      const target = design.steps.find(({ activity_id: id }) => id === way.activity_id)
      if (!target) return []
      const isSame = (other: typeof way) => JSON.stringify(other) === JSON.stringify(way)
      if (step.next.findIndex(isSame) < at) {
        return [{ pointer: place, message: words.wayTwice(stepName(target)) }]
      }
      const isDone = before.get(step.activity_id)?.has(way.activity_id)
      return way.when === null && isDone
        ? [{ pointer: place, message: words.neverAgain(stepName(target)) }]
        : []
    })
    return isEndless(world, design, step)
      ? [...found, { pointer: `${pointer}/next`, message: words.endless(stepName(step)) }]
      : found
  })
}

/** Whether the step is the first of a loop that goes on after every answer. */
function isEndless(world: World, design: JourneyDesign, step: JourneyDesignStep): boolean {
  const loop = loopOf(design, step)
  if (loop[0] !== step) return false
  const ids = new Set(loop.map(({ activity_id: id }) => id))
  const goesOn = (one: JourneyDesignStep) => {
    if (one.next.some(({ activity_id: id, when }) => when === null && ids.has(id))) return true
    return outcomesOf(world, design, one)?.every(({ taken }) =>
      taken.some(({ way }) => ids.has(way.activity_id)),
    )
  }
  // Without a condition, a step that was done does not open again, so such a loop ends.
  const opensAgain = loop.some(({ next }) => next.some(({ activity_id: id, when }) => when && ids.has(id)))
  return opensAgain && loop.every(goesOn)
}

/** Branches that overlap, leave a gap, or depend on an answer that may be missing. */
export function wayWarnings(world: World, design: JourneyDesign): JourneyProblem[] {
  const before = alwaysBefore(design)
  return design.steps.flatMap((step, index) => [
    ...branchWarnings(world, design, { step, pointer: `/steps/${index}` }),
    ...skippedQuestions(world, design, { step, pointer: `/steps/${index}`, before }),
  ])
}

type Place = { readonly step: JourneyDesignStep; readonly pointer: string }

function branchWarnings(world: World, design: JourneyDesign, { step, pointer }: Place): JourneyProblem[] {
  const nameOf = (activity: string) => stepName(design.steps.find(({ activity_id: id }) => id === activity))
  const always = step.next.filter(({ when }) => when === null).map(({ activity_id: id }) => id)
  const idle = step.next.flatMap(({ activity_id: id, when }, at): JourneyProblem[] =>
    when && always.includes(id)
      ? [{ pointer: `${pointer}/next/${at}/when/field`, message: words.idle(nameOf(id)) }]
      : [],
  )
  const branches = step.next.filter(({ when }) => when !== null)
  const outcomes = branches.length < 2 ? undefined : outcomesOf(world, design, step)
  const gap = always.length === 0 && outcomes?.find(({ taken }) => taken.length === 0)
  const isOfPatient = (activity: string) =>
    design.steps.some((one) => one.activity_id === activity && one.audience === 'patient')
  // A step of the patient and one of the care team are often meant to open together.
  const toPatient = ({ taken }: Outcome) => taken.filter(({ way }) => isOfPatient(way.activity_id))
  const overlap = outcomes?.find(
    (outcome) => new Set(toPatient(outcome).map(({ way }) => way.activity_id)).size > 1,
  )
  const [one, other] = overlap ? toPatient(overlap) : []
  return [
    ...idle,
    ...(gap
      ? [{ pointer: `${pointer}/next`, message: words.gap(bothLanguages((in_) => exampleOf(gap, in_))) }]
      : []),
    ...(overlap && one && other
      ? [
          {
            pointer: `${pointer}/next/${other.index}/when/field`,
            message: words.overlap({
              example: bothLanguages((in_) => exampleOf(overlap, in_)),
              one: nameOf(one.way.activity_id),
              other: nameOf(other.way.activity_id),
            }),
          },
        ]
      : []),
  ]
}

type Passed = Place & { readonly before: ReturnType<typeof alwaysBefore> }

/** Conditions on an answer that only some paths to the step ask for. */
function skippedQuestions(
  world: World,
  design: JourneyDesign,
  { step, pointer, before }: Passed,
): JourneyProblem[] {
  const passed = before.get(step.activity_id)
  if (!passed) return []
  const asks = (form: string | null, key: string) => comparedIn(world, form).some((one) => one.key === key)
  return step.next.flatMap(({ when }, at): JourneyProblem[] => {
    if (!when || asks(step.form, when.field) || asks(design.start_form, when.field)) return []
    if (comparableWith(world, design, step, when.field).length === 0) return []
    const isKept = design.steps.some(
      ({ activity_id: id, variables, score }) =>
        passed.has(id) && (variables.includes(when.field) || score?.variable === when.field),
    )
    return isKept ? [] : [{ pointer: `${pointer}/next/${at}/when/field`, message: words.skipped }]
  })
}
