import type { Operations } from '../contract.ts'
import { iso } from '../store/clock.ts'

export const consentDecisions = {
  // a consent that is taken back leaves the list, so that the gate closes again (GATE-03)
  createConsentDecision: ({ body, user, world }) => {
    const others = user.consentedPolicies.filter((policy) => policy !== body.policy)
    user.consentedPolicies = body.consented ? [...others, body.policy] : others
    return {
      id: world.newId('consent'),
      consented: body.consented,
      policy: body.policy,
      decided_at: iso(world.pool.now()),
    }
  },
} satisfies Partial<Operations>
