import { createContext, useCallback, useContext, useMemo } from 'react'
import { useLocation, type NavigateOptions } from 'react-router-dom'
import type { Router } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

/** The router itself, for code that must see navigations before they render. */
export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('There is no router here.')
  return router
}

/** A stable function. Relative paths resolve against the latest location, even long after the render. */
export const useNavigate = () => useRouter().navigate

type Query = URLSearchParams | Readonly<Record<string, string>>

/** The query of the location, and a setter that navigates. */
export function useSearchParams() {
  const router = useRouter()
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = useCallback(
    (next: Query | ((newest: URLSearchParams) => Query), options?: NavigateOptions) => {
      const newest = new URLSearchParams(router.state.location.search)
      const params = new URLSearchParams(typeof next === 'function' ? next(newest) : next)
      void router.navigate({ search: params.toString() }, options)
    },
    [router],
  )
  return [query, setQuery] as const
}
