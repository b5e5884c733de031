import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/port.mjs'
import { ELEMENT, type Elements, type Engine, requireProgram, until } from './engine.ts'

const connected = (port: number) =>
  new Promise<Socket | undefined>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket))
    socket.once('error', () => done(undefined))
  })

/** Commands over Firefox's own protocol, Marionette: `LENGTH:[0, id, name, parameters]`, answered with `[1, id, error, result]`. */
function commandsOver(socket: Socket) {
  const waiting = new Map<number, (answer: readonly [error: unknown, result: unknown]) => void>()
  let received = Buffer.alloc(0)
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const message = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]])
    }
  })
  let last = 0
  return async (name: string, parameters: object = {}): Promise<unknown> => {
    const id = ++last
    const text = JSON.stringify([0, id, name, parameters])
    const answer = new Promise<readonly [unknown, unknown]>((done) => waiting.set(id, done))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [error, result] = await answer
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`)
    return result
  }
}

export async function startFirefox(): Promise<Engine> {
  requireProgram('firefox-esr', ['--version'], 'firefox-esr')
  const port = await freePort(14_260)
  const profile = mkdtempSync(path.join(tmpdir(), 'portage-firefox-'))
  const settings = { 'marionette.port': port, 'intl.accept_languages': 'en-CA' }
  const lines = Object.entries(settings).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const program = spawn('firefox-esr', args, { stdio: 'ignore' })
  const socket = await until('Firefox', () => connected(port))
  const command = commandsOver(socket)
  await command('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
  return {
    go: (url) => command('WebDriver:Navigate', { url }),
    run: async (script, ...rest) =>
      ((await command('WebDriver:ExecuteScript', { script, args: rest })) as { value: unknown }).value,
    async type(value, text) {
      const found = await command('WebDriver:FindElement', { using: 'css selector', value })
      const id = (found as { value: Elements }).value[ELEMENT]
      return command('WebDriver:ElementSendKeys', { id, text })
    },
    async quit() {
      socket.destroy()
      const ended = new Promise((done) => program.once('exit', done))
      program.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
