import type { SavedView } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { publishedDefinition } from '../engine/definitions.ts'
import { invalidField, notFound, emptyBodyError } from '../failures.ts'
import { iso } from '../store/clock.ts'
import { plain } from '../store/localized.ts'
import type { SavedViewRow } from '../store/saved-view-row.ts'
import { worksFor } from './access.ts'
import { pageOf } from './lists.ts'

type Any =
  | Call<'listSavedViews'>
  | Call<'createSavedView'>
  | Call<'updateSavedView'>
  | Call<'deleteSavedView'>

const view = (row: SavedViewRow): SavedView => ({
  id: row.id,
  name: row.name,
  organization: row.organization,
  process_definition: row.definition,
  filters: { ...row.filters },
  ordering: [...row.ordering],
  columns: [...row.columns],
  created_at: iso(row.createdAt),
  updated_at: iso(row.updatedAt),
})

const ownViews = ({ world, user }: Any): SavedViewRow[] =>
  [...world.tables.savedViews.values()].filter((one) => one.user === user.id)

function refuseStrangers(call: Any, organization: string): void {
  if (!worksFor(call, organization)) throw notFound()
}

function ownView(call: Call<'updateSavedView'> | Call<'deleteSavedView'>): SavedViewRow {
  const row = call.world.tables.savedViews.get(call.params.id)
  if (row?.user !== call.user.id) throw notFound()
  return row
}

/** The name as it is kept: that of no other view of the journey, whatever its case and accents. */
function freeName(call: Any, sent: string, definition: string, of?: SavedViewRow): string {
  const name = sent.trim()
  const isTaken = ownViews(call).some(
    (one) => one !== of && one.definition === definition && plain(one.name) === plain(name),
  )
  if (!isTaken) return name
  throw invalidField('name', {
    'en-ca': 'You already have a view with this name.',
    'fr-ca': 'Vous avez déjà une vue qui porte ce nom.',
  })
}

/** Views of enrolments, each member's own. */
export const savedViews = {
  listSavedViews: (call) => {
    const { organization, process_definition: definition } = call.query
    if (organization !== undefined) refuseStrangers(call, organization)
    const rows = ownViews(call)
      .filter(
        (one) =>
          (organization === undefined || one.organization === organization) &&
          (definition === undefined || one.definition === definition),
      )
      .toSorted((a, b) => a.name.localeCompare(b.name, call.locale))
    return pageOf(call, rows, view)
  },

  createSavedView: (call) => {
    const { world, user, body } = call
    refuseStrangers(call, body.organization)
    const definition = publishedDefinition(call.world, body.process_definition)
    if (definition?.organization !== body.organization) throw notFound()
    const now = world.clock.now()
    const row: SavedViewRow = {
      id: world.newId('saved-view'),
      user: user.id,
      organization: body.organization,
      definition: definition.id,
      name: freeName(call, body.name, definition.id),
      filters: body.filters,
      ordering: body.ordering,
      columns: body.columns,
      createdAt: now,
      updatedAt: now,
    }
    world.tables.savedViews.set(row.id, row)
    return view(row)
  },

  updateSavedView: (call) => {
    const { world, body } = call
    if (Object.keys(body).length === 0) throw emptyBodyError()
    const row = ownView(call)
    if (body.name !== undefined) row.name = freeName(call, body.name, row.definition, row)
    if (body.filters !== undefined) row.filters = body.filters
    if (body.ordering !== undefined) row.ordering = body.ordering
    if (body.columns !== undefined) row.columns = body.columns
    row.updatedAt = world.clock.now()
    return view(row)
  },

  deleteSavedView: (call) => {
    const { id } = ownView(call)
    call.world.tables.savedViews.delete(id)
  },
} satisfies Partial<Operations>
