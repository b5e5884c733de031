import { portalFiles } from './static/files.ts'
import {
  assetHeaders,
  noncePolicy,
  pageHeaders,
  publicHeaders,
  reportHeader,
  sharedHeaders,
} from './static/headers.ts'
import { negotiated } from './static/compression.ts'
import { withSettings } from './static/settings-in-page.ts'

/** The word in index.html that becomes the nonce of one answer. */
const placeholder = '__CSP_NONCE__'

const text = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

/** Where browsers report what the policy refused (csp-reports.ts). */
const reports = '/csp-report'

/** 128 random bits. */
function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/** Where devices post what other apps share, if no service worker takes it: the file is not read. */
const SHARE_ACTION = '/add-document'

export type PortalOptions = {
  /** The one page of the build, from its root. */
  readonly page?: string
  /** The prefix of all its URLs: `/__mock__`. */
  readonly base?: string
}

/**
 * Serves a built portal: hashed assets for ever, other files for minutes, and index.html for every page address,
 * each time with a fresh nonce and the settings. A missing asset, and any unknown address with an extension, is a 404: HTML in place
 * of a script would only hide the error.
 * @param folder the output of `vite build`
 */
export function createPortal(
  folder: string,
  { page: pageFile = '/index.html', base = '' }: PortalOptions = {},
): (request: Request, settings?: object) => Promise<Response> {
  const files = portalFiles(folder)

  async function page(request: Request, settings: object | undefined): Promise<Response> {
    const html = await files.read(pageFile)
    if (!html) return text(404, 'The portal is not built: run npm run build.')
    const nonce = newNonce()
    const plain = new TextDecoder().decode(html.bytes).replaceAll(placeholder, nonce)
    const markup = settings ? withSettings(plain, settings) : plain
    const file = { type: 'text/html', bytes: new TextEncoder().encode(markup), compressed: new Map() }
    const { body, encoding } = await negotiated(file, request.headers.get('accept-encoding') ?? '', 'anew')
    const isShared = new URL(request.url).pathname.startsWith('/share/')
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        'content-security-policy': noncePolicy(nonce, { reports }),
        ...reportHeader(reports),
        ...pageHeaders,
        ...(isShared && sharedHeaders),
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      },
    })
  }

  return async (request, settings) => {
    if (new URL(request.url).pathname === SHARE_ACTION) {
      const location = '/patient/healthstory#shared-document'
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return text(405, 'Method not allowed', { allow: 'GET, HEAD' })
    }
    const pathname = decoded(new URL(request.url).pathname.slice(base.length))
    if (pathname === undefined) return text(400, 'Bad request')
    if (pathname === '/' || pathname === pageFile) return page(request, settings)
    const file = await files.read(pathname)
    if (!file) {
      const isPage = !pathname.startsWith('/assets/') && !/\.[^/]*$/.test(pathname)
      return isPage ? page(request, settings) : text(404, 'Not found')
    }
    const { body, encoding } = await negotiated(file, request.headers.get('accept-encoding') ?? '')
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        ...(pathname.startsWith('/assets/') ? assetHeaders : publicHeaders),
        'content-type': file.type,
        'content-length': String(body.byteLength),
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      },
    })
  }
}

/** A path as the file system would see it; undefined when it tries to climb or cannot be read. */
function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return /[\0\\]|(^|\/)\.\.?(\/|$)/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}
