import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readOpened } from './opened.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'portage-opened-'))
afterAll(() => rmSync(root, { recursive: true }))

const entry = (place: string, page: string) =>
  `  page(${place}, [], () => import('#src/pages/${page}.tsx')),\n`
mkdirSync(path.join(root, 'src/app/routes'), { recursive: true })
writeFileSync(
  path.join(root, 'src/app/routes/pages.ts'),
  entry('paths.home', 'Home') + entry('patient.home', 'PatientHome') + entry('story.records', 'Records'),
)
writeFileSync(path.join(root, 'src/app/routes/admin-pages.ts'), entry('admin.forms', 'Forms'))

test('the pages that a test opens are those of the addresses that it names, each once', () => {
  const opened = readOpened(root)
  expect(opened('at: patient.home(), at: patient.home({}), at: story.records(maya)')).toEqual([
    'src/pages/PatientHome.tsx',
    'src/pages/Records.tsx',
  ])
  expect(opened('at: paths.home(), at: paths.admin.forms()')).toEqual([
    'src/pages/Home.tsx',
    'src/pages/Forms.tsx',
  ])
  expect(opened('provider.home(), records.find(one)')).toEqual([])
})
