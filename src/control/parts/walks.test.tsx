// Walks through every part of the control page, kept in tests/data/control like those of the portal. Messages
// appear twice, because the test frame renders them too.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { people } from '#mock-server/store/seeds/people.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { network } from '#tests/dom/in-process.ts'
import type { Step } from '#tests/dom/press.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { world } from '#tests/dom/server.ts'
import { skipPauses, walkOn } from '#tests/dom/walk-on.ts'
import { ControlPage } from '../ControlPage.tsx'
import { PAGE, type PartName } from '../places.ts'

/** What a build writes into the page. */
const version = Object.assign(document.createElement('meta'), { name: 'version', content: '0.1.0 (1a2b3c4)' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00-05:00') })
  skipPauses()
  // The control page uses fetch rather than the portal's HTTP client.
  vi.stubGlobal('fetch', network.fetch)
  vi.spyOn(location, 'assign').mockReturnValue(undefined)
  document.head.append(version)
})
afterEach(() => {
  version.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const mail = () =>
  world().mailbox.send({
    to: people.maya.email,
    subject: 'You are invited',
    link: 'http://portage.test/accept?token=invite-lakeside',
    body: 'Come in.',
    sent_at: '2026-11-20T19:05:00Z',
  })

/** Calls including a pending one and one outside the contract. */
const calls = () => {
  const { requests } = world()
  requests.add('GET', '/v1/tasks', 'listTasks')
  for (const [id, path, status] of [
    ['getTask', '/v1/tasks/1', 0],
    [null, '/v1/nothing', 404],
  ] as const)
    Object.assign(requests.add('GET', path, id), { status, took: 12 })
}

const rows: Partial<Record<PartName, { steps: readonly Step[]; locale?: Locale; given?: () => unknown }>> = {
  people: { steps: ['Care team', 'Sign in as Samuel Roy', 'Everyone'] },
  mailbox: { steps: ['Refresh', 'Mailbox'], given: mail },
  faults: {
    steps: [
      'Turn on: Offline',
      'Turn on: Slow',
      'Clear all',
      'Apply the fault',
      [/^Fault, or/, '{'],
      'Apply the fault',
    ],
  },
  requests: { steps: ['Failing', /^Details of GET .*nothing/, 'All', 'Clear', 'Failing'], given: calls },
  clock: {
    steps: [
      'A day',
      'Go back to the real time',
      ['Set it to', '2027-02-30'],
      'Set the clock',
      ['Set it to', '2027-01-31 09:00'],
      'Set the clock',
    ],
    locale: 'fr-ca',
  },
  identity: { steps: [] },
}

test.each(Object.entries(rows))(
  '%s goes on as it is kept',
  async (part, { steps, locale = 'en-ca', given }) => {
    given?.()
    const { router } = await renderPage(<ControlPage />, {
      pattern: PAGE,
      at: `${PAGE}?part=${part}`,
      texts: ['control', 'kit', 'validation'],
      locale,
    })
    const text = await walkOn(router, { steps, isWhole: true, isNew: true })
    const steady = text.replaceAll(world().name, 'this-world').replaceAll(/\d+:\d\d:\d\d [ap]\.m\./g, 'then')
    await expect(steady).toMatchFileSnapshot(`../../../tests/data/control/${part}.txt`)
  },
)
