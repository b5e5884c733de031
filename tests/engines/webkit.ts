import { spawn } from 'node:child_process'
import { freePort } from '../../scripts/port.mjs'
import { ELEMENT, type Elements, type Engine, requireProgram, until } from './engine.ts'

const started = (address: string) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok || undefined,
    () => undefined,
  )

/** WebKitGTK over WebDriver; it has no mode without a screen, so Xvfb gives it one. */
export async function startWebKit(): Promise<Engine> {
  const packages = 'webkit2gtk-driver xvfb xauth'
  requireProgram('WebKitWebDriver', ['--version'], packages)
  requireProgram('xvfb-run', ['--help'], packages)
  const port = await freePort(14_280)
  const address = `http://127.0.0.1:${port}`
  // A group of its own: xvfb-run does not end what it started.
  const program = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  })
  await until('WebKit', () => started(address))
  const command = async (place: string, body: object, method = 'POST'): Promise<unknown> => {
    const response = await fetch(`${address}/session${place}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${place}: ${JSON.stringify(value)}`)
    return value
  }
  const session = (await command('', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  })) as { sessionId: string }
  const inSession = (place: string, body: object) => command(`/${session.sessionId}${place}`, body)
  return {
    go: (url) => inSession('/url', { url }),
    run: (script, ...args) => inSession('/execute/sync', { script, args }),
    async type(value, text) {
      const found = await inSession('/element', { using: 'css selector', value })
      return inSession(`/element/${(found as Elements)[ELEMENT]}/value`, { text })
    },
    async quit() {
      await command(`/${session.sessionId}`, {}, 'DELETE').catch(() => undefined)
      const ended = new Promise((done) => program.once('exit', done))
      if (program.pid) process.kill(-program.pid)
      await ended
    },
  }
}
