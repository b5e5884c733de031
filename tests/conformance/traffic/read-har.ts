import { readFileSync } from 'node:fs'
import { isObject } from '../contract/document.ts'
import type { Exchange } from '../exchange.ts'

/** A file that is no HAR; its message says so. */
export class HarProblem extends Error {}

/** One entry of a HAR file. */
export type HarEntry = {
  readonly exchange: Exchange
  /** Whether the bodies are in the file: browsers leave large and cached ones out. */
  readonly whole: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const objectOf = (value: unknown) => (isObject(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Lower-case names, without the pseudo-headers of HTTP/2, which start with a colon. */
function headersOf(list: unknown): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const item of listOf(list)) {
    const name = textOf(objectOf(item).name).toLowerCase()
    const value = textOf(objectOf(item).value)
    if (name !== '' && !name.startsWith(':'))
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return headers
}

function entryOf(value: unknown): HarEntry | undefined {
  const { request, response, time } = objectOf(value)
  const [sent, came] = [objectOf(request), objectOf(response)]
  const [post, content] = [objectOf(sent.postData), objectOf(came.content)]
  if (!URL.canParse(textOf(sent.url)) || numberOf(came.status) === 0) return undefined
  const text = textOf(content.text)
  const headers = headersOf(came.headers)
  if (headers['content-type'] === undefined && textOf(content.mimeType) !== '') {
    headers['content-type'] = textOf(content.mimeType)
  }
  // an uploaded file is recorded as its parts, without the text
  const fields = Array.isArray(post.params) && post.params.length > 0
  return {
    exchange: {
      request: {
        method: textOf(sent.method).toUpperCase(),
        url: textOf(sent.url),
        headers: headersOf(sent.headers),
        body: typeof post.text === 'string' ? post.text : fields ? '[parts]' : null,
      },
      response: {
        status: numberOf(came.status),
        headers,
        body: content.encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text,
      },
      ms: numberOf(time),
    },
    whole: text !== '' || numberOf(content.size) <= 0,
  }
}

/**
 * Reads the entries of a HAR file (1.2, as browsers export it). Calls that got no answer are left out.
 * @throws HarProblem when the file is not there or is no HAR
 */
export function readHar(file: string): HarEntry[] {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new HarProblem(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
  const { entries } = objectOf(objectOf(value).log)
  if (!Array.isArray(entries)) throw new HarProblem(`${file} is not a HAR file: it has no log.entries.`)
  return entries.flatMap((entry) => entryOf(entry) ?? [])
}
