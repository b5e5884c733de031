import { spawnSync } from 'node:child_process'

/** A browser under remote control; both protocols speak the commands of WebDriver. */
export type Engine = {
  readonly go: (address: string) => Promise<unknown>
  /** Runs a function body in the page. */
  readonly run: (script: string, ...args: unknown[]) => Promise<unknown>
  /** Types with real key events. */
  readonly type: (selector: string, text: string) => Promise<unknown>
  readonly quit: () => Promise<unknown>
}

/** The key under which WebDriver returns an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type Elements = { readonly [ELEMENT]: string }

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Repeats until there is a result; a browser takes seconds to start, and a page to load. */
export async function until<T>(
  what: string,
  attempt: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    const result = await attempt()
    if (result !== undefined) return result
    await wait(200)
  }
  throw new Error(`${what}: not within a minute.`)
}

/** @throws when a program is missing, with how to get it on Debian */
export function requireProgram(program: string, args: readonly string[], packages: string): void {
  if (spawnSync(program, args, { stdio: 'ignore' }).error)
    throw new Error(`These tests need ${program}: apt-get install ${packages}`)
}
