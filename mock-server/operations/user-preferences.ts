import type { Operations } from '../contract.ts'
import { forbidden } from '../failures.ts'
import { iso } from '../store/clock.ts'

/** A nonce waits an hour for its account: time enough to sign up, code by e-mail and all. */
const nonceLifetime = 3_600_000

export const userPreferences = {
  updateUserPreferences: ({ params, body, user }) => {
    if (params.user_id !== user.id) throw forbidden()
    user.language = body.language
    return { language: body.language }
  },

  createGuestUserClaimNonce: ({ params, user, world }) => {
    if (params.user_id !== user.id) throw forbidden()
    const nonce = world.newId('claim-nonce').replaceAll('-', '')
    const expiresAt = world.clock.now() + nonceLifetime
    world.tables.claimNonces.set(nonce, { guest: user.id, expiresAt, isUsed: false })
    return { guest_user_claim_nonce: nonce, expires_at: iso(expiresAt) }
  },
} satisfies Partial<Operations>
