// The size of the production build, and code that must not be in it. Reads dist/, so it runs after the build.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../../scripts/fingerprint.mjs'
import { freePort } from '../../scripts/port.mjs'
import { budgets, mostOfPage } from './budgets.ts'
import type { Chunk } from '../../scripts/vite/chunk-list.ts'
import { closure, weight } from './closure.ts'

const root = path.resolve(import.meta.dirname, '../..')
const portal = path.join(root, 'dist/portal')
const chunks = JSON.parse(readFileSync(path.join(portal, '.vite/chunks.json'), 'utf8')) as Chunk[]
const sources = chunks.flatMap(({ modules }) => modules)
const shipped = filesBelow(root, ['dist/portal'], (file) => /\.(js|css|html|json|svg|txt)$/.test(file))
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('budgets', () => {
  test.each(budgets)('$page', ({ page, loads, most }) => {
    const files = closure(chunks, loads)
    const js = weight(portal, files, '.js')
    const css = weight(portal, files, '.css')
    console.info(`${page}: ${js.toFixed(1)} kB JavaScript, ${css.toFixed(1)} kB CSS; at most`, most)
    expect(js).toBeGreaterThan(60)
    expect(js, 'JavaScript').toBeLessThanOrEqual(most.js)
    expect(css).toBeGreaterThan(1)
    expect(css, 'CSS').toBeLessThanOrEqual(most.css)
  })
  test('the page, which everything waits for', () => {
    const html = weight(portal, ['index.html'], '.html')
    expect(html).toBeGreaterThan(5)
    expect(html).toBeLessThanOrEqual(mostOfPage)
  })
})

test('hosts that go by names keep every file of the build: eight characters after a hyphen', () => {
  const files = filesBelow(root, ['dist/portal/assets'])
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !/-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(file))).toEqual([])
})

test('the code is named before the scripts in the page, which would hold up its request', () => {
  const html = textOf('dist/portal/index.html')
  const code = html.indexOf('<script type="module"')
  expect(code).toBeGreaterThan(0)
  expect(html.slice(0, code)).not.toMatch(/<script(?! type="application\/json")/)
})

test('notices of third parties name what the portal holds: code, markup cleaner and font', () => {
  const text = textOf('dist/portal/third-party-notices.txt')
  for (const name of ['react ', 'dompurify ', '@fontsource-variable/atkinson-hyperlegible-next '])
    expect(text).toMatch(new RegExp(`^${name}\\d`, 'm'))
  expect(text).toContain('SIL OPEN FONT LICENSE')
})

