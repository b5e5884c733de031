import '#src/lib/browser/bootstrap.ts'
import '#src/ui/styles/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts, startTexts } from '#src/i18n/texts.ts'
import { ErrorBoundary } from '#src/lib/router/ErrorBoundary.tsx'
import { createBrowserRouter } from '#src/lib/router/router.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { ControlPage } from './ControlPage.tsx'
import { PAGE } from './places.ts'
import styles from './control.module.css'

// The control page of the mock server: a separate entry (vite.config.ts), never part of the portal.

const place = document.getElementById('root')
if (!place) throw new Error('There is no place for the control in this page.')
const root = createRoot(place)
const router = createBrowserRouter([
  {
    path: PAGE,
    element: (
      <ErrorBoundary fallback={<BrokenPage />}>
        <ControlPage />
      </ErrorBoundary>
    ),
  },
])

await startTexts()
await loadTexts('control', 'errors', 'kit', 'validation')
root.render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

function BrokenPage() {
  return (
    <main className={styles.frame}>
      <ErrorPanel onRetry={() => location.reload()} />
    </main>
  )
}
