import type { FormField, FormFieldNumber, JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'
import { limitsOf, rangesOf, scoreFields } from '../forms/scores.ts'
import type { World } from '../store/world.ts'
import { latestVersion } from './forms.ts'
import { problemWords as words } from './journey-problem-words.ts'
import type { Sentences } from '../store/localized.ts'

/** The questions of the published form with this key, or why the form cannot be used. */
export function questionsOf(world: World, key: string): readonly FormField[] | Sentences {
  const form = world.tables.forms.find('key', key)
  if (!form) return words.formMissing
  if (form.retiredAt !== null) return words.formRetired
  const version = latestVersion(form)
  if (!version) return words.formUnpublished
  return version.definition.pages.flatMap(({ fields }) => fields.filter(({ type }) => type !== 'info'))
}

/** The questions and scores of a form, which conditions compare; none when the form cannot be used. */
export function comparedIn(world: World, key: string | null): readonly FormField[] {
  const found = key === null ? [] : questionsOf(world, key)
  if (key === null || isReason(found)) return []
  const form = world.tables.forms.find('key', key)
  const version = form && latestVersion(form)
  return [...found, ...(version ? scoreFields(version.definition) : [])]
}

export const isReason = (found: readonly FormField[] | Sentences): found is Sentences => !Array.isArray(found)

/** The ids of a step and of every step that comes before it. */
function idsUpTo({ first, steps }: JourneyDesign, activity: string): ReadonlySet<string> {
  const found = new Set([activity])
  const leadsTo = (id: string) => steps.filter(({ next }) => next.some((way) => way.activity_id === id))
  for (const id of found) {
    const before = leadsTo(id)
    // Only the care team starts such a step, after any other.
    if (before.length === 0 && !first.includes(id)) return new Set(steps.map((step) => step.activity_id))
    for (const step of before) found.add(step.activity_id)
  }
  return found
}

/** The score of a step, as the question about a number that it is to conditions; what is not answered adds nothing. */
function scoreOf(step: JourneyDesignStep, questions: readonly FormField[]): FormFieldNumber[] {
  if (!step.score) return []
  const { variable, of } = step.score
  return [{ type: 'number', key: variable, label: step.name, ...limitsOf(rangesOf(of, questions, true)) }]
}

/** Whether this is the score of a step, which has no name but that of the step. */
export const isStepScore = ({ steps }: JourneyDesign, field: FormField): boolean =>
  steps.some(({ name, score }) => score?.variable === field.key && name === field.label)

/** Rows, files, signatures and grids do not become variables. */
const isKept = ({ type }: FormField) =>
  type !== 'group' && type !== 'file' && type !== 'signature' && type !== 'matrix'

/**
 * The questions and scores with this name that a step's condition can compare. They come from the step's own form, or else
 * from the start form and the earlier steps.
 */
export function comparableWith(
  world: World,
  design: JourneyDesign,
  step: JourneyDesignStep,
  name: string,
): readonly FormField[] {
  const own = comparedIn(world, step.form).filter(({ key }) => key === name)
  if (own.length > 0) return own
  return keptBefore(world, design, step).filter((one) => one.key === name && isKept(one))
}

/** The questions whose answers the start form, this step or an earlier one stores as variables, with the scores. */
export function keptBefore(
  world: World,
  design: JourneyDesign,
  step: JourneyDesignStep,
): readonly FormField[] {
  const before = idsUpTo(design, step.activity_id)
  const kept = design.steps
    .filter((one) => before.has(one.activity_id))
    .flatMap((one) => {
      const questions = comparedIn(world, one.form)
      return [...scoreOf(one, questions), ...questions.filter(({ key }) => one.variables.includes(key))]
    })
  return [...comparedIn(world, design.start_form), ...kept]
}
