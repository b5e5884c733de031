import type { Operation } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import type { Answer } from '../session.ts'

/**
 * Headers that an operation requires: If-Match from what was read last (its ETag, or its field `revision`), others by
 * the contract's examples.
 */
export function writeHeaders(
  { parameters }: Operation,
  read: Pick<Answer, 'response' | 'json'> | undefined,
): Record<string, string> {
  const row: JsonObject = isObject(read?.json) ? read.json : {}
  const match =
    read?.response.headers.etag ?? (row.revision === undefined ? undefined : `"${String(row.revision)}"`)
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'header' && parameter.required)
      .flatMap(({ name, examples }) => {
        const value = name.toLowerCase() === 'if-match' ? (match ?? examples[0]) : examples[0]
        return value === undefined ? [] : [[name.toLowerCase(), String(value)]]
      }),
  )
}
