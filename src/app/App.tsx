import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import type { Booted } from './boot.ts'
import { ConfigProvider } from '#src/flags/config.ts'
import { routes } from './routes.tsx'

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
