import type { Markup } from '../../markup.ts'
import { html } from '../../markup.ts'
import { localeOf } from '../../store/localized.ts'
import { base64, sha256, utf8 } from '../encoding.ts'
import { homesOf } from './redirects.ts'
import type { HostedError, HostedTexts } from './texts.ts'
import { hostedTexts } from './texts.ts'

/** Plain on purpose: one column, targets of 48 px, contrast above 7:1, a focus ring, nothing that moves. */
const style = `
:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1d2733; background: #f2f4f7 }
body { margin: 0; padding: 1rem }
main { max-width: 26rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border: 1px solid #c9d1db; border-radius: .75rem }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem }
ul { margin: 1rem 0 0; padding: 0; list-style: none }
button, .button { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; margin: 0 0 .75rem; padding: .625rem 1rem; font: inherit; color: inherit; text-align: start; text-decoration: none; background: #fff; border: 1px solid #5b6b7d; border-radius: .5rem; cursor: pointer; overflow-wrap: anywhere }
button:hover, .button:hover { background: #eef3f9 }
:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px }
small { display: block; font-size: .9375rem; color: #41505f }
`

/** Built here, because its hash is in the policy and a formatter would move its first line. */
const styleElement: Markup = { markup: `<style>${style}</style>` }

export const textsFor = (request: Request): HostedTexts =>
  hostedTexts[localeOf(request.headers.get('accept-language'))]

type Page = {
  readonly status?: number
  readonly title: string
  readonly body: Markup
  /** Where a form of this page may end up besides here: browsers hold redirects to the policy too. */
  readonly formTarget?: string
}

/** One hosted page, in the language of the request. */
export async function page(
  request: Request,
  { status = 200, title, body, formTarget }: Page,
): Promise<Response> {
  const { lang } = textsFor(request)
  const styleHash = base64(await sha256(utf8(style)))
  const document = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `
  return new Response(document.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      vary: 'accept-language',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        `form-action ${formTarget === undefined ? "'none'" : `'self' ${new URL(formTarget).origin}`}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    },
  })
}

/** An error page for requests that may not come from the portal, and so must not redirect to it. */
export function errorPage(request: Request, error: HostedError): Promise<Response> {
  const texts = textsFor(request)
  const [home = '/'] = homesOf(request)
  return page(request, {
    status: 400,
    title: texts.errorTitle,
    body: html`<p>${texts.errors[error]}</p>
      <p>${texts.errorHelp}</p>
      <p><a class="button" href="${home}">${texts.startAgain}</a></p>
      <p><small>${error}</small></p>`,
  })
}
