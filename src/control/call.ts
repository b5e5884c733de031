import { currentLocale } from '#src/i18n/texts.ts'
import { PAGE } from './places.ts'

/** An error of the control API; without a message if it could not be reached. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
}

const detailOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'detail' in body ? String(body.detail) : ''

/**
 * Calls the control API of this world: `people` for `/__mock__/people`.
 * @throws ControlError on an error response or none
 */
export async function call<Answer>(
  path: string,
  method = 'GET',
  body?: unknown,
  locale = currentLocale(),
): Promise<Answer> {
  const response = await fetch(PAGE + path, {
    method,
    headers: { 'accept-language': locale, 'content-type': 'application/json' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ControlError('', { cause })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok || answer === undefined) throw new ControlError(detailOf(answer))
  return answer as Answer
}
