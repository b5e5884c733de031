import { useState } from 'react'
import { createBrowserRouter } from '#src/lib/router/router.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import type { Booted } from './start/boot.ts'
import { ConfigProvider } from '#src/flags/config.ts'
import { routes } from './routes/routes.tsx'

export function App({ config, session }: Booted) {
  const [router] = useState(() => createBrowserRouter(routes))
  return (
    <ConfigProvider value={config}>
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </ConfigProvider>
  )
}
