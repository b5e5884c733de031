import { mkdirSync, mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../fingerprint.mjs'
import { bring } from './staged.mjs'

function tree(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'portage-staged-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    utimesSync(path.join(root, file), 1000, 1000)
  }
  return root
}

it('brings only the files of the given places, and removes none of the others', () => {
  const root = tree({ 'generated/zod/old.ts': '1', 'generated/model/a.ts': '2' })
  bring(tree({ 'generated/zod/new.ts': '3', 'generated/endpoints/b.ts': '4' }), root, ['generated/zod/'])
  expect(filesBelow(root, ['generated'])).toEqual(['generated/model/a.ts', 'generated/zod/new.ts'])
})

it('writes what differs and removes what is no longer made, so that Vite reloads nothing else', () => {
  const root = tree({
    'generated/same.ts': '1',
    'generated/old.ts': '2',
    'generated/zod/other.ts': '3',
    'src/a.ts': '4',
  })
  bring(
    tree({ 'generated/same.ts': '1', 'generated/zod/other.ts': '5', 'generated/model/new.ts': '6' }),
    root,
  )

  const now = filesBelow(root, ['generated', 'src']).map((file) => {
    const at = path.join(root, file)
    return `${file} ${readFileSync(at, 'utf8')} ${statSync(at).mtimeMs === 1_000_000 ? 'as it was' : 'written'}`
  })
  expect(now).toEqual([
    'generated/model/new.ts 6 written',
    'generated/same.ts 1 as it was',
    'generated/zod/other.ts 5 written',
    'src/a.ts 4 as it was',
  ])
})
