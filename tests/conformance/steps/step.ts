import type { Json, JsonObject } from '../contract/document.ts'

/** One call of a steps file. Texts in braces (`{invitation}`) are values that earlier steps kept. */
export type Step = {
  readonly call: string
  /** `a`, `b` or `none`: the person of that token; `public` for no token; or a kept value that is one. */
  readonly as: string
  readonly params: JsonObject
  readonly query: JsonObject
  readonly headers: JsonObject
  readonly body: Json | undefined
  /** In place of `body`, the fields of a form (`multipart/form-data`); a file is `{ name, type, text }`. */
  readonly form: JsonObject | undefined
  /** Names for values of the answer, by where they are: `/results/status=DRAFT/id`. */
  readonly keep: Readonly<Record<string, string>>
  /** What the answer has to be; undefined where any success does. */
  readonly expect: Expected | undefined
}

export type Expected = {
  /** Undefined for any success. */
  readonly status: number | undefined
  /** By where they are, as in `keep`. */
  readonly values: JsonObject
}
