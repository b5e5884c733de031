import './bootstrap.ts'
import '#src/ui/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { PageLoading } from './app/PageLoading.tsx'
import { StartError } from './app/StartError.tsx'
import { tolerateMovedNodes } from './lib/moved-nodes.ts'

tolerateMovedNodes()

const place = document.getElementById('root')
if (!place) throw new Error('There is no place for the portal in this page.')
const root = createRoot(place)

/** Parts and their states, for those who build (docs/testing.md): never in the production build. */
const hasGallery = import.meta.env.DEV || import.meta.env.MODE === 'gallery'

/** The mock server answers in this page, with none behind it (docs/mock-server.md): never in the production build. */
const holdsMockServer = import.meta.env.DEV && import.meta.env.MODE === 'worker'

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
    (booted) =>
      root.render(
        <StrictMode>
          <App {...booted} />
        </StrictMode>,
      ),
    () => root.render(<StartError />),
  )
}
