import { generatePath, matchRoutes } from 'react-router-dom'
import type { Area } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'

const providerPatterns = Object.values(paths.provider).map(({ pattern }) => pattern)

const parametersOf = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)

/**
 * The page after switching organizations. The patient area goes to its home (ORG-01). The provider area stays
 * on pages that need only an organization (ORG-02), and otherwise goes to provider home (ORG-03).
 */
export function pathAfterSwitch(
  area: Extract<Area, 'patient' | 'provider'>,
  pathname: string,
  organizationId: string,
  patterns: readonly string[] = providerPatterns,
): string {
  switch (area) {
    case 'patient':
      return paths.patient.organization({ organizationId })
    case 'provider': {
      // Matches as the router does: a static segment beats a parameter (ROUTE-89).
      const pattern = matchRoutes(
        patterns.map((path) => ({ path })),
        pathname,
      )?.[0]?.route.path
      return pattern && parametersOf(pattern).join() === 'organizationId'
        ? generatePath(pattern, { organizationId })
        : paths.provider.organization({ organizationId })
    }
  }
}
