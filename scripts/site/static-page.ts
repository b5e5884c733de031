import { createHash } from 'node:crypto'

/** The word that becomes the nonce of one answer (vite.config.ts). */
const NONCE_MARK = '__CSP_NONCE__'

const inlineScript = /<script>([\s\S]*?)<\/script>/g
const entryScript = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const preloadLink = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The page for static hosts (S3, Pages): without nonces, and with an inline script that loads the code, because a
 * policy with hashes and strict-dynamic does not run scripts that the page references by URL.
 * @param html the page of the build, with the mark for nonces
 * @returns the page, and the sources of its scripts for the policy
 */
export function staticPage(html: string): { html: string; scripts: string } {
  const entry = entryScript.exec(html)?.[1]
  if (entry === undefined) throw new Error('The built page has no entry script.')
  const preloads = [...html.matchAll(preloadLink)].map(([, address]) => address)
  const preload = `for (const href of ${JSON.stringify([entry, ...preloads])}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))`
  // A failure reaches the listener in the page that says so.
  const load = `import(${JSON.stringify(entry)}).catch(error => dispatchEvent(new ErrorEvent('error', { error })))`
  const made = html
    .replace(/\s*<meta property="csp-nonce"[^>]*>/, '')
    .replace(entryScript, `\n    <script>${preload}</script>`)
    .replaceAll(preloadLink, '')
    .replace('</body>', `  <script>${load}</script>\n  </body>`)
    .replaceAll(` nonce="${NONCE_MARK}"`, '')
  if (made.includes(NONCE_MARK)) throw new Error('A nonce placeholder is left in the page.')
  const scripts = [...made.matchAll(inlineScript)].map(([, code = '']) => sha256(code))
  return { html: made, scripts: scripts.join(' ') }
}
