import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { controlOf, type Control } from './control.ts'

/** Listens to the consoles of browsers, and knows which errors are meant to be there. */
type Consoles = { watch: (context: BrowserContext) => void; allow: (...patterns: RegExp[]) => void }

type Fixtures = {
  /** The mock server's control of this test's own world. */
  control: Control
  consoles: Consoles
  /** Console errors that this test provokes; every other one fails it. */
  allowErrors: Consoles['allow']
  /** A page in another browser that shares nothing with the first but the server. */
  otherDevice: () => Promise<Page>
}

/**
 * Every test has a world of its own: a host name below localhost that no one else uses, so tests never meet. An error
 * on the console of any of its pages, one that no one caught, or a breach of the content security policy fails it.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, provide, { testId }) => {
    const { port } = new URL(baseURL ?? '')
    await provide(`http://t-${testId.replace(/[^a-z0-9]/g, '').slice(-24)}.localhost:${port}`)
  },
  control: [
    async ({ baseURL }, provide) => {
      const control = controlOf(baseURL ?? '')
      // A server that goes on running may know this world from the run before.
      await control.reset()
      await provide(control)
      expect(await control.cspReports(), 'breaches of the content security policy').toEqual([])
    },
    { auto: true },
  ],
  consoles: [
    async ({ context }, provide) => {
      const allowed: RegExp[] = []
      const errors: string[] = []
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
        })
        watched.on('weberror', (error) => errors.push(String(error.error())))
      }
      watch(context)
      await provide({ watch, allow: (...patterns) => void allowed.push(...patterns) })
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
  allowErrors: async ({ consoles }, provide) => provide(consoles.allow),
  otherDevice: async ({ browser, baseURL, consoles }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ignoreHTTPSErrors: true })
      contexts.push(context)
      consoles.watch(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect }
