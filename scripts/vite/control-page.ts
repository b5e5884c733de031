import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, Plugin } from 'vite'

const PAGE = '/__mock__/'

/** The page, next to its code. */
export const CONTROL = 'src/control/control.html'

/** Serves the control page of the mock server with `npm run dev`, hot reload and all. */
export function controlPage(): Plugin {
  return {
    name: 'portage-control-page',
    apply: 'serve',
    configureServer(server) {
      const file = path.resolve(server.config.root, CONTROL)
      const answer = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
        const { url = '/', method } = request
        if (method !== 'GET' || new URL(url, 'http://localhost').pathname !== PAGE) return next()
        try {
          const html = await server.transformIndexHtml(url, await readFile(file, 'utf8'))
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.setHeader('cache-control', 'no-store')
          return response.end(html)
        } catch (error) {
          return next(error)
        }
      }
      server.middlewares.use((request, response, next) => void answer(request, response, next))
    },
  }
}

/** Builds the page to the top of its folder, where the mock server finds it. */
export const controlAtTop = (): Plugin => ({
  name: 'portage-control-at-top',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle[CONTROL]
    if (page) page.fileName = path.basename(CONTROL)
  },
})

const loader = /^\s*(\w+): \(\) => import\('\.\/\w+\/index\.ts'\),$/gm

/**
 * Leaves texts out of a build: the portal has none of the control page's, which has few of the portal's.
 * @param has whether the build has the texts of a namespace
 */
export const onlyTexts = (has: (namespace: string) => boolean): Plugin => ({
  name: 'portage-only-texts',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/locales\/[\w-]+\/loaders\.ts$/.test(id)) return null
    return code.replaceAll(loader, (line: string, name: string) => (has(name) ? line : ''))
  },
})
