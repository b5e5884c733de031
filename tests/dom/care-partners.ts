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
