import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { readArguments } from './arguments.ts'
import { listen } from './listen.ts'
import { toNodeHandler } from './node-handler.ts'
import { watchOverrides } from './overrides/watch-overrides.ts'
import { createPortal } from './static.ts'
import { password, people } from './store/seeds/people.ts'
import type { World } from './store/world.ts'
import { beginFrom } from './world-file/begin-world.ts'
import { keepWorld } from './world-file/keep-world.ts'
import { readTokens } from './world-file/read-tokens.ts'
import { mainWorld } from './worlds.ts'

/** Starts the mock server; its options are those of arguments.ts. */

function stop(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Beside dist/server/main.js, or below the project when it runs from its sources; empty when it is not built. */
const built = (name: string, page: string) =>
  [`../${name}`, `../dist/${name}`]
    .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
    .find((folder) => existsSync(folder + page)) ?? ''

const controlPage = { page: '/control.html', base: '/__mock__' }

/** @throws Error if the person of a fixed token does not exist */
function requirePeople({ pool }: World, tokens: ReadonlyMap<string, string>): void {
  const nobody = [...tokens.values()].find((email) => !pool.users.find(email))
  if (nobody !== undefined) throw new Error(`--token names ${nobody}, but no user has that email.`)
}

async function start(): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'The mock server is for development and tests only, and does not start with NODE_ENV=production.',
    )
  }
  const {
    port,
    portal = built('portal', '/index.html'),
    override,
    cors,
    host,
    allowHost,
    snapshotLimit,
    worlds,
    snapshot,
    persist,
    token,
  } = readArguments(process.argv.slice(2))
  const { overrides } = await watchOverrides(override)
  const control = built('control', controlPage.page)
  const tokens = readTokens(token)
  const made = createApp({
    overrides,
    cors,
    allowHost,
    tokens,
    ...(snapshotLimit !== undefined && { snapshotLimit }),
    ...(worlds !== undefined && { limit: worlds }),
    ...(snapshot !== undefined && { begin: beginFrom(snapshot) }),
    ...(portal !== '' && { portal: createPortal(portal) }),
    ...(control !== '' && { controlPage: createPortal(control, controlPage) }),
  })
  const app = persist === undefined ? made : keepWorld(made, persist)
  requirePeople(app.worlds.get(mainWorld), tokens)
  await listen(toNodeHandler(app), port, host)

  const rows = Object.values(people).map(({ email, note }) => `  ${email.padEnd(22)} ${note}`)
  console.log(`Portage is at http://localhost:${port}
${control === '' ? '' : `Its server is steered at http://localhost:${port}/__mock__/\n`}${portal === '' ? '\nThe portal is not built yet (npm run build); the API, identity and control answer.\n' : ''}
Sign in as one of these, each with the password ${password} (codes: docs/mock-server.md)

${rows.join('\n')}

The contract, to read: http://localhost:${port}/__docs__/
Guides: docs/ (begin with docs/mock-server.md)`)
}

void start().catch(stop)
