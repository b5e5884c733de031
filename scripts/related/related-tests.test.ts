import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { relatedTests } from './related-tests.mjs'
import { importsIn } from './imports.mjs'

let root = ''
const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portage-related-'))
  const operation = (operationId: string) => ({ get: { operationId } })
  const paths = { '/v1/faqs/': operation('listFaqs'), '/v1/tasks/{id}/': operation('getTask') }
  write('generated/openapi.json', JSON.stringify({ paths }))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('imports over several lines, for their effect, of workers and on demand count; types and packages do not', () => {
  const text = `import type { A } from './types.ts'
import { b } from './b.ts'
import {
  c,
} from '#src/c.ts'
import './effect.ts'
export * from './all.ts'
export type { D } from './more-types.ts'
const page = () => import('./Page.tsx')
const worker = new URL('./worker.ts', import.meta.url)
run(process.execPath, ['--import', 'tsx', 'mock-server/main.ts'])`
  expect(importsIn(text)).toEqual([
    './b.ts',
    '#src/c.ts',
    './effect.ts',
    './all.ts',
    './Page.tsx',
    './worker.ts',
    '#mock-server/main.ts',
  ])
})

test('a test is nearer to what it imports than to what that imports, and types are no relation', () => {
  write('src/lib/money.ts')
  write('src/ui/Price.tsx', `import { money } from '#src/lib/money.ts'`)
  write('src/ui/Price.test.tsx', `import { Price } from './Price.tsx'`)
  write('src/lib/money.test.ts', `import { money } from './money.ts'`)
  write('src/lib/other.test.ts', `import type { Money } from './money.ts'`)
  expect(relatedTests(root, ['src/lib/money.ts'])).toEqual(['src/lib/money.test.ts', 'src/ui/Price.test.tsx'])
  expect(relatedTests(root, ['src/ui/Price.test.tsx'])).toEqual(['src/ui/Price.test.tsx'])
})

test('a file that imports much is farther from each part than one that imports little', () => {
  write('src/ui/a.ts')
  const all = ['a', 'b', 'c', 'd'].map((name) => `import './${name}.ts'`)
  write('src/ui/everything.test.ts', all.join('\n'))
  write('src/ui/only.test.ts', `import './a.ts'`)
  expect(relatedTests(root, ['src/ui/a.ts'])).toEqual(['src/ui/only.test.ts', 'src/ui/everything.test.ts'])
})

test('contract tests are ranked by how often they name the operations that use a file', () => {
  write('mock-server/engine/search.ts')
  const operation = (id: string) => `import '../engine/search.ts'\nexport const all = {\n  ${id}: () => 1,\n}`
  write('mock-server/operations/faqs.ts', operation('listFaqs'))
  write('mock-server/operations/tasks.ts', `export const tasks = {\n  getTask: () => 1,\n}`)
  const app = ['faqs', 'tasks'].map((name) => `import '#mock-server/operations/${name}.ts'`).join('\n')
  write('tests/contract/support/app.ts', app)
  const named = (...names: string[]) => [`import './support/app.ts'`, ...names].join('\n')
  write('tests/contract/a-some.test.ts', named(`'/v1/faqs/'`, `'/v1/tasks/1/'`, `'getTask'`))
  write('tests/contract/b-only.test.ts', named(`'listFaqs'`))
  write('tests/contract/c-none.test.ts', named(`'/v1/tasks/1/'`))
  expect(relatedTests(root, ['mock-server/engine/search.ts'])).toEqual([
    'tests/contract/b-only.test.ts',
    'tests/contract/a-some.test.ts',
    'tests/contract/c-none.test.ts',
  ])
})

test('the texts of a namespace are related to those who read them, by name', () => {
  write('locales/en-ca/records/index.ts')
  write('src/features/Record.tsx', `const title = t.records.title()`)
  write('src/features/Record.test.tsx', `import './Record.tsx'`)
  expect(relatedTests(root, ['locales/en-ca/records/index.ts'])).toEqual(['src/features/Record.test.tsx'])
})

test('a name in common brings a test nearer', () => {
  write('mock-server/sessions.ts')
  write('tests/contract/a.test.ts', `import '#mock-server/sessions.ts'`)
  write('tests/contract/sessions.test.ts', `import '#mock-server/sessions.ts'`)
  expect(relatedTests(root, ['mock-server/sessions.ts'])[0]).toBe('tests/contract/sessions.test.ts')
})
