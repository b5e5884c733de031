import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router as LocationProvider, useRoutes, type RouteObject } from 'react-router-dom'
import { RouterContext } from './hooks.ts'
import type { Router } from './router.ts'

/**
 * Renders the page at the router's location. Navigations are transitions: the previous page stays until the
 * next is ready.
 */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const update = () => setState(router.state)
    // A child may have navigated while mounting.
    update()
    return router.subscribe(() =>
      router.state.options.flushSync ? flushSync(update) : startTransition(update),
    )
  }, [router])
  return (
    <RouterContext value={router}>
      <LocationProvider
        location={state.location}
        navigationType={state.historyAction}
        navigator={router.navigator}
      >
        <Routes routes={router.routes} />
      </LocationProvider>
    </RouterContext>
  )
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
