import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noticeOf, packagesOf } from './notices.ts'

function packages(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'notices-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(root, 'node_modules', file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, text)
  }
  return path.join(root, 'node_modules')
}

const manifest = (name: string) => JSON.stringify({ name, version: '1.2.3', license: 'MIT' })

test('packages are found by their modules, those within others too, each once', () => {
  const folder = packages({
    'a/package.json': manifest('a'),
    '@b/c/package.json': manifest('@b/c'),
    '@b/c/node_modules/a/package.json': manifest('a'),
  })
  const modules = ['a/x.js', 'a/y.js', '@b/c/z.css', '@b/c/node_modules/a/x.js', 'gone/x.js']
  expect(
    packagesOf(['/src/main.tsx', '\0virtual', ...modules.map((file) => path.join(folder, file))]),
  ).toEqual(['@b/c', '@b/c/node_modules/a', 'a'].map((name) => path.join(folder, name)))
})

test('a notice has the texts of licence and notice, and nothing else of the package', () => {
  const folder = packages({
    'a/package.json': manifest('a'),
    'a/LICENSE.md': 'MIT License\n',
    'a/NOTICE': 'Made by A.',
    'a/README.md': 'Read me',
  })
  expect(noticeOf(path.join(folder, 'a'))).toBe('a 1.2.3 (MIT)\n\nMIT License\n\nMade by A.')
})
