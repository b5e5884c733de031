// The main flows on Firefox and WebKit, against the production build and the standalone mock server.
import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { password, people } from '#mock-server/store/seeds/people.ts'
import { root } from '../../scripts/node-version.mjs'
import { freePort } from '../../scripts/port.mjs'
import { type Engine, until } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

let server: ChildProcess
let portal = ''
beforeAll(async () => {
  const port = await freePort(Number(process.env.PORTAGE_E2E_PORT ?? 14_010))
  portal = `http://localhost:${port}`
  server = spawn(process.execPath, ['dist/server/main.js', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
  })
  await until('The mock server', () =>
    fetch(`${portal}/config.json`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  )
}, 120_000)
afterAll(() => server?.kill())

const shows = (browser: Engine, words: string) =>
  until(
    words,
    async () =>
      (await browser.run('return document.body.innerText.includes(arguments[0])', words)) || undefined,
  )

const press = (browser: Engine, name: string) =>
  until(
    `a button or link ${name}`,
    async () =>
      (await browser.run(
        `const found = [...document.querySelectorAll('button, a, [role=menuitem]')].find((one) =>
         (one.getAttribute('aria-label') ?? one.textContent).trim().endsWith(arguments[0]))
       found?.click()
       return found !== undefined`,
        name,
      )) || undefined,
  )

async function signIn(browser: Engine, person: keyof typeof people) {
  await browser.go(`${portal}/login`)
  // The page of the build gives way to the portal's own.
  await until(
    'sign-in',
    async () =>
      (await browser.run(
        "return !document.querySelector('#start-view') && !!document.querySelector('#root [name=email]')",
      )) || undefined,
  )
  await browser.type('[name=email]', people[person].email)
  await browser.type('[name=password]', password)
  await press(browser, 'Sign in')
}

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (_, startEngine) => {
  let browser: Engine
  beforeAll(async () => {
    browser = await startEngine()
  }, 120_000)
  afterAll(() => browser?.quit())
  afterEach(async () => {
    expect(
      await browser.run("return [...document.querySelectorAll('[role=alert]')].map((one) => one.innerText)"),
    ).toEqual([])
  })

  test('Maya signs in, reads her records and signs out', async () => {
    await signIn(browser, 'maya')
    await press(browser, "I'll do this later")
    await shows(browser, 'Maya')
    await browser.go(`${portal}/patient/${uuidOf('patient:maya')}/healthstory/records`)
    await shows(browser, 'Allergies')
    await press(browser, 'Account menu')
    await press(browser, 'Sign out')
    await until(
      'sign-in',
      async () => (await browser.run("return !!document.querySelector('#root [name=email]')")) || undefined,
    )
  }, 240_000)

  test('Samuel signs in and sees his work', async () => {
    await signIn(browser, 'samuel')
    await shows(browser, 'Needs your attention')
    expect(await browser.run("return document.querySelectorAll('h1').length")).toBe(1)
  }, 240_000)
})
