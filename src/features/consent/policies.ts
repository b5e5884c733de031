import type { User } from '#generated/model/index.ts'

export type Policies = {
  privacy: string
  terms: string
  /** Version of both policies, and the date it took effect (`2026-11-01`). */
  version?: string
  updated?: string
}

/** Names both policies: on this device, the person consented to these. Removed at sign-out. */
export const CONSENTED_KEY = 'consented_policies'
export const namesOf = ({ privacy, terms }: Policies): string => `${privacy} ${terms}`

/** Whether the person consented to both policies (GATE-01); policies are identified by URL (D-66). */
export function hasConsented(user: Pick<User, 'consented_policies'>, policies: Policies): boolean {
  return missingPolicies(user, policies).length === 0
}

export function missingPolicies(user: Pick<User, 'consented_policies'>, policies: Policies): string[] {
  return [policies.privacy, policies.terms].filter((policy) => !user.consented_policies.includes(policy))
}
