import type { EnrolmentCounts } from '#generated/model/index.ts'
import { minuteOf } from '../store/clock.ts'
import { foundByJourney } from '../store/found-by-journey.ts'
import { foundRows } from '../store/found-rows.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import type { InstanceRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { attentionIn } from './attention.ts'
import { publishedDefinitions } from './definitions.ts'
import { isOfCareTeam, taskStatus } from './progress.ts'
import { isWithdrawn } from './withdrawal.ts'

/** The enrolments of a journey by status; `lastActivityAt` is epoch ms, null without enrolments. */
type Standing = {
  readonly definition: JourneyDefinition
  readonly counts: EnrolmentCounts
  openProviderTasks: number
  lastActivityAt: number | null
}

/** The enrolments of an organization's journey by status, and its open items that need attention. */
export type OfferedJourney = Readonly<Standing> & { readonly attention: number }

const nothingYet = (definition: JourneyDefinition): Standing => ({
  definition,
  counts: { active: 0, pending: 0, completed: 0, cancelled: 0 },
  openProviderTasks: 0,
  lastActivityAt: null,
})

/** The contribution of one enrolment to the counts of its journey. */
type Part = {
  readonly instance: InstanceRow
  readonly counted: keyof EnrolmentCounts
  readonly openProviderTasks: number
  readonly lastActivityAt: number
}

function partOf({ tables }: World, instance: InstanceRow): Part {
  const tasks = tables.tasks.where('instance', instance.id)
  const open = tasks.filter((task) => taskStatus(task) === 'open')
  return {
    instance,
    counted: countOf(instance, tasks.length > 0),
    openProviderTasks: open.filter((task) => isOfCareTeam(instance, task)).length,
    lastActivityAt: tables.events
      .where('instance', instance.id)
      .reduce((latest, { at }) => Math.max(latest, at), instance.enrolledAt),
  }
}

const parts = foundByJourney<Part>(({ instance }) => instance.id)

/** Evaluates each enrolment once, and again after a change, then adds them up. */
function standingsIn(world: World, organization: string): readonly Standing[] {
  const { instances } = world.tables
  const standings = new Map<string, Standing>()
  for (const definition of publishedDefinitions(world)) {
    if (definition.organization === organization) standings.set(definition.id, nothingYet(definition))
  }
  const all = parts(world, [organization], {
    find: (journeys) =>
      (journeys?.flatMap((id) => instances.get(id) ?? []) ?? instances.where('organization', organization))
        .filter((one) => one.organization === organization && !isWithdrawn(world, one.patient))
        .map((one) => partOf(world, one)),
    // they are added up, in whatever order
    order: () => 0,
  })
  for (const { instance, counted, openProviderTasks, lastActivityAt } of all) {
    const journey = standings.get(instance.definition)
    if (!journey) continue
    journey.counts[counted] += 1
    journey.openProviderTasks += openProviderTasks
    journey.lastActivityAt = Math.max(journey.lastActivityAt ?? lastActivityAt, lastActivityAt)
  }
  return [...standings.values()]
}

const offered = foundRows<OfferedJourney>()

/** The journeys that an organization offers. */
export const offeredJourneys = (world: World, organization: string): readonly OfferedJourney[] =>
  offered(world, [organization, minuteOf(world.clock.now())], () => {
    const attention = new Map<string | null, number>()
    for (const { id, definition } of attentionIn(world, organization)) {
      if (!world.tables.acknowledgements.has(id)) {
        attention.set(definition, (attention.get(definition) ?? 0) + 1)
      }
    }
    return standingsIn(world, organization).map((standing) => ({
      ...standing,
      attention: attention.get(standing.definition.id) ?? 0,
    }))
  })

/** How an enrolment is counted: what was left stays left, what was finished stays finished. */
function countOf({ cancelledAt, completedAt }: InstanceRow, isBegun: boolean): keyof EnrolmentCounts {
  if (cancelledAt !== null) return 'cancelled'
  if (completedAt !== null) return 'completed'
  return isBegun ? 'active' : 'pending'
}
