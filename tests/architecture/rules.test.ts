// The rules bite: each is shown an import that it must refuse, and its neighbour that it must let pass.
import { describe, expect, test } from 'vitest'
import { wrongDoor } from '../../scripts/lint/doors.mjs'
import * as ruleBook from './rules.ts'
import { circles, unknownRooms } from './rules.ts'
import { importsOf, resolveImport, type Edge } from './source.ts'
import { testRows } from '#tests/support/table.ts'

const edge = (from: string, spec: string, lazy = false): Edge => ({
  from,
  spec,
  to: resolveImport(from, spec),
  lazy,
})

describe('reading imports', () => {
  const text = `
    import { a } from './a.ts'
    import type { B } from '#src/lib/b.ts'
    export * from '../c.ts'
    import './d.css'
    const e = () => import('#src/pages/shared/EPage.tsx')
    type F = import('./f.ts').F
  `
  test('static, type-only, lazy, re-exports and side effects', () => {
    expect(importsOf('src/app/x.ts', text).map(({ to, lazy }) => [to, lazy])).toEqual([
      ['src/app/a.ts', false],
      ['src/lib/b.ts', false],
      ['src/c.ts', false],
      ['src/app/d.css', false],
      ['src/pages/shared/EPage.tsx', true],
      ['src/app/f.ts', true],
    ])
  })
})

const rules = new Map<string, (edges: readonly Edge[]) => string[]>(
  Object.entries(ruleBook).filter(([name]) => name !== 'unknownRooms') as never,
)
type Case = [rule: string, refused: Edge, allowed: Edge]
const cases: Case[] = [
  ['againstFloors', edge('src/lib/a.ts', '#src/api/b.ts'), edge('src/api/a.ts', '#src/lib/b.ts')],
  ['againstFloors', edge('src/api/a.ts', '#src/auth/port.ts'), edge('src/api/a.ts', './b.ts')],
  [
    'againstFloors',
    edge('src/ui/A.tsx', '#src/routes/paths.ts'),
    edge('src/ui/A.tsx', '#src/i18n/use-text.ts'),
  ],
  ['againstFloors', edge('src/session/a.ts', '#src/ui/B.tsx'), edge('src/session/a.ts', '#src/auth/port.ts')],
  [
    'againstFloors',
    edge('src/app/a.ts', '#src/control/call.ts'),
    edge('src/control/a.tsx', '#src/ui/actions/Button.tsx'),
  ],
  ['againstFloors', edge('src/control/a.ts', '#src/session/b.ts'), edge('src/control/a.ts', './b.ts')],
  ['againstFloors', edge('src/features/a/x.ts', '../b/y.ts'), edge('src/features/a/x.ts', './y.ts')],
  [
    'againstFloors',
    edge('src/features/a/x.ts', '#src/pages/b/y.tsx'),
    edge('src/pages/b/y.tsx', '#src/features/a/x.ts'),
  ],
  [
    'againstFloors',
    edge('src/pages/patient/x.tsx', '../admin/y.tsx'),
    edge('src/pages/patient/x.tsx', './y.tsx'),
  ],
  [
    'againstFloors',
    edge('src/pages/patient/x.tsx', '#src/app/y.ts'),
    edge('src/main.tsx', '#src/app/start/boot.ts'),
  ],
  ['againstFloors', edge('src/loose.ts', './app/boot.ts'), edge('src/app/start/boot.ts', './routes.tsx')],
  [
    'eagerPages',
    edge('src/app/routes/routes.tsx', '#src/pages/a/B.tsx'),
    edge('src/app/routes/routes.tsx', '#src/pages/a/B.tsx', true),
  ],
  [
    'appHoldsMock',
    edge('src/app/a.ts', '#mock-server/app.ts'),
    edge('src/main.tsx', '#mock-server/worker.ts', true),
  ],
  [
    'appHoldsMock',
    edge('src/main.tsx', '#mock-server/worker.ts'),
    edge('src/app/a.test.ts', '#mock-server/app.ts'),
  ],
  [
    'othersHoldApp',
    edge('mock-server/a.ts', '#src/lib/b.ts'),
    edge('mock-server/a.ts', '#generated/model/index.ts'),
  ],
  [
    'othersHoldApp',
    edge('tests/e2e/a.e2e.ts', '#src/lib/b.ts'),
    edge('tests/e2e/a.e2e.ts', '#src/routes/paths.ts'),
  ],
  [
    'e2eHoldsMock',
    edge('tests/e2e/a.e2e.ts', '#mock-server/app.ts'),
    edge('tests/e2e/a.e2e.ts', '#mock-server/store/seeds/people.ts'),
  ],
  [
    'acrossTheSeam',
    edge('generated/a.ts', '../src/api/errors.ts'),
    edge('generated/a.ts', '../src/api/http.ts'),
  ],
  ['acrossTheSeam', edge('src/api/http.ts', '#generated/a.ts'), edge('src/session/a.ts', '#generated/a.ts')],
  ['acrossTheSeam', edge('src/ui/a.ts', '#generated/a.ts'), edge('src/pages/a/b.tsx', '#generated/a.ts')],
  [
    'textsByTheBack',
    edge('src/ui/A.tsx', '#locales/en-ca/index.ts'),
    edge('src/i18n/a.ts', '#locales/en-ca/loaders.ts'),
  ],
]

