import { matchPath } from 'react-router-dom'
import { describe, expect } from 'vitest'
import { isUuid } from '#src/lib/validation/ids.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { isKnownPath } from './known.ts'
import { paths } from './paths.ts'
import { testRows } from '#tests/support/table.ts'

const organizationId = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001'
const id = '11111111-1111-4111-8111-111111111111'

describe('the pages of the route map', () => {
  testRows([
    paths.home(),
    paths.login(),
    paths.patient.home(),
    paths.patient.task({ organizationId, journeyId: id, taskId: id }),
    paths.admin.home(),
    '/patient/',
  ])('%s is one', (path) => expect(isKnownPath(path)).toBe(true))

  testRows(['/nowhere', '/patient/x', '/patients', '/admin/users/../x', '', 'patient', '/a/b/c/d/e/f/g/h'])(
    '%j is none',
    (path) => expect(isKnownPath(path)).toBe(false),
  )
})

describe('UI-01..05, T11: an id in the address', () => {
  testRows(badInputs('pathId'))('$id: $value', ({ value, expect: expectation }) => {
    const raw = String(value)
    const addresses = [raw, encodeURIComponent(raw)].map(
      (part) => `/patient/organizations/${organizationId}/journeys/${part}`,
    )
    for (const address of addresses) {
      const params = matchPath(paths.patient.journey.pattern, address)?.params
      // No page at all, or one that rejects its id (src/app/routes/routes.tsx).
      expect(isUuid(params?.journeyId)).toBe(expectation === 'accept')
    }
  })
})
