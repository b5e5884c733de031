import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build } from 'vite'
import { mapsApart } from './maps-apart.ts'

const root = mkdtempSync(path.join(tmpdir(), 'maps-apart-'))
afterAll(() => rmSync(root, { recursive: true }))

test('the maps of a build are beside it, and no file of it names them', async () => {
  writeFileSync(path.join(root, 'index.html'), '<script type="module" src="/a.ts"></script>')
  writeFileSync(path.join(root, 'a.ts'), 'const secret: string = "ours"\nconsole.log(secret)')
  const maps = path.join(root, 'maps')
  await build({ root, configFile: false, logLevel: 'silent', plugins: [mapsApart(maps)] })
  const [script = '', ...others] = readdirSync(path.join(root, 'dist/assets'))
  expect(others).toEqual([])
  expect(readFileSync(path.join(root, 'dist/assets', script), 'utf8')).not.toContain('sourceMappingURL')
  const map = readFileSync(path.join(maps, 'assets', `${script}.map`), 'utf8')
  expect(JSON.parse(map).sourcesContent.join('')).toContain('const secret: string')
  expect(existsSync(path.join(root, 'dist/index.html'))).toBe(true)
})
