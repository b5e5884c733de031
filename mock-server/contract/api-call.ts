import type { Bytes } from '../cognito/encoding.ts'
import type { MaybeAsync } from '../maybe-async.ts'

/** An API call from either source: a Request (router.ts) or node:http directly (node-call.ts). */
export type ApiCall = {
  readonly method: string
  /** The whole address, `http://localhost:4010/v1/tasks/?page=2`. */
  readonly address: string
  /** A header by its name in lower case; null when it was not sent. */
  readonly header: (name: string) => string | null
  /** The body, to be read once. Rejects when the connection breaks before its end. */
  readonly text: () => MaybeAsync<string>
  readonly bytes: () => MaybeAsync<ArrayBuffer>
}

/** JSON as it goes out. A short text leaves in one piece with the headers; long ones are cheaper as ready bytes. */
type Json = string | Bytes

export type Headers = Readonly<Record<string, string>>

/** An answer of the API before it is put on its way. */
export type ApiAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly json: Json | null
}

/** The call that a Request is. */
export const callOf = (request: Request): ApiCall => ({
  method: request.method,
  address: request.url,
  header: (name) => request.headers.get(name),
  text: () => request.text(),
  bytes: () => request.arrayBuffer(),
})

/** The Response that an answer is. */
export const responseOf = ({ status, headers, json }: ApiAnswer): Response =>
  new Response(json, { status, headers })
