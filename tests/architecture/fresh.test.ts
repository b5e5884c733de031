// generated/ and the typed texts are what the generators make of this tree, byte for byte: the tree is copied
// to a temporary folder, generated there, and compared. Nothing here is written to.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesBelow } from '../../scripts/fingerprint.mjs'
import { generatedIsFresh } from '../../scripts/generated-stamp.mjs'
import { root } from './source.ts'

const copy = mkdtempSync(path.join(tmpdir(), 'portage-fresh-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const LEFT_OUT = ['node_modules', '.git', 'dist', 'generated', 'test-results', 'playwright-report', '.cache']
const made = (folder: string) =>
  filesBelow(folder, ['generated', 'locales'], (file) => /^generated\/|^locales\/i18n-/.test(file))
const read = (folder: string, file: string) =>
  readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n')

test('the stamp says so', () => expect(generatedIsFresh(root)).toBe(true))

test('generating again changes nothing', { timeout: 240_000 }, () => {
  cpSync(root, copy, {
    recursive: true,
    filter: (from) => !LEFT_OUT.includes(path.relative(root, from)),
  })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'generate'], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(status, `${stdout}\n${stderr}`).toBe(0)

  expect(made(root).length).toBeGreaterThan(60)
  expect(made(copy)).toEqual(made(root))
  expect(made(root).filter((file) => read(copy, file) !== read(root, file))).toEqual([])
})
