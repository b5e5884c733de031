import type { Call, Operations } from '../contract.ts'
import { writtenAddress } from '../engine/postal-address.ts'
import { newSecret } from '../engine/shares.ts'
import { forbidden, notFound, emptyBodyError } from '../failures.ts'
import { logoPath } from '../media/logos.ts'
import type { OrganizationRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { belongsTo, caresAt, isAdmin } from './access.ts'
import { addressFrom, changeOrganization, themeFrom } from './change-organization.ts'
import { pageOf, searched } from './lists.ts'
import { textOrNull } from '../engine/one-line.ts'
import { expectRevisionIfSent } from './revisions.ts'
import { pictureFrom } from './sent-picture.ts'
import { brandingView, organizationView } from './views.ts'

function organizationOf(world: World, id: string): OrganizationRow {
  const organization = world.tables.organizations.get(id)
  if (!organization) throw notFound()
  return organization
}

/** One that the caller may change: members of its care team and administrators. */
function ownOrganizationOf(
  call: Call<'updateOrganization'> | Call<'saveOrganizationLogo'> | Call<'deleteOrganizationLogo'>,
): OrganizationRow {
  const organization = organizationOf(call.world, call.params.id)
  if (!isAdmin(call.user) && !caresAt(call, organization.id)) throw notFound()
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

  updateOrganization: (call) => {
    const { body, locale, origin } = call
    const organization = ownOrganizationOf(call)
    if (Object.keys(body).length === 0) throw emptyBodyError()
    const { keeps_health_cards: keepsHealthCards, reviews_journeys: reviewsJourneys } = body
    const choices = [keepsHealthCards, reviewsJourneys, body.teen_privacy_age]
    if (choices.some((one) => one !== undefined) && !isAdmin(call.user)) throw forbidden()
    expectRevisionIfSent(call, organization.revision)
    const name = body.name?.trim() ?? organization.name
    const theme = body.theme === undefined ? organization.theme : themeFrom(body.theme)
    const contact = textOrNull(body.contact_name)
    const address = addressFrom(body.postal_address ?? null)
    changeOrganization(call, organization, () => {
      organization.name = name
      organization.theme = theme
      if (body.postal_address !== undefined) {
        organization.postalAddress = address
        organization.address = address ? writtenAddress(address, locale) : ''
      }
      if (body.contact_name !== undefined) organization.contactName = contact
      if (body.email !== undefined) organization.email = body.email
      if (body.phone !== undefined) organization.phone = textOrNull(body.phone)
      if (keepsHealthCards !== undefined) organization.keepsHealthCards = keepsHealthCards
      if (reviewsJourneys !== undefined) organization.reviewsJourneys = reviewsJourneys
      if (body.teen_privacy_age !== undefined) organization.teenPrivacyAge = body.teen_privacy_age
      if (body.logo_alt !== undefined) organization.logoAlt = textOrNull(body.logo_alt)
    })
    return organizationView(organization, origin)
  },

  saveOrganizationLogo: async (call) => {
    const organization = ownOrganizationOf(call)
    const logoFile = await pictureFrom(call.body.file)
    expectRevisionIfSent(call, organization.revision)
    changeOrganization(call, organization, () => {
      organization.logoFile = logoFile
      organization.logo = logoPath(organization, newSecret(6))
    })
    return brandingView(organization, call.origin)
  },

  deleteOrganizationLogo: (call) => {
    const organization = ownOrganizationOf(call)
    expectRevisionIfSent(call, organization.revision)
    changeOrganization(call, organization, () => {
      organization.logo = null
      organization.logoFile = null
      organization.logoAlt = null
    })
  },
} satisfies Partial<Operations>
