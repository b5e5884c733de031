import type { Patient, User } from '#generated/model/index.ts'
import { type Policies, hasConsented } from '#src/features/consent/policies.ts'
import { hasSystemProfileOnly } from '#src/features/profiles/show/needs-profile.ts'
import { rolesOf } from '#src/session/user/roles.ts'

/**
 * The first calls of a page, exactly as the portal makes them: current user and organizations. No health data,
 * which must wait for the gates (GATE-17).
 */
export function earlyCalls(pathname: string): string[] {
  const [, area] = pathname.split('/')
  const user = '/v1/users/current/'
  if (area === 'admin') return [user]
  const role = area === 'provider' ? 'provider' : 'patient'
  return [user, `/v1/organizations/?my_role_type=${role}&page_size=100`]
}

/** The patient home page, and URLs that redirect to it. */
export const isHomePath = (pathname: string): boolean =>
  /^\/(patient(\/organizations\/[\da-f-]{36})?\/?)?$/.test(pathname)

/** The organization the home page will show, if certain. */
export const organizationAt = (pathname: string, stored: string | null): string | undefined =>
  [pathname.split('/')[3], stored].find((id) => id && /^[\da-f-]{36}$/.test(id)) ?? undefined

/** Whether a person passes every gate to the patient home page except the profile gate (GATE-31). */
export const passesGates = (user: User, policies: Policies): boolean =>
  hasConsented(user, policies) &&
  !user.is_guest &&
  Boolean(user.language_preference) &&
  rolesOf(user)[0] === 'patient'

export const profilesCall = '/v1/patients/?user=current_user&page_size=100'

/** Whether a person passes the profile gate, whatever they chose (GATE-11). */
export const passesProfileGate = ({ results }: { results: Patient[] }): boolean =>
  !hasSystemProfileOnly(results)

/** The calls of the first screen of the home page; a test compares them with the real ones. */
export const homeCalls = (organization: string): string[] => [
  `/v1/tasks/?assignee=current_user&completed_at__isnull=true&organization=${organization}&ordering=-priority,created_at&page_size=5`,
  `/v1/process-instances/?my_role_type=patient&organization=${organization}&ordering=-enrolled_at`,
  `/v1/organizations/${organization}/branding/`,
]
