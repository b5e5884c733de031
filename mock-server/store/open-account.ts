import type { PoolUser } from '../cognito/users.ts'
import type { Tables } from './tables.ts'

/**
 * What the product knows of an account that has just become usable: a user without roles, consent or language, and
 * a profile that the system made, with no more of a name than the account has (GATE-11). Nothing happens when the
 * product knows the person already.
 */
export function openAccount(
  { tables, newId }: { readonly tables: Tables; readonly newId: (kind: string) => string },
  { sub, email, profile }: PoolUser,
): void {
  if (tables.users.find('sub', sub)) return
  const user = newId('user')
  const patient = newId('patient')
  const firstName = profile.given_name ?? ''
  const lastName = profile.family_name ?? ''
  tables.users.set(user, {
    id: user,
    sub,
    isGuest: false,
    roles: [],
    currentPatient: patient,
    language: '',
    consentedPolicies: [],
    firstName,
    lastName,
    email,
  })
  tables.patients.set(patient, {
    id: patient,
    user,
    firstName,
    lastName,
    isSelf: true,
    isSystemCreated: true,
  })
}
