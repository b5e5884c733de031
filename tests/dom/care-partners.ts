import type { CarePartnerLevel } from '#generated/model/index.ts'
import type { CarePartnershipRow } from '#mock-server/store/care-partnership-row.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { people } from '#mock-server/store/seeds/people.ts'
import { world } from './server.ts'

/** An invitation to help a seeded person, which the account with the address can answer. */
export function invitedBy(
  person: keyof typeof people,
  email: string,
  level: CarePartnerLevel,
): CarePartnershipRow {
  const id = uuidOf(`care-partnership:${person}:${email}`)
  const row: CarePartnershipRow = {
    id,
    patient: uuidOf(`patient:${person}`),
    email,
    partner: null,
    level,
    until: null,
    status: 'invited',
    invitedBy: uuidOf(`user:${person}`),
    invitedAt: world().clock.now(),
    acceptedAt: null,
  }
  world().tables.carePartnerships.set(id, row)
  return row
}

/** Someone who has accepted to help a seeded person, and acts for them now. */
export function helperOf(person: keyof typeof people, helper: keyof typeof people): void {
  const account = world().tables.users.get(uuidOf(`user:${helper}`))
  if (!account) throw new Error(`There is no ${helper}`)
  const invitation = invitedBy(person, account.email ?? '', 'manage')
  world().tables.carePartnerships.set(invitation.id, {
    ...invitation,
    status: 'active',
    partner: account.id,
    acceptedAt: world().clock.now(),
  })
  account.currentPatient = invitation.patient
}
