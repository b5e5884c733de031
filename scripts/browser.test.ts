import { chromium } from 'playwright'
import { afterEach, expect, test, vi } from 'vitest'
import { obtainBrowser } from './browser.mjs'
import { chromiumCandidates, chromiumOptions } from './chromium.mjs'

afterEach(() => vi.unstubAllEnvs())

/** A machine on which each way to get a browser is possible or not, and helps or not. */
const machine = (present: string | null, ways: { possible: boolean; installs: string | null }[]) => {
  let path = present
  const tried: number[] = []
  return {
    tried,
    find: () => path,
    ways: ways.map(({ possible, installs }, at) => ({
      saying: `way ${at}`,
      possible,
      go: () => {
        tried.push(at)
        path = installs
        return Promise.resolve(installs !== null)
      },
    })),
  }
}

test('a browser that is there is used, and nothing is installed', async () => {
  const here = machine('/usr/bin/chromium', [{ possible: true, installs: '/other' }])
  expect(await obtainBrowser(here)).toBe('/usr/bin/chromium')
  expect(here.tried).toEqual([])
})

test('ways are tried in their order until one helps; impossible ones are left out', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const here = machine(null, [
    { possible: false, installs: '/0' },
    { possible: true, installs: null },
    { possible: true, installs: '/2' },
    { possible: true, installs: '/3' },
  ])
  expect(await obtainBrowser(here)).toBe('/2')
  expect(here.tried).toEqual([1, 2])
  expect(await obtainBrowser(machine(null, [{ possible: true, installs: null }]))).toBeNull()
  vi.restoreAllMocks()
})

test("Playwright's own browser comes first, then a headless shell, then a whole browser of the system", () => {
  vi.stubEnv('PW_CHROMIUM', '')
  const all = chromiumCandidates(() => true)
  expect(all.slice(0, 3)).toEqual([
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ])
  expect(chromiumCandidates((path) => path === '/usr/bin/chromium')).toEqual(['/usr/bin/chromium'])
})

test('a browser that is named is the only candidate, and the one that is launched', () => {
  vi.stubEnv('PW_CHROMIUM', '/opt/browser')
  expect(chromiumCandidates(() => true)).toEqual(['/opt/browser'])
  expect(chromiumOptions().executablePath).toBe('/opt/browser')
})

test('Playwright launches its own browser without a path, so that it takes its own headless shell', () => {
  vi.stubEnv('PW_CHROMIUM', chromium.executablePath())
  expect(chromiumOptions()).not.toHaveProperty('executablePath')
})
