import type { Json, JsonObject } from './document.ts'

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly assumed: boolean
  readonly schema: Json
  readonly examples: readonly Json[]
  /** How a list is written: `a,b` when false, `x=a&x=b` when true. */
  readonly explode: boolean
  /** Whether its name tells which rows it asks for; `x-filter: false` says that it means something else. */
  readonly isFilter: boolean
  /** Its extensions (`x-search`), by name. */
  readonly extensions: JsonObject
}

export type Media = {
  /** In lower case, without `charset` and other parameters. */
  readonly type: string
  readonly schema: Json | undefined
  readonly examples: readonly Json[]
  /** How members of a form are written, by their names. */
  readonly encoding: Readonly<Record<string, Encoding>>
}

type Encoding = { readonly style?: string; readonly explode?: boolean }

export type HeaderSpec = {
  readonly name: string
  readonly required: boolean
  readonly assumed: boolean
  readonly schema: Json
}

export type ResponseSpec = {
  /** `200`, `4XX` or `default`. */
  readonly status: string
  readonly assumed: boolean
  readonly headers: readonly HeaderSpec[]
  /** Empty when the answer has no body. */
  readonly media: readonly Media[]
}

/** Where a token goes: `Authorization: Bearer` unless the contract's security scheme says otherwise. */
export type Credential = {
  readonly in: 'header' | 'query' | 'cookie'
  /** Header names in lower case. */
  readonly name: string
  /** Before the token in an Authorization header. */
  readonly scheme: 'Bearer' | 'Basic' | undefined
}

export type Operation = {
  readonly id: string
  /** In capitals. */
  readonly method: string
  /** The template, `/v1/tasks/{id}/`, without what a server's address has before it. */
  readonly path: string
  readonly summary: string
  readonly assumed: boolean
  /** Whether it asks for a token, and whether it also answers without one. */
  readonly security: 'required' | 'optional' | 'none'
  readonly credential: Credential
  readonly parameters: readonly Parameter[]
  readonly body: { readonly required: boolean; readonly media: readonly Media[] } | undefined
  readonly responses: readonly ResponseSpec[]
  /** Extensions of the operation (`x-effects`), by name. */
  readonly extensions: JsonObject
}

/** An OpenAPI document (3.0 or 3.1), read. */
export type Contract = {
  readonly file: string
  readonly title: string
  readonly version: string
  readonly document: JsonObject
  readonly operations: readonly Operation[]
}

/**
 * Whether a status refuses who is not signed in. 403 is for those who are, and does only where the contract names no
 * 401; where it names neither, any refusal does.
 */
export function refusesSignIn({ responses }: Operation, status: number): boolean {
  const names = (one: number) => responses.some((response) => response.status === String(one))
  if (status === 401 || names(401)) return status === 401
  return status === 403 || (status >= 400 && status < 500 && !names(403))
}

/** The documented response of a status: itself, its class (`4XX`), or `default`. */
export const responseFor = ({ responses }: Operation, status: number): ResponseSpec | undefined => {
  const by = (name: string) => responses.find((response) => response.status.toUpperCase() === name)
  return by(String(status)) ?? by(`${Math.floor(status / 100)}XX`) ?? by('DEFAULT')
}
