import type { Operations } from '../contract.ts'
import { forbidden, invalidField, notFound, emptyBodyError } from '../failures.ts'
import { looksAfter } from '../engine/care-partners.ts'
import { claimGuest } from '../engine/claim-guest.ts'
import { leaveVisit } from '../engine/guest.ts'
import { currentUserView } from './views.ts'

const badNonce = () =>
  invalidField('guest_nonce', {
    'en-ca': 'This code is not valid any more.',
    'fr-ca': 'Ce code n’est plus valide.',
  })

const noSuchProfile = () =>
  invalidField('current_patient', {
    'en-ca': 'There is no such profile.',
    'fr-ca': 'Ce profil n’existe pas.',
  })

export const users = {
  getCurrentUser: ({ user, world }) => currentUserView(world, user),

  endGuestVisit: ({ user, world }) => leaveVisit(world, user),

  updateUser: ({ params, body, user, world }) => {
    if (params.id !== user.id) throw forbidden()
    if (Object.keys(body).length === 0) throw emptyBodyError()
    const { current_patient: profile, first_name: firstName, last_name: lastName } = body
    if (profile !== undefined) {
      // another person's profile looks like one that does not exist
      if (!looksAfter({ world, user, carePartnerLevel: 'read' }, profile)) throw noSuchProfile()
      user.currentPatient = profile
    }
    user.firstName = firstName ?? user.firstName
    user.lastName = lastName ?? user.lastName
    return currentUserView(world, user)
  },

  claimGuestUser: ({ params, body, user, world }) => {
    const { claimNonces, users: everybody } = world.tables
    const guest = everybody.get(params.id)
    const nonce = claimNonces.get(body.guest_nonce)
    const isOfGuest = nonce?.guest === params.id
    // a guest who is claimed is gone, but the nonce still says that it is used
    if (!guest?.isGuest && !isOfGuest) throw notFound()
    if (!guest || !isOfGuest || nonce.isUsed || nonce.expiresAt <= world.clock.now()) throw badNonce()
    claimGuest(world, guest, user)
    return currentUserView(world, user)
  },
} satisfies Partial<Operations>
