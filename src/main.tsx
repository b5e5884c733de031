import './lib/browser/bootstrap.ts'
import '#src/ui/styles/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { boot, type Booted } from './app/start/boot.ts'
import { PageLoading } from './app/frame/PageLoading.tsx'
import './app/reports/waiting.ts'
import { StartError } from './app/errors/StartError.tsx'
import { loadConfig, wrongKeys, type Config } from './flags/config.ts'
import { noteCaughtError } from './lib/browser/caught-error.ts'
import { stopKeepingPages } from './lib/browser/kept-page.ts'
import { tolerateMovedNodes } from './lib/browser/moved-nodes.ts'

tolerateMovedNodes()

const place = document.getElementById('root')
if (!place) throw new Error('There is no place for the portal in this page.')
let settings: unknown
const root = createRoot(place, {
  onUncaughtError(error) {
    reportError(error)
    void stopOnWrongSettings()
  },
})

/** The component gallery for developers (docs/testing.md): never in the production build. */
const hasGallery = import.meta.env.DEV || import.meta.env.MODE === 'gallery'

/** Runs the mock server inside the page (docs/mock-server.md): never in the production build. */
const holdsMockServer = import.meta.env.DEV && import.meta.env.MODE === 'worker'

/**
 * Delay in ms before the settings are validated: the schema is as large as a page and must not delay the first
 * one.
 */
const CHECK_AFTER = 3000

/** Delay in ms before the page is cached for the next visit and can be installed, so that this visit comes first. */
const KEEP_AFTER = 1500
const isDeployed = import.meta.env.MODE === 'production'
if (import.meta.env.DEV) void stopKeepingPages()

/** Replaces the portal with an error if the settings are invalid. A failure to load the schema is ignored. */
async function stopOnWrongSettings() {
  if (settings === undefined) return
  const wrong = await wrongKeys(settings).catch(() => [])
  if (wrong.length === 0) return
  console.error(`/config.json is wrong: ${wrong.join(', ')}`)
  dispatchEvent(new CustomEvent('wrongsettings', { detail: wrong }))
  root.render(<StartError />)
}

/** For the next visit: the page on the device, and the portal as an app. */
function prepareNextVisit({ session }: Booted) {
  void import('./app/start/next-visit.ts').then(
    (next) => next.prepareNextVisit(session),
    () => undefined,
  )
}

/** Reports failures if the settings ask for it; otherwise its code is not loaded. */
function reportFailures({ errorReports, environment }: Config) {
  if (!errorReports) return
  void import('./app/reports/start.ts').then(({ startReports }) => startReports(errorReports, environment))
}

async function start() {
  if (holdsMockServer) {
    const { startInPage } = await import('#mock-server/in-page/start-in-page.ts')
    await startInPage()
  }
  return boot(() => root.render(<PageLoading />))
}

if (hasGallery && location.pathname.startsWith('/__ui__')) {
  void import('./app/gallery/open.tsx').then(({ openGallery }) => openGallery(root))
} else {
  start().then(
    (booted) => {
      root.render(
        <StrictMode>
          <App {...booted} />
        </StrictMode>,
      )
      settings = booted.config
      setTimeout(stopOnWrongSettings, CHECK_AFTER)
      setTimeout(reportFailures, CHECK_AFTER, booted.config)
      if (isDeployed) setTimeout(prepareNextVisit, KEEP_AFTER, booted)
    },
    (error: unknown) => {
      console.error('The portal could not start.', error)
      noteCaughtError(error)
      root.render(<StartError />)
      loadConfig().then(
        (config) => {
          settings = config
          reportFailures(config)
          return stopOnWrongSettings()
        },
        () => undefined,
      )
    },
  )
}
