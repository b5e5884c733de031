import type { Language, RoleType } from '#generated/model/index.ts'
import type { FederatedIdentity } from '../../cognito/oauth/providers.ts'
import type { SecondFactor } from '../../cognito/factors.ts'
import type { UserStatus } from '../../cognito/users.ts'
import type { OrganizationName } from './organizations.ts'

export type ProfileSeed = {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly isSelf: boolean
  readonly isSystemCreated?: boolean
}

/** A person who can sign in, with roles and organizations. */
export type PersonSeed = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roles: readonly RoleType[]
  readonly status: UserStatus
  readonly secondFactor?: SecondFactor
  /** Who the person is at Google or Apple, in place of a password. */
  readonly federated?: Pick<FederatedIdentity, 'provider' | 'id'>
  readonly language: Language | ''
  readonly consented: boolean
  readonly patientOf: readonly OrganizationName[]
  readonly providerOf: readonly OrganizationName[]
  /** Also on the care team of every organization of the region (./region.ts). */
  readonly coordinates?: boolean
  readonly profiles: readonly ProfileSeed[]
  /** The purpose of this person, shown by `GET /__mock__/people` and at server start. */
  readonly note: string
}
