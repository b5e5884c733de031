import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { listen } from './listen.ts'
import { toNodeHandler } from './node-handler.ts'
import { createPortal } from './static.ts'
import { password, people } from './store/seeds/people.ts'

/** Starts the mock server: `main.ts [--port N] [--portal FOLDER]`. */

const help = 'Usage: mock server [--port N] [--portal FOLDER]'

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

/** A folder of the build: beside dist/server/main.js, or below the project when this runs from its sources. */
const built = (name: string, page: string) =>
  [`../${name}`, `../dist/${name}`]
    .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
    .find((folder) => existsSync(`${folder}/${page}`))

function readArguments(args: readonly string[]): { port: number; portal: string } {
  let port = 4010
  let portal = built('portal', 'index.html')
  for (let index = 0; index < args.length; index += 2) {
    const value = args[index + 1]
    if (value === undefined) stop(`${args[index]} needs a value. ${help}`)
    if (args[index] === '--port') port = Number(value)
    else if (args[index] === '--portal') portal = value
    else stop(`There is no option ${args[index]}. ${help}`)
  }
  if (!Number.isInteger(port) || port < 1 || port > 65_535) stop('The port must be a number from 1 to 65535.')
  return { port, portal: portal ?? '' }
}

if (process.env.NODE_ENV === 'production') {
  stop('The mock server is made for development and tests; it does not start with NODE_ENV=production.')
}

const { port, portal } = readArguments(process.argv.slice(2))
const control = built('control', 'control.html')
const app = createApp({
  ...(portal !== '' && { portal: createPortal(portal) }),
  ...(control && { controlPage: createPortal(control, { page: '/control.html', base: '/__mock__' }) }),
})

try {
  await listen(toNodeHandler(app), port)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}

const rows = Object.values(people).map(({ email, note }) => `  ${email.padEnd(22)} ${note}`)
console.log(`Portage is at http://localhost:${port}
${control ? `Control of the mock server: http://localhost:${port}/__mock__/\n` : ''}${portal === '' ? '\nThe portal is not built yet (npm run build); the API, identity and control answer.\n' : ''}
Sign in as one of these, each with the password ${password} (codes: docs/mock-server.md)

${rows.join('\n')}

Guides: docs/ (begin with docs/mock-server.md)`)
