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
  /** Whether a backend that takes any token whatsoever, as one for tests does, is held to refuse a wrong one. */
  readonly strictAuth: boolean
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
  /** The operationIds to ask; every one when empty. */
  readonly only: readonly string[]
  /** Values for parameters by name (`organization_id`), where a run cannot know one that exists. */
  readonly params: Readonly<Record<string, string>>
  /** Sent with every request, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}
