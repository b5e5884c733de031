import { spawn } from 'node:child_process'
import { Server } from 'node:http'
import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { alsoTls } from '../mock-server/tls/also-tls.ts'

type Module = typeof import('../mock-server/app.ts')
type Handler = typeof import('../mock-server/node-handler.ts')

/** An edit of the contract generates anew; Vite then sees the generated files change and reloads. */
function regenerate(server: ViteDevServer) {
  const contract = path.resolve(server.config.root, 'openapi')
  let running = false
  let again = false
  const generate = () => {
    if (running) return (again = true)
    running = true
    const child = spawn('npm', ['run', '--silent', 'generate'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: true,
    })
    child.on('exit', (code) => {
      running = false
      server.config.logger.info(
        code === 0 ? 'contract: generated anew' : 'contract: not generated, see above',
      )
      if (code === 0) server.ws.send({ type: 'full-reload' })
      if (again) generate()
      again = false
    })
    return true
  }
  server.watcher.add(contract)
  server.watcher.on('all', (_, file) => {
    if (file.startsWith(contract + path.sep)) generate()
  })
}

/** Puts the mock server into Vite's own: one command, one port, and an edit of the mock is there at once. */
export function mockServer(): Plugin {
  return {
    name: 'portage-mock-server',
    apply: 'serve',
    configureServer(server) {
      regenerate(server)
      // The hosted sign-in pages are asked for by https, on the same port.
      if (server.httpServer instanceof Server) alsoTls(server.httpServer)
      // The worlds live as long as the code of the mock: Vite loads it anew after an edit.
      let loaded: { module: Module; handle: ReturnType<Handler['toNodeHandler']> } | undefined
      const load = async () => {
        const module = (await server.ssrLoadModule('/mock-server/app.ts')) as Module
        if (loaded?.module !== module) {
          const { toNodeHandler } = (await server.ssrLoadModule('/mock-server/node-handler.ts')) as Handler
          loaded = { module, handle: toNodeHandler(module.createApp()) }
        }
        return loaded
      }
      const answer = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
        try {
          const { module, handle } = await load()
          const { pathname } = new URL(request.url ?? '/', 'http://localhost')
          if (module.isMockPath(pathname)) handle(request, response)
          else next()
        } catch (error) {
          next(error) // An error in the code of the mock is shown like one in the code of the portal.
        }
      }
      server.middlewares.use((request, response, next) => void answer(request, response, next))
    },
  }
}
