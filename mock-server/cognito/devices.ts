import { base64Url, randomBytes } from './encoding.ts'
import { identityRegion } from './identifiers.ts'
import type { Verifier } from './srp.ts'

/** A device that a person signed in on, in a pool that remembers devices. */
export type Device = {
  /** `<region>_<uuid>`. */
  readonly key: string
  /** Used in the device's hashes where a password's hashes use the pool's name. */
  readonly groupKey: string
  /** Of the device's own password; undefined until the client confirmed the device. */
  verifier: Verifier | undefined
}

export const newDevice = (): Device => ({
  key: `${identityRegion}_${crypto.randomUUID()}`,
  groupKey: `-${base64Url(randomBytes(6))}`,
  verifier: undefined,
})
