import contract from '#generated/openapi.json' with { type: 'json' }
import { base64, sha256, utf8 } from '../cognito/encoding.ts'
import type { Markup } from '../markup.ts'
import { html } from '../markup.ts'
import { pageAt } from './pages.ts'
import { style } from './style.ts'

/** The path of the contract reference. */
const referencePath = '/__docs__/'

/** Built here, because its hash is in the policy and a formatter would move its first line. */
const styleElement: Markup = { markup: `<style>${style}</style>` }

const policy = async () =>
  [
    "default-src 'none'",
    `style-src 'sha256-${base64(await sha256(utf8(style)))}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const documentOf = (title: string, isStart: boolean, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en-ca">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Portage</title>
        ${styleElement}
      </head>
      <body>
        ${
          isStart
            ? ''
            : html`<header>
                <nav aria-label="Reference"><a href="${referencePath}">The contract</a></nav>
              </header>`
        }
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `

/**
 * The reference of the contract: a page for each tag and each schema, and the contract itself, made from the bundled
 * contract when it is asked for. Readable without scripts.
 * @param pathname `/__docs__/...`
 * @returns a redirect where the last slash is missing, 404 for what is not there
 */
export async function referenceAnswer(pathname: string): Promise<Response> {
  if (pathname === `${referencePath}openapi.json`) {
    return Response.json(contract, { headers: { 'cache-control': 'no-store' } })
  }
  if (!pathname.endsWith('/'))
    return new Response(null, { status: 308, headers: { location: `${pathname}/` } })
  const path = pathname.slice(referencePath.length)
  const page = pageAt(path)
  const { title, body } = page ?? {
    title: 'Not found',
    body: html`<p>The reference has no such page.</p>`,
  }
  return new Response(documentOf(title, path === '', body).markup, {
    status: page ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': await policy(),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    },
  })
}
