import { statusAt } from '../invitations.ts'
import type { FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'

/** Open invitations whose last message bounced. */
export const bouncedInvitations: FindItems = ({ tables, clock }) => {
  const now = clock.now()
  return [...tables.invitations.values()]
    .filter((one) => one.bouncedAt !== null && statusAt(one, now) === 'PENDING')
    .map(({ id, email, organization, bouncedAt }) =>
      itemOf('bounced_invitation', {
        objectType: 'invitation',
        objectId: id,
        name: { 'en-ca': email, 'fr-ca': email },
        organization,
        since: bouncedAt,
      }),
    )
}
