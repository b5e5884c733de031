import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { generateStaged } from '../generate/staged.mjs'
import { startWarmZod } from '../generate/warm-zod.mjs'

/** An edit of the contract regenerates the code; Vite sees the files that are other ones then, and reloads. */
function regenerate(server: ViteDevServer) {
  const { root } = server.config
  const contract = path.resolve(root, 'openapi')
  let running = false
  let again = false
  const { logger } = server.config
  const warmZod = startWarmZod(root)
  server.httpServer?.once('close', warmZod.stop)
  const generate = async () => {
    again = running
    if (running) return
    running = true
    try {
      const { code, output, seconds } = await generateStaged(root, warmZod.step())
      if (code !== 0) throw new Error(output.trim())
      logger.info(`generated in ${seconds.toFixed(1)} s`, { timestamp: true })
      server.ws.send({ type: 'full-reload' })
    } catch (error) {
      logger.error(`not generated: ${error instanceof Error ? error.message : String(error)}`)
    }
    running = false
    if (again) await generate()
  }
  server.watcher.add(contract)
  server.watcher.on('all', (_, file) => {
    if (file.startsWith(contract + path.sep)) void generate()
  })
}

/** Follows `openapi/` while Vite serves. */
export const contract = (): Plugin => ({
  name: 'portage-contract',
  apply: 'serve',
  configureServer: regenerate,
})
