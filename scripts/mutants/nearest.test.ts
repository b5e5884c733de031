import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mutantsOf } from './mutators.mjs'
import { nearestTests } from './nearest.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'portage-nearest-'))
afterAll(() => rmSync(root, { recursive: true }))

const files: Record<string, string> = {
  'generated/openapi.json': '{"paths":{}}',
  'mock-server/share.ts': 'export const canShare = (patient) => patient.shares < 3',
  'mock-server/app.ts': "import { canShare } from './share.ts'\nimport { other } from './other.ts'",
  'mock-server/other.ts': 'export const other = 1',
  'mock-server/share.test.ts': "import { canShare } from './share.ts'",
  'mock-server/other.test.ts': "import { other } from './other.ts'",
  'tests/contract/journeys.test.ts': "import { app } from '#mock-server/app.ts'\njourneys activities tasks",
  'tests/contract/shares.test.ts': "import { app } from '#mock-server/app.ts'\npatient shares three times",
  'tests/contract/kept-answers.test.ts':
    "import { app } from '#mock-server/app.ts'\npatient shares three times",
  'src/app/reading/patient.test.tsx': "import { app } from '#mock-server/app.ts'\npatient shares",
  'tests/contract/types.test.ts': "import type { App } from '#mock-server/app.ts'\npatient shares",
}
for (const [file, source] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), source)
}

test('The own test of a file comes first, then those that use its words; what asks everything of its part comes last', () => {
  const all = Object.keys(files)
  const nearest = nearestTests(
    root,
    all.filter((file) => file.includes('.test.')),
  )
  const source = files['mock-server/share.ts'] ?? ''
  const [mutant] = mutantsOf('mock-server/share.ts', source)
  if (!mutant) throw new Error('No mutant found.')
  const order = [
    'mock-server/share.test.ts',
    'tests/contract/shares.test.ts',
    'tests/contract/journeys.test.ts',
  ]
  const broad = 'tests/contract/kept-answers.test.ts'
  expect(nearest(mutant, source, 8)).toEqual([...order, broad])
  expect(nearest(mutant, source, 2)).toEqual([...order.slice(0, 2), broad])
})
