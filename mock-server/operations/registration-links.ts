import type { RegistrationLink } from '#generated/model/index.ts'
import type { Call, CallContext, Operations } from '../contract.ts'
import { openDefinition } from '../engine/offerings.ts'
import { newSecret } from '../engine/shares.ts'
import { conflict, invalidField, notFound } from '../failures.ts'
import { iso } from '../store/clock.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import type { RegistrationLinkRow } from '../store/registration-link-row.ts'
import { caresAt, isAdmin } from './access.ts'
import { pageOf } from './lists.ts'
import { definitionName, isoOrNull, personReference } from './views.ts'

type LinkCall =
  | Call<'listRegistrationLinks'>
  | Call<'createRegistrationLink'>
  | Call<'updateRegistrationLink'>

/** Whether the caller sees to the links of this organization. */
const manages = (call: LinkCall, organization: string) => isAdmin(call.user) || caresAt(call, organization)

/** @throws Failure 404 for another organization, and the same for one that never was */
function mustManage(call: LinkCall, organization: string): void {
  if (!call.world.tables.organizations.has(organization) || !manages(call, organization)) throw notFound()
}

const linkView = (link: RegistrationLinkRow, { world, locale, origin }: CallContext): RegistrationLink => ({
  id: link.id,
  organization: link.organization,
  process_definition: link.definition,
  process_definition_name: definitionName(link, { world, locale }) ?? '',
  url: `${origin}/accept?token=${link.token}`,
  enabled: link.enabled,
  created_at: iso(link.createdAt),
  created_by: personReference(world, link.createdBy),
  registered_count: link.registrations.length,
  last_registered_at: isoOrNull(link.registrations.at(-1)?.at ?? null),
})

/** The journey that a link is made for, of an organization that the caller sees to. */
function journeyFor(call: Call<'createRegistrationLink'>): JourneyDefinition {
  const { organization, process_definition: id } = call.body
  mustManage(call, organization)
  const definition = openDefinition(call.world, id)
  if (definition?.organization === organization) return definition
  throw invalidField('process_definition', {
    'en-ca': 'The organization offers no such journey.',
    'fr-ca': 'L’organisation n’offre pas ce parcours.',
  })
}

export const registrationLinks = {
  listRegistrationLinks: (call) => {
    const { organization, process_definition: definition } = call.query
    if (organization !== undefined) mustManage(call, organization)
    const rows = [...call.world.tables.registrationLinks.values()].filter(
      (one) =>
        (organization === undefined ? manages(call, one.organization) : one.organization === organization) &&
        (definition === undefined || one.definition === definition),
    )
    return pageOf(call, rows, (one) => linkView(one, call))
  },

  createRegistrationLink: (call) => {
    const { world, user } = call
    const definition = journeyFor(call)
    const links = world.tables.registrationLinks
    if ([...links.values()].some((one) => one.definition === definition.id)) {
      throw conflict(
        { 'en-ca': 'The journey has a link already.', 'fr-ca': 'Le parcours a déjà un lien.' },
        'link_exists',
      )
    }
    const link: RegistrationLinkRow = {
      id: world.newId('registration-link'),
      token: newSecret(16),
      organization: definition.organization,
      definition: definition.id,
      enabled: true,
      createdAt: world.clock.now(),
      createdBy: user.id,
      registrations: [],
    }
    links.set(link.id, link)
    return linkView(link, call)
  },

  updateRegistrationLink: (call) => {
    const link = call.world.tables.registrationLinks.get(call.params.id)
    if (!link || !manages(call, link.organization)) throw notFound()
    link.enabled = call.body.enabled
    return linkView(link, call)
  },
} satisfies Partial<Operations>
