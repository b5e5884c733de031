import type { OrganizationOffering } from '#generated/model/index.ts'
import type { CallContext, Operations } from '../contract.ts'
import { changesBetween, recordAudit } from '../engine/audit.ts'
import { isOngoing } from '../engine/join-journey.ts'
import type { Offering } from '../engine/offerings.ts'
import { changeOffering, offeringsOf } from '../engine/offerings.ts'
import { invalidField, notFound, emptyBodyError } from '../failures.ts'
import { textIn } from '../store/localized.ts'
import { refuseTwice } from './each-once.ts'
import { pageOf, searched } from './lists.ts'
import { expectRevision } from './revisions.ts'

const fields = ['is_offered', 'is_discoverable', 'position', 'languages'] as const

function view({ definition, row }: Offering, { world, locale }: CallContext): OrganizationOffering {
  const active = world.tables.instances.where('definition', definition.id).filter(isOngoing)
  return {
    process_definition: definition.id,
    organization: definition.organization,
    name: textIn(locale, definition.name),
    written_languages: definition.languages,
    languages: row.languages,
    is_offered: row.isOffered,
    is_discoverable: row.isDiscoverable,
    position: row.position,
    active_count: active.length,
    revision: row.revision,
  }
}

export const organizationOfferings = {
  listOrganizationOfferings: (call) => {
    const { world, params, query, locale } = call
    if (!world.tables.organizations.has(params.id)) throw notFound()
    const found = searched(offeringsOf(world, params.id), query.search, ({ definition }) => [
      textIn(locale, definition.name),
    ])
    return pageOf(call, found, (one) => view(one, call))
  },

  updateOrganizationOffering: (call) => {
    const { world, params, body } = call
    const offering = offeringsOf(world, params.id).find(
      ({ definition }) => definition.id === params.definition_id,
    )
    if (!offering) throw notFound()
    expectRevision(call, offering.row.revision)
    if (Object.keys(body).length === 0) throw emptyBodyError()
    const { definition } = offering
    refuseTwice('languages', body.languages)
    if (body.languages?.some((one) => !definition.languages.includes(one))) {
      throw invalidField('languages', {
        'en-ca': 'The journey is not written in this language.',
        'fr-ca': 'Le parcours n’est pas écrit dans cette langue.',
      })
    }
    const before = view(offering, call)
    const after = view(changeOffering(world, definition, body), call)
    const changes = changesBetween(before, after, fields)
    if (changes.length > 0) {
      recordAudit(call, {
        action: 'changed',
        objectType: 'organization_journey',
        objectId: definition.id,
        objectName: textIn('en-ca', definition.name),
        organization: params.id,
        changes,
      })
    }
    return after
  },
} satisfies Partial<Operations>
