import { generatePath, matchRoutes } from 'react-router-dom'
import type { Area } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'

const providerPatterns = Object.values(paths.provider).map(({ pattern }) => pattern)

const parametersOf = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)

/**
 * Where choosing another organization leads. In the patient area to its home (ORG-01). In the provider area the page
 * stays if the organization is all that its address needs (ORG-02), else it is provider home (ORG-03).
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
      // As the router would: a static part wins over a parameter (ROUTE-89).
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
