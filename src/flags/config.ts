import { createContext, use } from 'react'
import type { Config } from './config-schema.ts'

export type { Config }

/** How long the settings may take, in ms. */
const TIMEOUT = 15_000

/** Fetches the settings; the portal cannot start without them. They are not checked yet. */
export async function loadConfig(): Promise<Config> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch('/config.json', { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`/config.json: status ${response.status}`)
  return (await response.json()) as Config
}

/**
 * Checks the settings by their schema, which loads for it.
 * @returns the keys that are wrong, without their values
 */
export async function wrongKeys(config: unknown): Promise<readonly string[]> {
  const { configSchema: schema } = await import('./config-schema.ts')
  const { error } = schema.safeParse(config)
  return error?.issues.map(({ path }) => path.join('.') || 'all of it') ?? []
}

const ConfigContext = createContext<Config | undefined>(undefined)

export const ConfigProvider = ConfigContext

export function useConfig(): Config {
  const config = use(ConfigContext)
  if (!config) throw new Error('There are no settings here.')
  return config
}
