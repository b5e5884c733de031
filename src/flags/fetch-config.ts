import type { Config } from './config-schema.ts'

/** Request timeout in ms. */
const TIMEOUT = 15_000

/** Fetches the settings without validating them. */
export async function fetchConfig(): Promise<Config> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch('/config.json', { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`/config.json: status ${response.status}`)
  return (await response.json()) as Config
}
