// How long what a page shows counts as fresh, and when it is fetched again, where that is not the usual.
import { QueryClient } from '@tanstack/react-query'
import { vi, type MockInstance } from 'vitest'
import { shortIds } from './page-state.ts'

const RULES = [
  'enabled',
  'staleTime',
  'gcTime',
  'networkMode',
  'refetchInterval',
  'refetchOnMount',
  'refetchOnReconnect',
  'refetchOnWindowFocus',
] as const

let mounted: MockInstance<QueryClient['mount']> | undefined

/** Before the page is drawn, because the portal makes its cache itself. */
export function watchQueries(): void {
  mounted = vi.spyOn(QueryClient.prototype, 'mount')
}

const nameOf = (key: readonly unknown[]) => shortIds(key.filter((part) => typeof part === 'string').join(' '))

const ruleText = (rule: unknown) => (typeof rule === 'function' ? 'by its data' : String(rule))

/** A line for each query of the page with rules of its own. */
export function queriesText(): string[] {
  const clients = (mounted?.mock.contexts ?? []) as QueryClient[]
  const lines = clients.flatMap((client) => {
    const usual: Record<string, unknown> = client.getDefaultOptions().queries ?? {}
    return client
      .getQueryCache()
      .findAll()
      .flatMap(({ queryKey, observers }) =>
        observers.flatMap(({ options }) => {
          const own = RULES.filter(
            (rule) => options[rule] !== undefined && options[rule] !== (usual[rule] ?? true),
          )
          const rules = own.map((rule) => `${rule} ${ruleText(options[rule])}`)
          return own.length > 0 ? [`query: ${nameOf(queryKey)}: ${rules.join(', ')}`] : []
        }),
      )
  })
  return [...new Set(lines)].toSorted()
}
