import type { PathParam } from 'react-router-dom'

type QueryValue = string | number | boolean | readonly string[] | undefined
export type Query = Readonly<Record<string, QueryValue>>

/** Parameters of a pattern; `*` matches any rest, which links do not need. */
type Param<P extends string> = Exclude<PathParam<P>, '*'>

type Args<P extends string> = [Param<P>] extends [never]
  ? [params?: Readonly<Record<never, never>>, query?: Query]
  : [params: { readonly [K in Param<P>]: string }, query?: Query]

function search(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}

/**
 * A route: its pattern for the router, and a link builder. Links accept query parameters (ROUTE-82), which
 * override the route's defaults; a missing placeholder throws (ROUTE-83).
 */
export function route<const P extends string>(pattern: P, defaults: Query = {}) {
  const to = (...[params, query]: Args<P>): string =>
    pattern.replace(/\/\*$/, '').replace(/:(\w+)/g, (_, name: string) => {
      const value = (params as Readonly<Record<string, string | undefined>> | undefined)?.[name]
      if (!value) throw new Error('missing path parameter')
      return encodeURIComponent(value)
    }) + search({ ...defaults, ...query })
  return Object.assign(to, { pattern })
}
