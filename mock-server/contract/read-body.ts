import { invalidField, refuse } from '../failures.ts'
import type { MaybeAsync } from '../maybe-async.ts'
import { after } from '../maybe-async.ts'
import type { CallDetail } from '../store/request-log.ts'
import type { ApiCall } from './api-call.ts'

/** The largest file (VAL-55) plus its multipart envelope. */
const longestUpload = 51 * 1024 * 1024

/**
 * The parts of a `multipart/form-data` body; files are Blobs.
 * @throws Failure 415 when it is something else, 413 when it is too long, 400 when it cannot be read
 */
export async function readMultipart(call: ApiCall): Promise<unknown> {
  const type = call.header('content-type')
  if (type === null || !/^multipart\/form-data\b/i.test(type)) {
    // nothing at all counts as no parts, so that the answer names what is missing
    if ((await call.text()) === '') return {}
    throw unsupported(type)
  }
  const bytes = await call.bytes()
  if (bytes.byteLength > longestUpload) {
    throw refuse(413, {
      'en-ca': 'The request is larger than it may be.',
      'fr-ca': 'La requête est plus volumineuse que permis.',
    })
  }
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData())
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error), 'Multipart')
  }
}

/** Larger bodies than any of the contract, yet nothing that fills the memory. */
const longest = 2_000_000

/**
 * The JSON body of a request; an empty one counts as `{}`, as Django REST framework has it.
 * @throws Failure 415 when it is declared as something else, 400 when it is not JSON
 */
export const readBody = (call: ApiCall, detail: CallDetail = {}): MaybeAsync<unknown> =>
  after(call.text(), (text) => {
    detail.sent = text
    return parsedText(text, call.header('content-type'))
  })

function parsedText(text: string, type: string | null): unknown {
  if (text === '') return {}
  if (type === null || !/^application\/json\b/i.test(type)) {
    throw unsupported(type)
  }
  if (text.length > longest) throw malformed('the body is too long')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error))
  }
}

const unsupported = (type: string | null) =>
  refuse(415, {
    'en-ca': `Unsupported media type "${type ?? ''}" in request.`,
    'fr-ca': `Type de média « ${type ?? ''} » non pris en charge.`,
  })

const malformed = (why: string, what = 'JSON') =>
  invalidField('non_field_errors', {
    'en-ca': `${what} parse error - ${why}`,
    'fr-ca': `Erreur d’analyse ${what} - ${why}`,
  })
