import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chooseTests } from './choose-tests.mjs'
import { changedFiles } from './files.mjs'

test('what changed: on the branch, in the tree and not even added; not what main did, and not what is gone', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'portage-changed-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@portage.test', ...args], {
      cwd: root,
    })
  const commit = (file: string, text: string) => {
    writeFileSync(path.join(root, file), text)
    git('add', '-A')
    git('commit', '-qm', file)
  }
  try {
    git('init', '-q', '-b', 'main')
    for (const file of ['gone.ts', 'edited.ts', 'same.ts']) commit(file, 'before')
    git('checkout', '-qb', 'work')
    commit('committed.ts', 'x')
    git('checkout', '-q', 'main')
    commit('of-main.ts', 'x')
    git('checkout', '-q', 'work')
    rmSync(path.join(root, 'gone.ts'))
    writeFileSync(path.join(root, 'edited.ts'), 'after')
    writeFileSync(path.join(root, 'not added.ts'), 'x')
    expect(changedFiles(root)).toEqual(['committed.ts', 'edited.ts', 'not added.ts'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test('the nearest tests run that fit into the time, and how many are left is known', () => {
  const times = { near: 4, slow: 60, far: 4, farther: 4 }
  expect(chooseTests(['near', 'slow', 'far', 'farther'], [], times, 15)).toEqual({
    chosen: ['near', 'far'],
    left: 2,
  })
})

test('the nearest test runs however long it takes, and so do those that changed', () => {
  const times = { slow: 60, edited: 60 }
  expect(chooseTests(['slow', 'near', 'edited'], ['edited', 'a.ts'], times, 15)).toEqual({
    chosen: ['edited', 'slow'],
    left: 1,
  })
})
