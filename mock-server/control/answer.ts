import type * as z from 'zod/mini'
import { fieldErrors } from '../contract/issues.ts'
import { BODY_LIMIT, limitedText } from '../limited-text.ts'
import type { MaybeAsync } from '../maybe-async.ts'

/** A response of the control API: JSON that must not be cached. */
export const answer = (body: unknown, status = 200): Response =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })

/** Reads a control body and acts on it; what does not fit is a 400 that names it, what is too long a 413. */
export async function read<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  act: (body: z.output<Schema>) => MaybeAsync<Response>,
  limit = BODY_LIMIT,
): Promise<Response> {
  const text = await limitedText(request, limit)
  if (text === undefined) return answer({ detail: `The body is longer than ${limit} bytes.` }, 413)
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    return answer({ detail: 'The body is not JSON.' }, 400)
  }
  const result = schema.safeParse(sent)
  if (result.success) return act(result.data)
  const { issues } = result.error
  return answer({ detail: 'The body does not fit.', errors: fieldErrors(issues, sent, 'en-ca'), issues }, 400)
}
