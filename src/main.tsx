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

if (hasGallery && location.pathname.startsWith('/__ui__')) {
  void import('./app/gallery/open.tsx').then(({ openGallery }) => openGallery(root))
} else {
  boot(() => root.render(<PageLoading />)).then(
    (booted) =>
      root.render(
        <StrictMode>
          <App {...booted} />
        </StrictMode>,
      ),
    () => root.render(<StartError />),
  )
}
