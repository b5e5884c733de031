import { providerAccounts } from '../../cognito/oauth/providers.ts'
import type { PersonSeed, ProfileSeed } from './person-seed.ts'

/** Special sign-in conditions of a person who is otherwise a consented patient of Lakeside. */
type WayIn = Pick<PersonSeed, 'status' | 'note' | 'secondFactor' | 'federated'>

const patient = <const Email extends string, const Way extends WayIn>(
  name: readonly [key: string, firstName: string, lastName: string],
  email: Email,
  way: Way,
) => {
  const [key, firstName, lastName] = name
  const profile: ProfileSeed = { key, firstName, lastName, isSelf: true }
  return {
    firstName,
    lastName,
    email,
    roles: ['patient'],
    language: 'en-ca',
    consented: true,
    patientOf: ['lakeside'],
    providerOf: [],
    profiles: [profile],
    ...way,
  } as const satisfies PersonSeed
}

/** One person for each way that a sign-in can go on (IDENT-34, IDENT-35, IDENT-38). */
export const waysIn = {
  elena: patient(['elena', 'Elena', 'Costa'], 'mfa-email@portage.test', {
    status: 'CONFIRMED',
    secondFactor: { kind: 'EMAIL_OTP' },
    note: 'signs in with a code by email',
  }),
  simon: patient(['simon', 'Simon', 'Tessier'], 'mfa-sms@portage.test', {
    status: 'CONFIRMED',
    secondFactor: { kind: 'SMS_MFA', phone: '+16135550142' },
    note: 'signs in with a code by text message',
  }),
  tessa: patient(['tessa', 'Tessa', 'Wong'], 'mfa-totp@portage.test', {
    status: 'CONFIRMED',
    // not secret: anyone may add it to an authenticator
    secondFactor: { kind: 'SOFTWARE_TOKEN_MFA', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
    note: 'signs in with a code of an authenticator',
  }),
  rita: patient(['rita', 'Rita', 'Leblanc'], 'reset@portage.test', {
    status: 'RESET_REQUIRED',
    note: 'has to reset the password',
  }),
  felix: patient(['felix', 'Félix', 'Girard'], providerAccounts.Google[0].email, {
    status: 'EXTERNAL_PROVIDER',
    federated: { provider: 'Google', id: providerAccounts.Google[0].id },
    note: 'has no password: comes in with Google only',
  }),
  tomas: patient(['tomas', 'Tomas', 'Silva'], 'temporary@portage.test', {
    status: 'FORCE_CHANGE_PASSWORD',
    note: 'has a temporary password and must choose another',
  }),
} as const satisfies Record<string, PersonSeed>
