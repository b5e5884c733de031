import type { ConsentDecision } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { recordDecision } from '../engine/withdrawal.ts'
import { iso } from '../store/clock.ts'
import type { ConsentRow } from '../store/rows.ts'
import { policyVersion } from '../store/seeds/policies.ts'
import { pageOf } from './lists.ts'

const consentView = ({ id, consented, policy, decidedAt, version }: ConsentRow): ConsentDecision => ({
  id,
  consented,
  policy,
  decided_at: iso(decidedAt),
  version,
})

export const consentDecisions = {
  listConsentDecisions: (call) => {
    const own = call.world.tables.consents.filter((one) => one.user === call.user.id)
    return pageOf(call, own.toReversed(), consentView)
  },

  // a consent that is taken back leaves the list of the user, so that the gate closes again (GATE-03)
  createConsentDecision: ({ body, user, world }) => {
    recordDecision(world, user, body)
    const others = user.consentedPolicies.filter((policy) => policy !== body.policy)
    user.consentedPolicies = body.consented ? [...others, body.policy] : others
    const consent: ConsentRow = {
      id: world.newId('consent'),
      user: user.id,
      policy: body.policy,
      consented: body.consented,
      decidedAt: world.pool.now(),
      version: policyVersion.version,
    }
    world.tables.consents.push(consent)
    return consentView(consent)
  },
} satisfies Partial<Operations>
