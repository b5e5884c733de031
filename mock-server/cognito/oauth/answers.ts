import { limitedText } from '../../limited-text.ts'

/** Every answer of the hosted pages but the HTML; see page.ts for that. */

/** The endpoints that pages of another origin may call: the portal is served over http, these over https. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date',
}

export const oauthJson = (status: number, body: object): Response =>
  Response.json(body, {
    status,
    headers: { ...corsHeaders, 'cache-control': 'no-store', pragma: 'no-cache' },
  })

/** An error of RFC 6749, 5.2. */
export const oauthError = (error: string, status = 400): Response => oauthJson(status, { error })

export const redirectTo = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...headers },
  })

/** hosted-fetch.ts answers it with 413. */
export class FormTooLong extends Error {}

/**
 * The body of a form POST.
 * @returns undefined when it is of another media type
 * @throws FormTooLong
 */
export async function formOf(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined
  const text = await limitedText(request)
  if (text === undefined) throw new FormTooLong()
  return new URLSearchParams(text)
}
