import type { Device } from './devices.ts'
import type { Bytes } from './encoding.ts'
import type { SrpExchange } from './srp.ts'
import type { PoolUser } from './users.ts'

/** A sign-in that waits for the proof of a password: the person's own, or that of her device. */
export type SrpChallenge = {
  readonly user: PoolUser
  readonly device: Device | undefined
  readonly domain: string
  readonly userId: string
  readonly exchange: SrpExchange
  readonly secretBlock: Bytes
  /** Epoch ms. */
  readonly expires: number
}
