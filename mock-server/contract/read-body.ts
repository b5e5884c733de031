import { refuse } from '../failures.ts'

/** Larger bodies than any of the contract, yet nothing that fills the memory. */
const longest = 2_000_000

/**
 * The JSON body of a request; an empty one counts as `{}`, as Django REST framework has it.
 * @throws Failure 415 when it is declared as something else, 400 `{detail}` when it is not JSON
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')
  const text = await request.text()
  if (text === '') return {}
  if (type === null || !/^application\/json\b/i.test(type)) {
    throw refuse(415, {
      'en-ca': `Unsupported media type "${type ?? ''}" in request.`,
      'fr-ca': `Type de média « ${type ?? ''} » non pris en charge.`,
    })
  }
  if (text.length > longest) throw malformed('the body is too long')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error))
  }
}

const malformed = (why: string) =>
  refuse(400, { 'en-ca': `JSON parse error - ${why}`, 'fr-ca': `Erreur d’analyse JSON - ${why}` })
