/** One HTTP request as it was sent. `body` is the text that went out; null when there was none. */
export type SentRequest = {
  readonly method: string
  /** The whole address. */
  readonly url: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The response. `body` is its text, or empty. */
export type CameResponse = {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A request with its answer, from a live call, a recording proxy or a HAR file alike. */
export type Exchange = {
  readonly request: SentRequest
  readonly response: CameResponse
  /** From the first byte sent to the last one read, in milliseconds. */
  readonly ms: number
}
