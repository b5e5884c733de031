import type { OrganizationOfferingUpdate } from '#generated/model/index.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import type { OfferingRow } from '../store/offering-row.ts'
import type { World } from '../store/world.ts'
import { offeredDefinition, publishedDefinitions } from './definitions.ts'

/** A journey of an organization and how it is offered. */
export type Offering = { readonly definition: JourneyDefinition; readonly row: Readonly<OfferingRow> }

/** The journeys that an organization can offer: published, and not retired. */
const definitionsOf = (world: World, organization: string): JourneyDefinition[] =>
  publishedDefinitions(world).filter(
    (one) => one.organization === organization && offeredDefinition(world, one.id) !== undefined,
  )

const byPosition = (a: Offering, b: Offering) => a.row.position - b.row.position

/** The default offering: open to everyone, listed after journeys with a position. */
const untouched = (definition: JourneyDefinition): OfferingRow => ({
  definition: definition.id,
  organization: definition.organization,
  isOffered: true,
  isDiscoverable: true,
  position: Number.MAX_SAFE_INTEGER,
  languages: [...definition.languages],
  revision: 1,
})

/** How a journey is offered. */
export function offeringOf({ tables }: World, definition: JourneyDefinition): Readonly<OfferingRow> {
  return tables.offerings.get(definition.id) ?? untouched(definition)
}

/** Every journey of an organization in its order, also those that are off; positions count from 1 without a gap. */
export const offeringsOf = (world: World, organization: string): Offering[] =>
  definitionsOf(world, organization)
    .map((definition) => ({ definition, row: offeringOf(world, definition) }))
    .toSorted(byPosition)
    .map(({ definition, row }, index) => ({ definition, row: { ...row, position: index + 1 } }))

/** Whether new people can join the journey. */
export const isOffered = (world: World, definition: JourneyDefinition): boolean =>
  offeringOf(world, definition).isOffered

/** A journey that is open for enrolment: published, not retired, and not turned off. */
export function openDefinition(world: World, id: string): JourneyDefinition | undefined {
  const definition = offeredDefinition(world, id)
  return definition && isOffered(world, definition) ? definition : undefined
}

/** Whether patients find it by themselves, and join it without an invitation. */
export function isDiscoverable(world: World, definition: JourneyDefinition): boolean {
  const row = offeringOf(world, definition)
  return row.isOffered && row.isDiscoverable
}

/**
 * Changes how a journey is offered; another position moves the journeys between by one. Their revisions stay: nobody
 * who changes one of them overwrites anything by that.
 * @returns the journey as it is offered now
 */
export function changeOffering(
  world: World,
  { organization, id }: JourneyDefinition,
  { is_offered, is_discoverable, languages, position }: OrganizationOfferingUpdate,
): Offering {
  const all = offeringsOf(world, organization)
  const changed = all.map((one) =>
    one.definition.id === id
      ? {
          ...one,
          row: {
            ...one.row,
            isOffered: is_offered ?? one.row.isOffered,
            isDiscoverable: is_discoverable ?? one.row.isDiscoverable,
            languages: languages ?? one.row.languages,
            revision: one.row.revision + 1,
          },
        }
      : one,
  )
  const [moved] = changed.filter(({ definition }) => definition.id === id)
  if (!moved) throw new Error(`There is no journey ${id} in its own organization`)
  const others = changed.filter((one) => one !== moved)
  const at = (position ?? moved.row.position) - 1
  const inOrder = [...others.slice(0, at), moved, ...others.slice(at)]
  for (const [index, { definition, row }] of inOrder.entries()) {
    world.tables.offerings.set(definition.id, { ...row, position: index + 1 })
  }
  return { definition: moved.definition, row: offeringOf(world, moved.definition) }
}
