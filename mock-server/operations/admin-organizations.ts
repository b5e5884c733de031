import type { OrganizationOverview } from '#generated/model/index.ts'
import type { CallContext, Operations } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { offeringsOf } from '../engine/offerings.ts'
import { writtenAddress } from '../engine/postal-address.ts'
import { newSecret } from '../engine/shares.ts'
import { notFound } from '../failures.ts'
import { iconPath } from '../media/logos.ts'
import { iso } from '../store/clock.ts'
import type { OrganizationRow } from '../store/rows.ts'
import { addressFrom, changeOrganization, themeFrom } from './change-organization.ts'
import type { SortKeys } from './lists.ts'
import { ordered, pageOf, searched } from './lists.ts'
import { textOrNull } from '../engine/one-line.ts'
import { expectRevisionIfSent } from './revisions.ts'
import { pictureFrom } from './sent-picture.ts'
import { brandingView, organizationView } from './views.ts'

type Looked = Pick<CallContext, 'world' | 'origin'>

function view(organization: OrganizationRow, { world, origin }: Looked): OrganizationOverview {
  const members = world.tables.memberships.filter((one) => one.organization === organization.id)
  const { logo, logo_alt = null } = brandingView(organization, origin)
  return {
    ...organizationView(organization, origin),
    address: organization.address || null,
    postal_address: organization.postalAddress,
    contact_name: organization.contactName,
    email: organization.email,
    phone: organization.phone,
    logo,
    logo_alt,
    member_count: new Set(members.map(({ user }) => user)).size,
    journey_count: offeringsOf(world, organization.id).filter(({ row }) => row.isOffered).length,
    keeps_health_cards: organization.keepsHealthCards,
    reviews_journeys: organization.reviewsJourneys ?? false,
    teen_privacy_age: organization.teenPrivacyAge ?? null,
    revision: organization.revision,
    updated_at: iso(organization.updatedAt),
  }
}

function organizationOf({ world }: Looked, id: string): OrganizationRow {
  const organization = world.tables.organizations.get(id)
  if (!organization) throw notFound()
  return organization
}

const sortKeys = {
  name: ({ name }) => name,
  member_count: (one) => one.member_count,
  journey_count: (one) => one.journey_count,
  updated_at: (one) => one.updated_at,
} satisfies SortKeys<string, OrganizationOverview>

export const adminOrganizations = {
  listOrganizationOverviews: (call) => {
    const { search, province__in: provinces, ordering } = call.query
    const rows = [...call.world.tables.organizations.values()].filter(
      ({ postalAddress }) =>
        provinces === undefined || (postalAddress !== null && provinces.includes(postalAddress.province)),
    )
    const found = searched(rows, search, ({ name, address, contactName, email }) => [
      name,
      address,
      contactName,
      email,
    ])
    const looked = found.map((one) => view(one, call))
    return pageOf(call, ordered(looked, [...(ordering ?? []), 'name'], sortKeys), (one) => one)
  },

  getOrganizationOverview: (call) => view(organizationOf(call, call.params.id), call),

  createOrganization: (call) => {
    const { world, body, locale } = call
    const address = addressFrom(body.postal_address ?? null)
    const organization: OrganizationRow = {
      id: world.newId('organization'),
      name: body.name.trim(),
      icon: null,
      iconFile: null,
      logo: null,
      logoAlt: null,
      logoFile: null,
      theme: themeFrom(body.theme ?? null),
      address: address ? writtenAddress(address, locale) : '',
      postalAddress: address,
      contactName: textOrNull(body.contact_name),
      email: body.email ?? null,
      phone: textOrNull(body.phone),
      keepsHealthCards: false,
      revision: 1,
      updatedAt: world.clock.now(),
    }
    world.tables.organizations.set(organization.id, organization)
    recordAudit(call, {
      action: 'created',
      objectType: 'organization',
      objectId: organization.id,
      objectName: organization.name,
      organization: organization.id,
    })
    return view(organization, call)
  },

  saveOrganizationIcon: async (call) => {
    const organization = organizationOf(call, call.params.id)
    const iconFile = await pictureFrom(call.body.file)
    expectRevisionIfSent(call, organization.revision)
    changeOrganization(call, organization, () => {
      organization.iconFile = iconFile
      organization.icon = iconPath(organization, newSecret(6))
    })
    return view(organization, call)
  },

  deleteOrganizationIcon: (call) => {
    const organization = organizationOf(call, call.params.id)
    expectRevisionIfSent(call, organization.revision)
    changeOrganization(call, organization, () => {
      organization.icon = null
      organization.iconFile = null
    })
  },
} satisfies Partial<Operations>
