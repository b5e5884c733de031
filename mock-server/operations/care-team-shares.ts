import type { CareTeamShare } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { careTeamShareOf, isOver } from '../engine/care-team-shares.ts'
import { withdrawUnshared } from '../engine/record-suggestions.ts'
import { invalidField, notFound } from '../failures.ts'
import { shareKey } from '../store/care-team-share-row.ts'
import { iso } from '../store/clock.ts'
import type { OrganizationRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { ownPatientFor } from './access.ts'
import { pageOf } from './lists.ts'
import { personReference } from './views.ts'

type ShareCall = Call<'listCareTeamShares'> | Call<'saveCareTeamShare'>

/** The organizations that the caller's profile has a journey in, by name. */
function organizationsOf(call: ShareCall): readonly OrganizationRow[] {
  const { instances, organizations } = call.world.tables
  const patient = ownPatientFor(call, call.params.id)
  const ids = new Set(instances.where('patient', patient.id).map(({ organization }) => organization))
  return [...ids]
    .flatMap((id) => organizations.get(id) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-CA'))
}

function view(world: World, { id, name }: OrganizationRow, patient: string): CareTeamShare {
  const { sections, until, openings } = careTeamShareOf(world, id, patient)
  return {
    organization: { id, name },
    sections: [...sections],
    until,
    opened_count: openings.length,
    openings: openings
      .toReversed()
      .slice(0, 100)
      .map((one) => ({
        opened_at: iso(one.openedAt),
        opened_by: personReference(world, one.openedBy),
        sections: [...one.sections],
      })),
  }
}

/** What people show of their Health Story to the care teams of their organizations. */
export const careTeamShares = {
  listCareTeamShares: (call) =>
    pageOf(call, organizationsOf(call), (row) => view(call.world, row, call.params.id)),

  saveCareTeamShare: (call) => {
    const { world, params, body } = call
    const organization = organizationsOf(call).find(({ id }) => id === params.organization_id)
    if (!organization) throw notFound()
    const { until } = body
    if (until !== null && isOver(world, until)) {
      throw invalidField('until', {
        'en-ca': 'Choose today or a later day.',
        'fr-ca': 'Choisissez aujourd’hui ou une date ultérieure.',
      })
    }
    const key = shareKey(organization.id, params.id)
    const openings = world.tables.careTeamShares.get(key)?.openings ?? []
    world.tables.careTeamShares.set(key, { sections: [...new Set(body.sections)], until, openings })
    withdrawUnshared(world, { organization: organization.id, patient: params.id }, body.sections)
    return view(world, organization, params.id)
  },
} satisfies Partial<Operations>
