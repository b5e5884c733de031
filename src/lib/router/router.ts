import {
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  type Path,
  type RouteObject,
  type To,
} from 'react-router-dom'
import { createStore, type Store } from '../browser/store.ts'

type History = ReturnType<typeof createBrowserHistory>

type RouterState = {
  location: Location
  historyAction: NavigationType
  /** Options of the last navigation. */
  options: Pick<NavigateOptions, 'preventScrollReset' | 'flushSync'>
}

/** Returns true to block a navigation; `proceed` then performs it. */
type Guard = (from: Location, to: Path, proceed: () => void) => boolean

export type Router = {
  routes: RouteObject[]
  readonly state: RouterState
  subscribe: Store<RouterState>['subscribe']
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>
  /** Called before every navigation. Returns an unsubscribe function. */
  guard: (guard: Guard) => () => void
  navigator: Navigator
}

/** Holds the location and navigates: a subset of react-router's data router, without loaders and actions. */
export function createRouter(routes: RouteObject[], history: History): Router {
  const store = createStore<RouterState>({
    location: history.location,
    historyAction: history.action,
    options: {},
  })
  const origin = history.createURL('/')
  /** Browsers resolve `//host` to another origin, so the history would leave the portal. */
  const isElsewhere = (href: string) => new URL(href, origin).origin !== origin.origin
  const guards = new Set<Guard>()
  const isHeld = (to: Path, proceed: () => void) =>
    [...guards].some((guard) => guard(store.get().location, to, proceed))
  const complete = (options: NavigateOptions = {}) =>
    store.set({ location: history.location, historyAction: history.action, options })

  // On Back or Forward the browser has already moved: a blocked step is reverted, and repeated by `proceed`.
  let undone: (() => void) | undefined
  let isConfirmed = false
  history.listen(({ location, delta }) => {
    if (undone) {
      undone()
      undone = undefined
      return
    }
    let wayBack: Promise<void> | undefined
    const proceed = (delta: number) =>
      void wayBack?.then(() => {
        isConfirmed = true
        history.go(delta)
      })
    // Without a delta, as after editing the hash in the address bar, the step cannot be reverted.
    if (delta !== null && !isConfirmed && isHeld(location, () => proceed(delta))) {
      wayBack = new Promise((resolve) => (undone = resolve))
      history.go(-delta)
    } else {
      isConfirmed = false
      complete()
    }
  })

  function go(to: To, options: NavigateOptions = {}) {
    const path = history.encodeLocation(resolvePath(to, store.get().location.pathname))
    if (isElsewhere(history.createHref(path))) throw new Error('External navigation is not allowed.')
    const proceed = () => {
      if (options.replace) history.replace(path, options.state)
      else history.push(path, options.state)
      complete(options)
    }
    if (!isHeld(path, proceed)) proceed()
  }

  return {
    routes,
    get state() {
      return store.get()
    },
    subscribe: store.subscribe,
    navigate: async (to, options) => {
      if (typeof to === 'number') history.go(to)
      else go(to, options)
    },
    guard: (guard) => {
      guards.add(guard)
      return () => guards.delete(guard)
    },
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state, options) => go(to, { ...options, state }),
      replace: (to, state, options) => go(to, { ...options, state, replace: true }),
    },
  }
}

export const createBrowserRouter = (routes: RouteObject[]) => createRouter(routes, createBrowserHistory())
