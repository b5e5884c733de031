import { html } from './markup.ts'
import { localeOf, textIn } from './store/localized.ts'
import type { BothLanguages } from './store/localized.ts'

const words = (name: string, limit: number): BothLanguages => ({
  'en-ca': `The world ${name} was discarded: this server keeps ${limit} worlds (--worlds N), and it was idle longest. Start it again with POST /__mock__/reset, or on the control page at /__mock__/.`,
  'fr-ca': `Le monde ${name} a été supprimé : ce serveur garde ${limit} mondes (--worlds N), et c’est lui qui a servi il y a le plus longtemps. Redémarrez-le avec POST /__mock__/reset, ou sur la page de contrôle à /__mock__/.`,
})

/** Calls that start a discarded world again. */
const isRestart = ({ method }: Request, path: string): boolean =>
  (method === 'POST' && path === '/__mock__/reset') || (method === 'PUT' && path === '/__mock__/snapshot')

/** Calls about all worlds, which need none of their own: the control page and its list of worlds. */
export const isOfAllWorlds = (path: string): boolean =>
  path === '/__mock__' ||
  path === '/__mock__/' ||
  path.startsWith('/__mock__/assets/') ||
  path.startsWith('/__mock__/worlds') ||
  path.startsWith('/__docs__')

/**
 * The 410 of a call to a discarded world. A 401 would look like an invalid token. Undefined for calls that start the
 * world again.
 */
export function goneAnswer(
  request: Request,
  path: string,
  name: string,
  limit: number,
): Response | undefined {
  if (isRestart(request, path)) return undefined
  const locale = localeOf(request.headers.get('accept-language'))
  const detail = textIn(locale, words(name, limit))
  const headers = { 'cache-control': 'no-store', 'content-language': locale }
  if (!request.headers.get('accept')?.includes('text/html')) {
    return Response.json({ detail }, { status: 410, headers })
  }
  const page = html`<!doctype html>
    <html lang="${locale}">
      <meta charset="utf-8" /><title>410</title>
      <p>${detail}</p>
      <p><a href="/__mock__/?part=worlds">/__mock__/</a></p>
    </html>`
  return new Response(page.markup, {
    status: 410,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}
