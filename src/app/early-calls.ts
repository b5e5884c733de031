import type { Patient, User } from '#generated/model/index.ts'
import { hasConsented, type Policies } from '#src/features/consent/policies.ts'
import { hasSystemProfileOnly } from '#src/features/profiles/needs-profile.ts'
import { rolesOf } from '#src/session/roles.ts'

/**
 * The first calls of a page, as the portal makes them: who it is, and their organizations. Nothing about health: that
 * waits until the gates are passed (GATE-17).
 */
export function earlyCalls(pathname: string): string[] {
  const [, area] = pathname.split('/')
  const user = '/v1/users/current/'
  if (area === 'admin') return [user]
  const role = area === 'provider' ? 'provider' : 'patient'
  return [user, `/v1/organizations/?my_role_type=${role}&page_size=100`]
}

/** The home page of a patient, and the addresses that lead to it. */
export const isHomePath = (pathname: string): boolean =>
  /^\/(patient(\/organizations\/[\da-f-]{36})?\/?)?$/.test(pathname)

/** The organization that the home page will show, if that is certain. */
export const organizationAt = (pathname: string, stored: string | null): string | undefined =>
  [pathname.split('/')[3], stored].find((id) => id && /^[\da-f-]{36}$/.test(id)) ?? undefined

/** Whether a person comes to the home page of patients through every gate but that of profiles (GATE-31). */
export const passesGates = (user: User, policies: Policies): boolean =>
  hasConsented(user, policies) &&
  !user.is_guest &&
  Boolean(user.language_preference) &&
  rolesOf(user)[0] === 'patient'

export const profilesCall = '/v1/patients/?user=current_user&page_size=100'

/** Whether the gate of profiles lets a person through, whatever they chose (GATE-11). */
export const passesProfileGate = ({ results }: { results: Patient[] }): boolean =>
  !hasSystemProfileOnly(results)

/** What the first screen of the home page asks for. A test compares them with its calls. */
export const homeCalls = (organization: string): string[] => [
  `/v1/tasks/?assignee=current_user&completed_at__isnull=true&organization=${organization}&ordering=-priority,created_at&page_size=5`,
  `/v1/process-instances/?my_role_type=patient&organization=${organization}&ordering=-enrolled_at`,
  `/v1/organizations/${organization}/branding/`,
]
