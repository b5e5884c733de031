import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { Organization } from '#generated/model/index.ts'
import { brandingOf } from './queries.ts'
import { readable } from './readable.ts'
import { reportTheme } from './report-theme.ts'
import { coloursOf } from './theme.ts'

/**
 * The colours of an organization, as CSS variables on the body (ORG-10): the theme of its branding, else its own,
 * else the defaults (D-16). What it set is taken away again when another comes (ORG-14).
 */
export function OrganizationTheme({ organization }: { organization: Organization }) {
  const { data } = useQuery(brandingOf(organization.id))
  const theme = data?.theme ?? organization.theme
  const { name } = organization
  useLayoutEffect(() => {
    const { style } = document.body
    const shown = readable(coloursOf(theme))
    reportTheme({ name }, theme, shown)
    const properties = Object.entries(shown.colours).map(([key, colour]) => [`--${key}`, colour] as const)
    for (const [property, colour] of properties) style.setProperty(property, colour)
    return () => {
      for (const [property] of properties) style.removeProperty(property)
    }
  }, [theme, name])
  return null
}
