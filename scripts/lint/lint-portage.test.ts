// The lint configuration as a whole: oxlint runs with our settings over snippets that it must refuse, and
// over their neighbours that it must let pass.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

type Snippet = { rule: string; file: string; bad: string; good: string }
const snippets: Snippet[] = [
  {
    rule: 'portage(no-literal-text)',
    file: 'src/pages/shared/A1Page.tsx',
    bad: 'export const A = () => <p>Hello</p>',
    good: 'export const A = ({ t }: { t: string }) => <p>{t} · 1</p>',
  },
  {
    rule: 'portage(no-literal-text)',
    file: 'src/features/a/A2.tsx',
    bad: 'export const A = ({ busy }: { busy: boolean }) => <p>{busy ? `Wait ${1}` : null}</p>',
    good: "export const A = ({ busy }: { busy: boolean }) => <p className={busy ? 'busy' : 'idle'} />",
  },
  {
    rule: 'portage(no-literal-text)',
    file: 'src/ui/A3.tsx',
    bad: 'export const A = () => <nav aria-label="Main" />',
    good: 'export const A = () => <nav id="main" aria-live="polite" />',
  },
  {
    rule: 'portage(no-handwritten-query-key)',
    file: 'src/session/a4.ts',
    bad: "export const a = { queryKey: ['users'] as const }",
    good: "import { key } from './key.ts'\nexport const a = { queryKey: key() }",
  },
  {
    rule: 'portage(one-door)',
    file: 'src/pages/shared/A5Page.tsx',
    bad: "export { Button } from '@mantine/core'",
    good: "export { Button } from '#src/ui/actions/Button.tsx'",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    file: 'src/ui/a7.ts',
    bad: "export { useNavigate } from 'react-router-dom'",
    good: "export { useLocation } from 'react-router-dom'",
  },
  {
    rule: 'portage(one-door)',
    file: 'src/session/a6.ts',
    bad: "export const a = () => import('aws-amplify')",
    good: "export const a = () => import('#src/auth/port.ts')",
  },
  {
    rule: 'portage(one-door)',
    file: 'src/lib/a15.ts',
    bad: "export type A = import('axios').AxiosError",
    good: "export type A = import('#src/lib/browser/store.ts').Store<string>",
  },
  {
    rule: 'portage(honest-e2e)',
    file: 'tests/e2e/shared/a7.e2e.ts',
    bad: "import type { Page } from '@playwright/test'\nexport const a = (page: Page) => page.route('**', () => {})",
    good: "import type { Page } from '@playwright/test'\nexport const a = (page: Page) => page.getByRole('link')",
  },
  {
    rule: 'import(no-default-export)',
    file: 'src/lib/a8.ts',
    bad: 'export default 1',
    good: 'export const a = 1',
  },
  {
    rule: 'typescript(no-explicit-any)',
    file: 'src/lib/a9.ts',
    bad: 'export const a = (b: any) => b',
    good: 'export const a = (b: unknown) => b',
  },
  {
    rule: 'react-hooks(rules-of-hooks)',
    file: 'src/ui/A10.tsx',
    bad: "import { useId } from 'react'\nexport const A = ({ b }: { b: boolean }) => (b ? <i id={useId()} /> : null)",
    good: "import { useId } from 'react'\nexport const A = () => <i id={useId()} />",
  },
  {
    rule: 'vitest(no-disabled-tests)',
    file: 'src/lib/a11.test.ts',
    bad: "import { expect, test } from 'vitest'\ntest.skip('a', () => expect(1).toBe(1))",
    good: "import { expect, test } from 'vitest'\ntest('a', () => expect(1).toBe(1))",
  },
  {
    rule: 'eslint(no-warning-comments)',
    file: 'mock-server/a12.ts',
    bad: `// ${'TO'}${'DO'} later\nexport const a = 1`,
    good: '// later\nexport const a = 1',
  },
  {
    rule: 'jsx-a11y(alt-text)',
    file: 'src/ui/A13.tsx',
    bad: 'export const A = () => <img src="/a.svg" />',
    good: 'export const A = () => <img src="/a.svg" alt="" />',
  },
  {
    rule: 'eslint(max-lines)',
    file: 'mock-server/a14.ts',
    bad: 'export const a = 1\n'.padEnd(320, '\n'),
    good: 'export const a = 1\n'.padEnd(310, '\n'),
  },
]

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portage-lint-'))
  cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lints one version of every snippet in one run; the refusals as `file: rule`. */
const refusals = (version: 'bad' | 'good') => {
  for (const snippet of snippets) {
    const file = path.join(folder, snippet.file)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${snippet[version]}\n`)
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '--deny-warnings', '-f', 'json', 'src', 'mock-server', 'tests']
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics, number_of_files: seen } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string }[]
    number_of_files: number
  }
  return { status, seen, found: diagnostics.map(({ filename, code }) => `${filename}: ${code}`).sort() }
}

test('what the rules forbid is refused', { timeout: 60_000 }, () => {
  const { status, seen, found } = refusals('bad')
  expect(found).toEqual(snippets.map(({ file, rule }) => `${file}: ${rule}`).sort())
  expect([seen, status]).toEqual([snippets.length, 1])
})

test('what they allow passes', { timeout: 60_000 }, () => {
  expect(refusals('good')).toEqual({ status: 0, seen: snippets.length, found: [] })
})
