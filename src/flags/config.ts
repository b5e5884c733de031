import { createContext, use } from 'react'
import type { Config } from './config-schema.ts'
import { fetchConfig } from './fetch-config.ts'

export type { Config }

/** The settings that the page asked for already, else those of now; the portal cannot start without them. */
export function loadConfig(): Promise<Config> {
  const early = globalThis.portageEarly?.config
  if (globalThis.portageEarly) delete globalThis.portageEarly.config
  return (early as Promise<Config> | undefined) ?? fetchConfig()
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
