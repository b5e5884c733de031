import type { WorklistView } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { emptyBodyError, invalidField, notFound } from '../failures.ts'
import { iso } from '../store/clock.ts'
import { plain } from '../store/localized.ts'
import type { WorklistViewRow } from '../store/saved-view-row.ts'
import { worksFor } from './access.ts'
import { pageOf } from './lists.ts'

type Any =
  | Call<'listWorklistViews'>
  | Call<'createWorklistView'>
  | Call<'updateWorklistView'>
  | Call<'deleteWorklistView'>

const view = (row: WorklistViewRow): WorklistView => ({
  id: row.id,
  name: row.name,
  organization: row.organization,
  filters: { ...row.filters },
  ordering: [...row.ordering],
  is_default: row.isDefault,
  created_at: iso(row.createdAt),
  updated_at: iso(row.updatedAt),
})

/** The caller's views of an organization's worklist. */
const viewsIn = ({ world, user }: Any, organization: string): WorklistViewRow[] =>
  [...world.tables.worklistViews.values()].filter(
    (one) => one.user === user.id && one.organization === organization,
  )

function refuseStrangers(call: Any, organization: string): void {
  if (!worksFor(call, organization)) throw notFound()
}

function ownView(call: Call<'updateWorklistView'> | Call<'deleteWorklistView'>): WorklistViewRow {
  const row = call.world.tables.worklistViews.get(call.params.id)
  if (row?.user !== call.user.id) throw notFound()
  return row
}

/** The name as it is stored, unless another view of the worklist has it; case and accents make no difference. */
function freeName(call: Any, sent: string, organization: string, of?: WorklistViewRow): string {
  const name = sent.trim()
  const isTaken = viewsIn(call, organization).some((one) => one !== of && plain(one.name) === plain(name))
  if (!isTaken) return name
  throw invalidField('name', {
    'en-ca': 'You already have a view with this name.',
    'fr-ca': 'Vous avez déjà une vue qui porte ce nom.',
  })
}

/** At most one view of a worklist is its default. */
function clearDefault(call: Any, organization: string): void {
  for (const one of viewsIn(call, organization)) one.isDefault = false
}

/** Views of the worklist, each member's own. */
export const worklistViews = {
  listWorklistViews: (call) => {
    const { organization } = call.query
    refuseStrangers(call, organization)
    const rows = viewsIn(call, organization).toSorted((a, b) => a.name.localeCompare(b.name, call.locale))
    return pageOf(call, rows, view)
  },

  createWorklistView: (call) => {
    const { world, user, body } = call
    refuseStrangers(call, body.organization)
    const now = world.clock.now()
    const row: WorklistViewRow = {
      id: world.newId('worklist-view'),
      user: user.id,
      organization: body.organization,
      name: freeName(call, body.name, body.organization),
      filters: body.filters,
      ordering: body.ordering,
      isDefault: body.is_default,
      createdAt: now,
      updatedAt: now,
    }
    if (row.isDefault) clearDefault(call, row.organization)
    world.tables.worklistViews.set(row.id, row)
    return view(row)
  },

  updateWorklistView: (call) => {
    const { world, body } = call
    if (Object.keys(body).length === 0) throw emptyBodyError()
    const row = ownView(call)
    if (body.name !== undefined) row.name = freeName(call, body.name, row.organization, row)
    if (body.filters !== undefined) row.filters = body.filters
    if (body.ordering !== undefined) row.ordering = body.ordering
    if (body.is_default !== undefined) {
      if (body.is_default) clearDefault(call, row.organization)
      row.isDefault = body.is_default
    }
    row.updatedAt = world.clock.now()
    return view(row)
  },

  deleteWorklistView: (call) => {
    const { id } = ownView(call)
    call.world.tables.worklistViews.delete(id)
  },
} satisfies Partial<Operations>
