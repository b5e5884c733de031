import type { CodePurpose, CodeState } from './code-state.ts'
import type { Device } from './devices.ts'
import type { Factors, SecondFactor } from './factors.ts'
import { factorsOf } from './factors.ts'
import type { Passkey } from './passkeys/passkeys.ts'
import type { FederatedIdentity } from './oauth/providers.ts'
import type { Verifier } from './srp.ts'
import { createVerifier, fitsVerifier } from './srp.ts'

/** The states of Cognito that change what signing in, confirming and resetting answer. */
export type UserStatus =
  | 'CONFIRMED'
  | 'UNCONFIRMED'
  | 'RESET_REQUIRED'
  | 'FORCE_CHANGE_PASSWORD'
  | 'EXTERNAL_PROVIDER'

type Names = { readonly given_name?: string; readonly family_name?: string }

/** A person with a password. `sub` is a UUID and also the user name; people sign in with their e-mail. */
export type NewUser = Names & {
  readonly sub: string
  readonly email: string
  readonly password: string
  readonly status: Exclude<UserStatus, 'EXTERNAL_PROVIDER'>
  readonly secondFactor?: SecondFactor
}

/** A person who comes from Google or Apple and has no password here. */
export type NewFederatedUser = Names & {
  readonly sub: string
  readonly email: string
  readonly identity: FederatedIdentity
}

export type PoolUser = {
  readonly sub: string
  /** The `sub` again, or `Google_<their id>`. */
  readonly username: string
  /** Lower case: the pool does not tell `Maya@` from `maya@`. */
  readonly email: string
  emailVerified: boolean
  readonly profile: Names
  status: UserStatus
  /** False: an administrator has switched the account off. */
  enabled: boolean
  readonly factors: Factors
  /** Remembered devices, by their keys. */
  readonly devices: Map<string, Device>
  /** By their ids. */
  readonly passkeys: Map<string, Passkey>
  readonly identity: FederatedIdentity | undefined
  /** As it was chosen, for snapshots: the people are made up. Undefined for people without one. */
  password: string | undefined
  /** Of the password. Made on first use, because it costs 5 to 40 ms. */
  verifier: (() => Promise<Verifier>) | undefined
  readonly attempts: SignInAttempts
  /** The codes that were sent, by what they are for. */
  readonly codes: Map<CodePurpose, CodeState>
  /** The last 30 seconds of which an authenticator's code was taken: none is taken twice. */
  lastTotpStep: number
}

/** The counters of the lock-out. Times are epoch ms of the pool's clock. */
export type SignInAttempts = { failures: number; lockedUntil: number; last: number }

/** Whether a request that goes on with a person's sign-in means her: by user name or e-mail, in any case. */
export function isNamed({ username, email }: PoolUser, name: string): boolean {
  const named = name.toLowerCase()
  return named === username.toLowerCase() || named === email
}

/** Makes the verifier when it is first asked for, and once. */
function lazyVerifier(sub: string, password: string): () => Promise<Verifier> {
  let made: Promise<Verifier> | undefined
  return () => (made ??= createVerifier(sub, password))
}

/** Whether a password is a person's, for flows that send it in the clear; nothing is for people without one. */
export async function hasPassword({ sub, verifier }: PoolUser, password: string): Promise<boolean> {
  return verifier !== undefined && fitsVerifier(await verifier(), sub, password)
}

/** Gives a person another password; wrong attempts at the old one are forgotten. */
export function setPassword(user: PoolUser, password: string): void {
  user.password = password
  user.verifier = lazyVerifier(user.sub, password)
  Object.assign(user.attempts, { failures: 0, lockedUntil: 0 })
}

const namesOf = ({ given_name, family_name }: Names): Names => ({
  ...(given_name && { given_name }),
  ...(family_name && { family_name }),
})

const blank = () => ({
  enabled: true,
  attempts: { failures: 0, lockedUntil: 0, last: 0 },
  codes: new Map<CodePurpose, CodeState>(),
  devices: new Map<string, Device>(),
  passkeys: new Map<string, Passkey>(),
  lastTotpStep: 0,
})

/** Cheap: nothing is computed before the first sign-in. */
export const newUser = ({ sub, email, password, status, secondFactor, ...names }: NewUser): PoolUser => ({
  ...blank(),
  sub,
  username: sub,
  email: email.toLowerCase(),
  emailVerified: status !== 'UNCONFIRMED',
  profile: namesOf(names),
  status,
  factors: factorsOf(secondFactor),
  identity: undefined,
  password,
  verifier: lazyVerifier(sub, password),
})

export const newFederatedUser = ({ sub, email, identity, ...names }: NewFederatedUser): PoolUser => ({
  ...blank(),
  sub,
  username: `${identity.provider}_${identity.id}`,
  email: email.toLowerCase(),
  // Cognito takes over what Apple says about the address and leaves Google's unverified unless it is mapped
  emailVerified: identity.provider === 'SignInWithApple',
  profile: namesOf(names),
  status: 'EXTERNAL_PROVIDER',
  factors: factorsOf(undefined),
  identity,
  password: undefined,
  verifier: undefined,
})

/** A person as a snapshot keeps her: the verifier follows from the password. */
export type KeptUser = Omit<PoolUser, 'verifier'> & { readonly verifier?: undefined }

export const keptUser = (user: PoolUser): KeptUser => ({ ...user, verifier: undefined })

export const restoredUser = (user: KeptUser): PoolUser => ({
  ...user,
  verifier: user.password === undefined ? undefined : lazyVerifier(user.sub, user.password),
})
