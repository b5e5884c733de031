import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildIsFresh, stampBuild } from './build-stamp.mjs'
import { filesBelow, stampOfContents } from './fingerprint.mjs'
import { generatedIsFresh, generatedIsUntouched, writeGeneratedStamp } from './generate/stamp.mjs'
import { installedAsLocked } from './installed.mjs'

let root = ''
const put = (file: string, text = 'x') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portage-stamps-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('files are found below folders, sorted, and places that are missing hold none', () => {
  put('b/c/d.ts')
  put('b/a.ts')
  put('a.ts')
  expect(filesBelow(root, ['b', 'a.ts', 'gone'])).toEqual(['a.ts', 'b/a.ts', 'b/c/d.ts'])
  expect(filesBelow(root, ['b'], (file) => file.endsWith('d.ts'))).toEqual(['b/c/d.ts'])
})

test('line endings of another system do not make a text another', () => {
  put('a', 'one\ntwo\n')
  put('b/a', 'one\r\ntwo\r\n')
  expect(stampOfContents(root, ['a'])).toBe(stampOfContents(path.join(root, 'b'), ['a']))
})

describe('the build', () => {
  const build = () => {
    put('dist/portal/index.html')
    put('dist/server/main.js')
    put('dist/control/control.html')
    return Promise.resolve(true)
  }
  beforeEach(async () => {
    put('src/main.tsx')
    put('package-lock.json')
    await stampBuild(root, build)
  })

  test('is fresh right after', () => expect(buildIsFresh(root)).toBe(true))
  test.each(['src/main.tsx', 'package-lock.json', 'locales/en-ca/index.ts', 'public/new.svg'])(
    'is stale when %s changes or is new',
    (file) => {
      put(file, 'longer')
      expect(buildIsFresh(root)).toBe(false)
    },
  )
  test('is stale when a file is as long as before, but younger', () => {
    utimesSync(path.join(root, 'src/main.tsx'), new Date(), new Date(Date.now() + 5000))
    expect(buildIsFresh(root)).toBe(false)
  })
  test('is stale when a source is gone', () => {
    rmSync(path.join(root, 'src/main.tsx'))
    expect(buildIsFresh(root)).toBe(false)
  })
  test('does not care about tests', () => {
    put('src/main.test.ts')
    expect(buildIsFresh(root)).toBe(true)
  })
  test('is stale when part of dist is gone or another build went over it', () => {
    put('dist/portal/index.html', 'of another build')
    expect(buildIsFresh(root)).toBe(false)
    rmSync(path.join(root, 'dist/server'), { recursive: true })
    expect(buildIsFresh(root)).toBe(false)
  })
  test('leaves no stamp when it fails, and a stale one when a source changes meanwhile', async () => {
    await stampBuild(root, () => Promise.resolve(false))
    expect(buildIsFresh(root)).toBe(false)
    await stampBuild(root, () => {
      put('src/main.tsx', 'edited during the build')
      return build()
    })
    expect(buildIsFresh(root)).toBe(false)
  })
})

describe('generated code', () => {
  beforeEach(() => {
    put('package.json', '{"devDependencies":{"orval":"8.36.0"}}')
    put('openapi/openapi.yaml')
    put('generated/openapi.json')
    writeGeneratedStamp(root)
  })

  test('is fresh right after, and in a clone, where all times differ', () => {
    expect(generatedIsFresh(root)).toBe(true)
    utimesSync(path.join(root, 'openapi/openapi.yaml'), new Date(0), new Date(0))
    expect(generatedIsFresh(root)).toBe(true)
  })
  test.each([
    ['openapi/openapi.yaml', 'changed'],
    ['orval.config.ts', 'new'],
    ['package.json', '{"devDependencies":{"orval":"8.37.0"}}'],
  ])('is stale when %s changes', (file, text) => {
    put(file, text)
    expect(generatedIsFresh(root)).toBe(false)
  })
  test('does not look at what it wrote itself', () => {
    put('generated/openapi.json', 'written by the generator')
    expect(generatedIsFresh(root)).toBe(true)
  })
  test('is stale when it is not there', () => {
    rmSync(path.join(root, 'generated/openapi.json'))
    expect(generatedIsFresh(root)).toBe(false)
  })
  test.each([
    ['edited', 'generated/openapi.json'],
    ['new', 'generated/model/more.ts'],
  ])('is touched when a file is %s', (_, file) => {
    expect(generatedIsUntouched(root)).toBe(true)
    put(file, 'by hand')
    expect(generatedIsUntouched(root)).toBe(false)
  })
  test('is touched when a file is gone', () => {
    rmSync(path.join(root, 'generated/openapi.json'))
    expect(generatedIsUntouched(root)).toBe(false)
  })
})

describe('packages', () => {
  const lock = { version: '1.0.0', integrity: 'sha512-a' }
  const locked = (packages: object) => put('package-lock.json', JSON.stringify({ packages }))
  const present = (packages: object) => put('node_modules/.package-lock.json', JSON.stringify({ packages }))

  test('are there when npm noted the same versions, whatever is optional', () => {
    locked({ '': {}, 'node_modules/a': lock, 'node_modules/mac': { ...lock, optional: true } })
    present({ 'node_modules/a': lock })
    expect(installedAsLocked(root)).toBe(true)
  })
  test.each([
    ['a version differs', { 'node_modules/a': { ...lock, version: '1.0.1' } }],
    ['the content differs', { 'node_modules/a': { ...lock, integrity: 'sha512-b' } }],
    ['one is missing', {}],
  ])('are not when %s', (_, packages) => {
    locked({ '': {}, 'node_modules/a': lock })
    present(packages)
    expect(installedAsLocked(root)).toBe(false)
  })
  test('are not when nothing or half a file is there', () => {
    locked({ '': {} })
    expect(installedAsLocked(root)).toBe(false)
    put('node_modules/.package-lock.json', '{"packa')
    expect(installedAsLocked(root)).toBe(false)
  })
})
