import type { VariableValue } from '#generated/model/index.ts'
import { uuidOf } from '../store/ids.ts'
import type { IncidentRow } from '../store/incident-row.ts'
import type { JourneyStep, StepNeed } from '../store/journey-definition.ts'
import type { InstanceRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  // 30 February is read as a day of March
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function isOfKind(value: VariableValue | undefined, kind: StepNeed['kind']): boolean {
  switch (kind) {
    case 'date':
      return typeof value === 'string' && isDay(value)
    case 'number':
      return typeof value === 'number'
    case 'text':
      return typeof value === 'string' && value.trim() !== ''
  }
}

const valueOf = ({ variables }: InstanceRow, name: string): VariableValue | undefined =>
  Object.hasOwn(variables, name) ? variables[name] : undefined

/** Whether the journey has the variable, of the kind that is needed. */
export const isMet = (instance: InstanceRow, { variable, kind }: StepNeed): boolean =>
  isOfKind(valueOf(instance, variable), kind)

/** What a step needs and the journey does not have. */
export const allMissingFor = (instance: InstanceRow, { needs = [] }: JourneyStep): StepNeed[] =>
  needs.filter((need) => !isMet(instance, need))

/** The first thing that a step needs and the journey does not have. */
export const missingFor = (instance: InstanceRow, step: JourneyStep): StepNeed | undefined =>
  allMissingFor(instance, step)[0]

/** The incidents of a journey, the latest first, resolved ones too. */
export const incidentsOf = ({ tables }: World, instance: string): readonly IncidentRow[] =>
  tables.incidents.where('instance', instance).toReversed()

export const openIncidentsOf = (world: World, instance: string): readonly IncidentRow[] =>
  incidentsOf(world, instance).filter(({ resolvedAt }) => resolvedAt === null)

/** Writes down that a step could not be opened; once, as long as it is so. @param at epoch ms */
export function raiseIncident(
  world: World,
  instance: InstanceRow,
  { activity }: JourneyStep,
  { variable, at }: { variable: string; at: number },
): void {
  const all = incidentsOf(world, instance.id)
  if (all.some((one) => one.activity === activity && one.resolvedAt === null)) return
  const id = uuidOf(`incident:${instance.id}:${all.length}`)
  const found = valueOf(instance, variable)
  world.tables.incidents.set(id, {
    id,
    instance: instance.id,
    activity,
    variable,
    found,
    createdAt: at,
    resolvedAt: null,
  })
}

/** The incidents of a journey are over: those of one activity, which was opened, or all. @param at epoch ms */
export function resolveIncidents(world: World, instance: InstanceRow, at: number, activity?: string): void {
  for (const incident of openIncidentsOf(world, instance.id)) {
    if (activity === undefined || incident.activity === activity) incident.resolvedAt = at
  }
}
