import type { Operations } from '../contract.ts'
import { notFound } from '../failures.ts'
import type { OrganizationRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { belongsTo, isAdmin } from './access.ts'
import { pageOf, searched } from './lists.ts'
import { brandingView, organizationView } from './views.ts'

function organizationOf(world: World, id: string): OrganizationRow {
  const organization = world.tables.organizations.get(id)
  if (!organization) throw notFound()
  return organization
}

export const organizations = {
  // with a role: where the caller has it (D-31); without: where the caller belongs at all, for administrators all
  listOrganizations: (call) => {
    const { my_role_type: role, search } = call.query
    const rows = [...call.world.tables.organizations.values()].filter(
      ({ id }) => belongsTo(call, id, role) || (role === undefined && isAdmin(call.user)),
    )
    return pageOf(
      call,
      searched(rows, search, ({ name, address }) => [name, address]),
      (organization) => organizationView(organization, call.origin),
    )
  },

  getOrganization: ({ params, world, origin }) => organizationView(organizationOf(world, params.id), origin),

  getOrganizationBranding: ({ params, world, origin }) =>
    brandingView(organizationOf(world, params.id), origin),
} satisfies Partial<Operations>
