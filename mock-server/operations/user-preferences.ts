import type { Operations } from '../contract.ts'
import { forbidden } from '../failures.ts'

export const userPreferences = {
  updateUserPreferences: ({ params, body, user }) => {
    if (params.user_id !== user.id) throw forbidden()
    user.language = body.language
    return { language: body.language }
  },

  createGuestUserClaimNonce: ({ params, user, world }) => {
    if (params.user_id !== user.id) throw forbidden()
    const nonce = world.newId('claim-nonce').replaceAll('-', '')
    world.tables.claimNonces.set(nonce, user.id)
    return { guest_user_claim_nonce: nonce }
  },
} satisfies Partial<Operations>
