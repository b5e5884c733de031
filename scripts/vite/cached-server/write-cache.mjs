// write-cache.mjs FOLDER: runs the built server there until it has answered, and keeps the code that V8 compiled for it.
import { writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const [folder = ''] = process.argv.slice(2)

/** @returns {Promise<number>} a port that is free now */
const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const port = await freePort()
process.argv = [process.argv[0] ?? '', path.join(folder, 'main.js'), '--port', String(port)]
delete process.env.NODE_ENV
console.log = () => {}
const { script } = await import(pathToFileURL(path.join(folder, 'main.js')).href)
let answered = false
while (!answered) {
  await pause(10)
  answered = await fetch(`http://127.0.0.1:${port}/v1/users/current/`).then(
    () => true,
    () => false,
  )
}
writeFileSync(path.join(folder, 'server.cache'), script.createCachedData())
process.exit(0)
