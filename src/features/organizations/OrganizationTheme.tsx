import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { getGetOrganizationBrandingQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { safeTheme } from './theme.ts'

/** How an organization looks changes rarely. */
const STALE_AFTER = 5 * 60_000

/**
 * The colours of an organization, as CSS variables on the body (ORG-10): the theme of its branding, else its own,
 * else the defaults (D-16). What it set is taken away again when another comes (ORG-14).
 */
export function OrganizationTheme({ organization }: { organization: Organization }) {
  const { data } = useQuery(
    getGetOrganizationBrandingQueryOptions(organization.id, { query: { staleTime: STALE_AFTER } }),
  )
  const theme = data?.theme ?? organization.theme
  useLayoutEffect(() => {
    const { style } = document.body
    const colours = safeTheme(theme)
    for (const [name, colour] of colours) style.setProperty(name, colour)
    return () => {
      for (const [name] of colours) style.removeProperty(name)
    }
  }, [theme])
  return null
}
