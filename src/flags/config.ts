import { createContext, use } from 'react'
import type { Config } from './config-schema.ts'
import { fetchConfig } from './fetch-config.ts'

export type { Config }

/** The settings, from the early request if there was one; the portal cannot start without them. */
export function loadConfig(): Promise<Config> {
  const early = globalThis.portageEarly?.config
  if (globalThis.portageEarly) delete globalThis.portageEarly.config
  return (early as Promise<Config> | undefined) ?? fetchConfig()
}

/**
 * Validates the settings with their lazily loaded schema.
 * @returns the invalid keys, without their values
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
