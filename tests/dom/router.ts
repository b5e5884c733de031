import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router-dom'
import { createRouter } from '#src/lib/router/router.ts'

type Options = Parameters<typeof createMemoryHistory>[0]

/** The router of the portal on a history in memory. */
export const createMemoryRouter = (routes: RouteObject[], options?: Options) =>
  createRouter(routes, createMemoryHistory(options))
