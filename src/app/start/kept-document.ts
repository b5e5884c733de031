import { type KeptPage, KEPT_PAGES, keptPages } from '#src/lib/browser/kept-pages.ts'
import { htmlText } from '#src/lib/files/html-text.ts'

const style = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem;color:#1a1a1a}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.1875rem;border-bottom:2px solid #555;margin-top:1.75rem}
ul{padding-left:1.25rem}li{margin-bottom:.5rem}dt{font-weight:600}dd{margin:0 0 .5rem}a{color:#0b5d57}
.kept{border:2px solid #0b5d57;border-radius:.5rem;padding:.75rem 1rem}.kept p{margin:0 0 .25rem}
:focus-visible{outline:3px solid #0b5d57;outline-offset:2px}
@media print{.kept a{display:none}body{font-size:11pt}li,dt{break-inside:avoid}}@page{size:letter;margin:14mm}`

/** No script, no address of another page's, and nothing that a shared computer's cache would keep. */
const headers = {
  'content-type': 'text/html;charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const documentOf = ([first, ...rest]: readonly [KeptPage, ...KeptPage[]]): string => `<!doctype html>
<html lang="${first.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(first.title)}</title>
<style>${style}</style>
</head>
<body>
<nav><a href="/">${htmlText(first.portal)}</a></nav>
<main>
${[first, ...rest].map(({ html }) => html).join('\n')}
</main>
</body>
</html>
`

/**
 * The kept pages as one document, in place of the portal while the device is offline. Undefined if none is kept or can
 * be read.
 */
export async function keptDocument({ pathname }: URL): Promise<Response | undefined> {
  if (navigator.onLine && pathname !== KEPT_PAGES) return undefined
  const [first, ...rest] = await keptPages().catch(() => [])
  return first && new Response(documentOf([first, ...rest]), { headers })
}