describe('every rule bites, and only where it should', () => {
  testRows(cases)('%s', (rule, refused, allowed) => {
    expect(rules.get(rule)?.([refused])).toEqual([`${refused.from} -> ${refused.spec}`])
    expect(rules.get(rule)?.([allowed])).toEqual([])
  })
  test('no rule is without an example', () => {
    const shown = new Set<string>(cases.map(([rule]) => rule))
    expect([...rules.keys()].filter((rule) => !shown.has(rule) && rule !== 'circles')).toEqual([])
  })
  test('circles, short and long', () => {
    expect(circles([edge('src/lib/a.ts', './b.ts'), edge('src/lib/b.ts', './c.ts')])).toEqual([])
    expect(
      circles([
        edge('src/lib/a.ts', './b.ts'),
        edge('src/lib/b.ts', './c.ts'),
        edge('src/lib/c.ts', './a.ts'),
      ]),
    ).toEqual(['src/lib/a.ts -> src/lib/b.ts -> src/lib/c.ts -> src/lib/a.ts'])
  })
  test('a folder without a floor', () => {
    expect(unknownRooms(['src/helpers/a.ts', 'src/lib/b.ts', 'src/main.tsx'])).toEqual(['helpers'])
  })
})

describe('doors', () => {
  testRows([
    ['axios', 'src/features/a/x.ts', 'src/api/http.ts'],
    ['aws-amplify/auth', 'src/session/x.ts', 'src/auth/cognito/sign-in.ts'],
    ['typesafe-i18n/react', 'src/ui/x.tsx', 'locales/formatters.ts'],
    ['@mantine/core', 'src/pages/patient/x.tsx', 'src/ui/actions/Button.tsx'],
    ['@tabler/icons-react', 'src/features/a/x.tsx', 'src/ui/icons.ts'],
    ['fflate', 'src/features/a/x.ts', 'src/lib/browser/zip.ts'],
    ['msw/browser', 'src/app/x.ts', 'mock-server/worker.ts'],
    ['msw', 'mock-server/app.ts', 'src/api/http.test.ts'],
    ['@faker-js/faker', 'src/lib/x.ts', 'mock-server/fallback.ts'],
    ['hono', 'src/lib/x.ts', 'mock-server/app.ts'],
    ['zod', 'src/features/a/schema.ts', 'tests/contract/x.test.ts'],
  ])('%s: not in %s, but in %s', (spec, wrong, right) => {
    expect(wrongDoor(wrong, spec)).toContain(`${spec} may not be imported here`)
    expect(wrongDoor(right, spec)).toBeNull()
  })
})
