import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { AppOptions, MockApp } from '../mock-server/app.ts'
import type { NodeHandler } from '../mock-server/node-handler.ts'

type AppModule = typeof import('../mock-server/app.ts')
type HandlerModule = typeof import('../mock-server/node-handler.ts')
type CarryModule = typeof import('../mock-server/snapshots/carry-worlds.ts')
type BeginModule = typeof import('../mock-server/world-file/begin-world.ts')

/** The options of the app, with the file of a snapshot in place of what is read from it: that is for the code of now. */
export type LiveOptions = Omit<AppOptions, 'begin'> & { readonly snapshot?: string | undefined }

type Loaded = {
  readonly module: AppModule
  readonly app: MockApp
  readonly handle: NodeHandler
  readonly keepWorlds: CarryModule['keepWorlds']
}

export type LiveMock = {
  /** Makes Vite tell of edits. */
  readonly plugin: Plugin
  /** Says for whom, before anything else. */
  readonly serve: (server: ViteDevServer, options: LiveOptions) => void
  /** Done when there is code that answers; rejects when it cannot be loaded, and tries again when asked again. */
  readonly ready: () => Promise<void>
  /** Whether the mock server answers this path; false until it is ready. */
  readonly isMockPath: (pathname: string) => boolean
  /** Answers a call by the code of now. */
  readonly handle: NodeHandler
}

/**
 * A mock server whose code may change while it runs. After an edit Vite loads what hangs on the edited file;
 * until then the old code answers, so no call fails or waits. The worlds go over to the new code in one step,
 * with all that a snapshot holds and the faults. Code that fails to load is reported on the console, and the
 * old code stays active.
 */
export function createLiveMock(): LiveMock {
  let loaded: Loaded | undefined
  let loading: Promise<void> | undefined
  let again = false
  let use: { readonly server: ViteDevServer; readonly options: LiveOptions } | undefined

  async function load(): Promise<void> {
    const { server, options } = use ?? unused()
    const { snapshot, ...others } = options
    const module = (await server.ssrLoadModule('/mock-server/app.ts')) as AppModule
    if (module === loaded?.module) return
    const { toNodeHandler } = (await server.ssrLoadModule('/mock-server/node-handler.ts')) as HandlerModule
    const carry = (await server.ssrLoadModule('/mock-server/snapshots/carry-worlds.ts')) as CarryModule
    const begin = snapshot === undefined ? undefined : await beginning(server, snapshot)
    const app = module.createApp({ ...others, ...(begin && { begin }) })
    // from here on nothing is waited for: no call can come between
    if (loaded) carry.takeWorlds(app.worlds, loaded.keepWorlds(loaded.app.worlds))
    loaded = { module, app, handle: toNodeHandler(app), keepWorlds: carry.keepWorlds }
  }

  async function reload({ config, ssrFixStacktrace }: ViteDevServer): Promise<void> {
    const started = performance.now()
    const before = loaded
    try {
      await load()
      const ms = Math.round(performance.now() - started)
      if (loaded !== before) config.logger.info(`mock server: loaded anew in ${ms} ms`, { timestamp: true })
    } catch (error) {
      if (error instanceof Error) ssrFixStacktrace(error)
      const why = error instanceof Error ? error.stack : String(error)
      config.logger.error(`mock server: not loaded anew, the code from before goes on. ${why}`)
    }
  }

  function onEdit(server: ViteDevServer): void {
    again = loading !== undefined
    if (again) return
    loading = reload(server).finally(() => {
      loading = undefined
      if (again) onEdit(server)
    })
  }

  return {
    plugin: {
      name: 'portage-live-mock',
      apply: 'serve',
      async hotUpdate({ modules, server, type, read }) {
        if (this.environment.name !== 'ssr' || !modules.some(isOfMock)) return
        // A save empties the file first: an operation that is missing then would be answered with made-up values.
        if (type === 'delete' || (await read()) !== '') onEdit(server)
        return []
      },
    },
    serve: (server, options) => {
      use = { server, options }
    },
    ready: async () => {
      if (loaded) return
      loading ??= load().finally(() => {
        loading = undefined
      })
      await loading
    },
    isMockPath: (pathname) => loaded?.module.isMockPath(pathname) ?? false,
    handle: (incoming, outgoing) => loaded?.handle(incoming, outgoing),
  }
}

async function beginning(server: ViteDevServer, snapshot: string) {
  const { beginFrom } = (await server.ssrLoadModule('/mock-server/world-file/begin-world.ts')) as BeginModule
  return beginFrom(snapshot)
}

const unused = () => {
  throw new Error('The live mock server got no arguments.')
}

const isOfMock = ({ file }: EnvironmentModuleNode) =>
  file !== null && /\/(mock-server|generated)\//.test(file)
