import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { configureHttp } from '#src/api/http.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { shareAccess } from '#src/features/sharing/share-access.ts'
import { useConfig } from '#src/flags/config.ts'
import { currentLocale } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { OfflineNotice } from '#src/ui/messages/OfflineNotice.tsx'
import { PlainFrame } from '#src/ui/layout/PlainFrame.tsx'

/**
 * Wraps pages shared with people without an account: no gates, no navigation, and calls that use the access of
 * this one link, never a session (ROUTE-79, ROUTE-80).
 */
export function ShareArea() {
  const { x } = useRouteParams('x')
  return <OneShare key={x} token={x} />
}

function OneShare({ token }: { token: string }) {
  const { api, brand, island } = useConfig()
  const [queryClient] = useState(() => {
    configureHttp({
      baseUrl: api.baseUrl,
      island,
      token: async () => shareAccess(token)?.bearer,
      locale: currentLocale,
      onUnauthorized: async () => false,
      maxDelay: 0,
    })
    return createQueryClient()
  })
  return (
    <QueryClientProvider client={queryClient}>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <PlainFrame brand={brand}>
        <OfflineNotice />
        <Outlet />
      </PlainFrame>
    </QueryClientProvider>
  )
}
