import type { Language, RoleType } from '#generated/model/index.ts'
import type { OrganizationName } from './organizations.ts'

/** Everybody's password. */
export const password = 'Portage-2026!'

export type ProfileSeed = {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly isSelf: boolean
  readonly isSystemCreated?: boolean
}

/** Somebody who can sign in, with what she is and where she belongs. */
export type PersonSeed = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roles: readonly RoleType[]
  readonly status: 'CONFIRMED' | 'UNCONFIRMED'
  readonly language: Language | ''
  readonly consented: boolean
  readonly patientOf: readonly OrganizationName[]
  readonly providerOf: readonly OrganizationName[]
  readonly profiles: readonly ProfileSeed[]
  /** What this person is good for, as `GET /__mock__/people` and the start of the server tell it. */
  readonly note: string
}

const own = (key: string, firstName: string, lastName: string): ProfileSeed => ({
  key,
  firstName,
  lastName,
  isSelf: true,
})

/** The people of every world. */
export const people = {
  maya: {
    firstName: 'Maya',
    lastName: 'Tremblay',
    email: 'maya@portage.test',
    roles: ['patient'],
    status: 'CONFIRMED',
    language: 'en-ca',
    consented: true,
    patientOf: ['lakeside', 'fleuve'],
    providerOf: [],
    profiles: [own('maya', 'Maya', 'Tremblay')],
    note: 'patient in two organizations, two active journeys and a finished one',
  },
  luc: {
    firstName: 'Luc',
    lastName: 'Gagnon',
    email: 'luc@portage.test',
    roles: [],
    status: 'CONFIRMED',
    language: 'fr-ca',
    consented: true,
    patientOf: ['fleuve'],
    providerOf: [],
    profiles: [own('luc', 'Luc', 'Gagnon')],
    note: 'no role, so a patient; in French; one task is overdue',
  },
  samuel: {
    firstName: 'Samuel',
    lastName: 'Roy',
    email: 'samuel@portage.test',
    roles: ['provider'],
    status: 'CONFIRMED',
    language: 'en-ca',
    consented: true,
    patientOf: [],
    providerOf: ['lakeside', 'northern'],
    profiles: [],
    note: 'care team of two organizations',
  },
  priya: {
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@portage.test',
    roles: ['admin'],
    status: 'CONFIRMED',
    language: 'en-ca',
    consented: true,
    patientOf: [],
    providerOf: [],
    profiles: [],
    note: 'administrator only',
  },
  ana: {
    firstName: 'Ana',
    lastName: 'Okafor',
    email: 'ana@portage.test',
    roles: ['patient', 'provider', 'admin'],
    status: 'CONFIRMED',
    language: 'en-ca',
    consented: true,
    patientOf: ['lakeside'],
    providerOf: ['lakeside'],
    profiles: [own('ana', 'Ana', 'Okafor')],
    note: 'all three roles',
  },
  noor: {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@portage.test',
    roles: ['patient'],
    status: 'CONFIRMED',
    language: '',
    consented: false,
    patientOf: ['northern'],
    providerOf: [],
    profiles: [{ ...own('noor', 'Noor', 'Haddad'), isSystemCreated: true }],
    note: 'brand new: no consent, no language, a system-created profile',
  },
  theo: {
    firstName: 'Theo',
    lastName: 'Martin',
    email: 'theo@portage.test',
    roles: ['patient'],
    status: 'CONFIRMED',
    language: 'en-ca',
    consented: true,
    patientOf: ['lakeside'],
    providerOf: [],
    profiles: [
      own('theo', 'Theo', 'Martin'),
      { key: 'rose', firstName: 'Rose', lastName: 'Martin', isSelf: false },
      { key: 'emile', firstName: 'Émile', lastName: 'Martin', isSelf: false },
    ],
    note: 'carer of his mother Rose and his son Émile',
  },
  uma: {
    firstName: 'Uma',
    lastName: 'Singh',
    email: 'uma@portage.test',
    roles: ['patient'],
    status: 'UNCONFIRMED',
    language: '',
    consented: false,
    patientOf: ['lakeside'],
    providerOf: [],
    profiles: [{ ...own('uma', 'Uma', 'Singh'), isSystemCreated: true }],
    note: 'account not confirmed yet',
  },
} as const satisfies Record<string, PersonSeed>

export type PersonName = keyof typeof people
