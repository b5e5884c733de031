import type { Operations } from '../contract.ts'
import { invalidField, notFound } from '../failures.ts'
import { claimGuest } from '../engine/claim-guest.ts'
import { pageOf, searched } from './lists.ts'
import { userView } from './views.ts'

const badNonce = () =>
  invalidField('guest_nonce', {
    'en-ca': 'This code is not valid any more.',
    'fr-ca': 'Ce code n’est plus valide.',
  })

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
    const { claimNonces, users: everybody } = world.tables
    const guest = everybody.get(params.id)
    const nonce = claimNonces.get(body.guest_nonce)
    const isOfGuest = nonce?.guest === params.id
    // a guest who is claimed is gone, but the nonce still says that it is used
    if (!guest?.isGuest && !isOfGuest) throw notFound()
    if (!guest || !isOfGuest || nonce.isUsed || nonce.expiresAt <= world.clock.now()) throw badNonce()
    claimGuest(world, guest, user)
    return userView(user)
  },
} satisfies Partial<Operations>
