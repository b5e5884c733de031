import { createContext, use } from 'react'
import type { FlagSettings } from './flags.ts'

/** What differs between environments; read at run time, so that one build serves them all. */
export type Config = {
  api: { baseUrl: string }
  identity: {
    userPoolId: string
    userPoolClientId: string
    userPoolEndpoint?: string
    /** The hosted sign-in pages and the providers they know; without it there is no social sign-in. */
    oauth?: {
      domain: string
      redirectSignIn: string[]
      redirectSignOut: string[]
      scopes: string[]
      providers: ('Google' | 'Apple')[]
    }
  }
  island: string
  environment: string
  /** What the environment decides (src/flags/flags.ts). */
  flags: FlagSettings
  brand: { name: string; logo: string; supportEmail: string }
  policies: {
    privacy: string
    terms: string
    /** Which version of both applies, and the day it was made (`2026-11-01`). */
    version?: string
    updated?: string
  }
  defaultOrganization: string | null
  /** When set, only this organization has sub-items in the side navigation (SHELL-59, D-35). */
  organizationWithSubItems?: string | null
}

/** Fetches the settings; the portal cannot start without them. */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json', { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The settings could not be loaded (${response.status}).`)
  return (await response.json()) as Config
}

const ConfigContext = createContext<Config | undefined>(undefined)

export const ConfigProvider = ConfigContext

export function useConfig(): Config {
  const config = use(ConfigContext)
  if (!config) throw new Error('There are no settings here.')
  return config
}
