/** The options of a run. `main.ts` parses them from the command line; see docs/conformance.md. */
export type RunOptions = {
  /** The base URL of the contract's paths, without a final slash: `https://host/api`. */
  readonly target: string
  /** The file of the contract, JSON or YAML in one file. */
  readonly contract: string
  /** Sent as `Authorization: Bearer ...`; undefined: only what answers without one can be asked. */
  readonly token?: string | undefined
  /** One that was good once, to see that it is refused. */
  readonly expiredToken?: string | undefined
  /** Of a person who shares nothing with the first. */
  readonly tokenB?: string | undefined
  /** Of a person who has nothing at all. */
  readonly tokenNone?: string | undefined
  /** Whether a backend that takes any token whatsoever, as one for tests does, is held to refuse a wrong one. */
  readonly strictAuth: boolean
  /** Whether a target that looks like a mock without memory is held to keep what it is sent. */
  readonly stateful: boolean
  /** Whether anything but reads may be sent. */
  readonly allowWrites: boolean
  /** Whether operations, parameters and answers that carry `x-assumed` are asked and held. */
  readonly includeAssumed: boolean
  /** With the same seed a run asks the same. */
  readonly seed: number
  /** After so many requests a run ends, and says what was left out. */
  readonly maxRequests: number
  /** Requests begun in one second at most; 0 when there is no limit. */
  readonly ratePerSecond: number
  /** How long one answer may take, in milliseconds. */
  readonly timeoutMs: number
  /** How long after a write a read waits, in milliseconds, for a backend that is consistent only after a while. */
  readonly settleMs: number
  /** The operationIds to ask; every one when empty. */
  readonly only: readonly string[]
  /** Values for parameters by name (`organization_id`), where a run cannot know one that exists. */
  readonly params: Readonly<Record<string, string>>
  /** A file of calls that need what another one prepared (steps/). */
  readonly steps?: string | undefined
  /** Sent with every request, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}
