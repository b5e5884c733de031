import { base64Url, randomBytes } from './encoding.ts'
import { identityRegion } from './identifiers.ts'
import type { Verifier } from './srp.ts'

/** A device that somebody signed in on, in a pool that remembers them. */
export type Device = {
  /** `<region>_<uuid>`. */
  readonly key: string
  /** Stands in the device's hashes where the pool's name stands in a password's. */
  readonly groupKey: string
  /** Of the device's own password; undefined until the client confirmed the device. */
  verifier: Verifier | undefined
}

export const newDevice = (): Device => ({
  key: `${identityRegion}_${crypto.randomUUID()}`,
  groupKey: `-${base64Url(randomBytes(6))}`,
  verifier: undefined,
})