describe('the portal holds nothing of the mock server', () => {
  // Each is a marker of code that must stay out of the portal, and is found in the server, where it belongs.
  const seeded = [
    '@portage.test',
    'Portage-2026!',
    'Lakeside Family Health',
    'Northern Virtual Care',
    '/__mock__',
  ]
  const foreign = ['mockServiceWorker', '[MSW]', 'fakerjs', 'faker-js', 'lorem', 'getResponseMock']

  test('the reader sees both builds', () => {
    expect(shipped.length).toBeGreaterThan(8)
    const server = textOf('dist/server/server.cjs')
    expect(seeded.filter((mark) => !server.includes(mark))).toEqual([])
    // scripts/vite/late-schemas.ts; without it, the server makes all schemas at its start.
    expect(server.match(/\bget "?\w+"?\(\) \{/g)?.length).toBeGreaterThan(2000)
  })
  test.each([...seeded, ...foreign])('%s', (mark) => {
    expect(shipped.filter((file) => textOf(file).includes(mark))).toEqual([])
  })
  test('no chunk comes from it', () => {
    expect(sources.filter((name) => /mock|faker|msw/i.test(name))).toEqual([])
  })
  test('no source maps are shipped', () => {
    expect(filesBelow(root, ['dist/portal'], (file) => file.endsWith('.map'))).toEqual([])
  })
})

describe('the built server starts soon', () => {
  // In its own process: V8 refuses a code cache made with other flags, and the test runner sets some.
  const started = (folder: string) => {
    const code = `
      process.argv = [process.argv[0], 'main.js', '--no-such-option']
      process.exit = () => {}
      console.error = () => {}
      const { script } = await import(${JSON.stringify(path.join(folder, 'main.js'))})
      console.log(script.cachedDataRejected)`
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
    return run.stdout.trim() || run.stderr
  }

  test('with the code that was compiled when it was built', () => {
    expect(started(path.join(root, 'dist/server'))).toBe('false')
  })
  test('and loads its other parts when they are needed', async () => {
    const port = await freePort(14_700)
    const server = spawn(process.execPath, ['dist/server/main.js', '--port', String(port)], { cwd: root })
    try {
      await once(server.stdout, 'data')
      for (const file of ['/config.json', '/__docs__/', '/__docs__/openapi.json'])
        expect([file, (await fetch(`http://127.0.0.1:${port}${file}`)).status]).toEqual([file, 200])
      const secure = get({ host: '127.0.0.1', port, path: '/config.json', rejectUnauthorized: false })
      const [answer] = (await once(secure, 'response')) as [IncomingMessage]
      expect(answer.statusCode).toBe(200)
      answer.destroy()
    } finally {
      server.kill()
    }
  })
  test('and without it where it is missing, or of another V8', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portage-server-'))
    try {
      for (const name of ['main.js', 'server.cjs'])
        copyFileSync(path.join(root, 'dist/server', name), path.join(folder, name))
      expect(started(folder)).toBe('undefined')
      writeFileSync(path.join(folder, 'server.cache'), 'of another V8')
      expect(started(folder)).toBe('true')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the portal holds nothing of the gallery of parts', () => {
  // Strings that occur in its code only.
  const marks = ['/__ui__', 'Switch the theme and the language', 'Trousse d’interface', 'tokens.css']

  test('the reader knows its code', () => {
    const code = filesBelow(root, ['src/app/gallery'], (file) => /\.tsx?$/.test(file)).map(textOf)
    expect(marks.filter((mark) => !code.some((text) => text.includes(mark)))).toEqual([])
  })
  test.each(marks)('%s', (mark) => {
    expect(shipped.filter((file) => textOf(file).includes(mark))).toEqual([])
  })
  test('no chunk comes from it', () => {
    expect(sources.filter((source) => source.includes('gallery'))).toEqual([])
  })
})

describe('the portal holds nothing of the control page', () => {
  // Strings that occur in its code and texts only.
  const marks = ['portage.har', 'faults/preset', 'Another world', 'Serveur simulé']
  const built = filesBelow(root, ['dist/control'], (file) => /\.(js|html)$/.test(file)).map(textOf)

  test('the reader knows its build', () => {
    expect(marks.filter((mark) => !built.some((text) => text.includes(mark)))).toEqual([])
  })
  test.each(marks)('%s', (mark) => {
    expect(shipped.filter((file) => textOf(file).includes(mark))).toEqual([])
  })
  test('no chunk comes from it', () => {
    expect(sources.filter((source) => source.includes('control/'))).toEqual([])
  })
  // Sign-in, the layer of calls, and the words of the portal's pages.
  test.each(['PASSWORD_VERIFIER', 'AxiosError', "I'll do this later"])(
    'nor does it hold the portal: %s',
    (mark) => {
      expect(shipped.some((file) => textOf(file).includes(mark))).toBe(true)
      expect(built.filter((text) => text.includes(mark))).toEqual([])
    },
  )
})

describe('what a page does not use waits until one does', () => {
  const first = budgets.flatMap(({ loads }) => closure(chunks, loads)).map((file) => `dist/portal/${file}`)
  // Strings of style sheets and code that occur in one component only; the last one in password sign-in.
  test.each(['aria-sort', 'role:`search`', 'type:`file`', 'find-person-slash', 'PASSWORD_VERIFIER'])(
    '%s',
    (mark) => {
      expect(first.length).toBeGreaterThan(4)
      expect(shipped.some((file) => textOf(file).includes(mark))).toBe(true)
      expect(first.filter((file) => textOf(file).includes(mark))).toEqual([])
    },
  )
})
