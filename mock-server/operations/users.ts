import type { Operations } from '../contract.ts'
import { forbidden, invalidField, notFound } from '../failures.ts'
import { claimGuest } from '../engine/claim-guest.ts'
import { pageOf, searched } from './lists.ts'
import { userView } from './views.ts'

export const users = {
  listUsers: (call) => {
    const { organization, role_types__in: roles, search } = call.query
    const { memberships } = call.world.tables
    const rows = [...call.world.tables.users.values()].filter(
      (user) =>
        (!roles || user.roles.some((role) => roles.includes(role))) &&
        (!organization ||
          memberships.some((one) => one.user === user.id && one.organization === organization)),
    )
    const found = searched(rows, search, (user) => [`${user.firstName} ${user.lastName}`, user.email])
    return pageOf(call, found, userView)
  },

  getCurrentUser: ({ user }) => userView(user),

  claimGuestUser: ({ params, body, user, world }) => {
    const guest = world.tables.users.get(params.id)
    if (!guest) throw notFound()
    if (!guest.isGuest) throw forbidden()
    if (world.tables.claimNonces.get(body.guest_nonce) !== guest.id) {
      throw invalidField('guest_nonce', {
        'en-ca': 'This code is not valid any more.',
        'fr-ca': 'Ce code n’est plus valide.',
      })
    }
    claimGuest(world, guest, user)
    world.tables.claimNonces.delete(body.guest_nonce)
    return userView(user)
  },
} satisfies Partial<Operations>
