// write-cache.mjs FOLDER: runs the built server there until it has answered, and keeps the code that V8 compiled for it.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import { freePort } from '../../port.mjs'

const [folder = ''] = process.argv.slice(2)

const port = await freePort(14_600)
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
// the cache is for the flags of a start, which main.js has changed since
v8.setFlagsFromString('--semi-space-growth-factor=2')
writeFileSync(path.join(folder, 'server.cache'), script.createCachedData())
process.exit(0)
