import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

/** An edit of the contract regenerates the code; Vite then sees the changed files and reloads. */
function regenerate(server: ViteDevServer) {
  const { root } = server.config
  const contract = path.resolve(root, 'openapi')
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
      server.config.logger.info(code === 0 ? 'generated anew' : 'not generated, see above')
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

/** Follows `openapi/` while Vite serves. */
export const contract = (): Plugin => ({
  name: 'portage-contract',
  apply: 'serve',
  configureServer: regenerate,
})
