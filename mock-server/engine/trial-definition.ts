import type { JourneyDesign } from '#generated/model/index.ts'
import type { FormRow } from '../store/form-row.ts'
import type { JourneyDefinition, JourneyStep } from '../store/journey-definition.ts'
import { stepOf } from '../store/journey-definition.ts'
import type { World } from '../store/world.ts'
import { definitionFrom } from './journey-design.ts'
import { comparedIn } from './journey-questions.ts'

/** Gives the world of a trial the forms of the real one; what was never published has its draft as a version. */
export function copyForms(real: World, trial: World): void {
  for (const [id, row] of real.tables.forms) trial.tables.forms.set(id, withVersion(row))
}

function withVersion(row: FormRow): FormRow {
  const { versions, draft, updatedAt, updatedBy } = row
  if (versions.length > 0 || !draft) return row
  const version = { number: 1, definition: draft.definition, publishedAt: updatedAt, publishedBy: updatedBy }
  return { ...row, versions: [{ ...version, comment: null }] }
}

/** A design as the engine runs it, without ways to steps that it does not have. */
export function trialDefinition(
  world: World,
  design: JourneyDesign,
  organization: string,
): JourneyDefinition {
  const asked = comparedIn(world, design.start_form).map(({ key }) => key)
  const published = { id: 'trial', key: 'trial', organization, version: 1 }
  const definition = definitionFrom(design, published, asked)
  const exists = (activity: string) => stepOf(definition, activity) !== undefined
  const withoutGaps = (step: JourneyStep): JourneyStep => ({
    ...step,
    next: step.next.filter(({ activity }) => exists(activity)),
  })
  return {
    ...definition,
    first: definition.first.filter(exists),
    steps: definition.steps.map(withoutGaps),
  }
}
