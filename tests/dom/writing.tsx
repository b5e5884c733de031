// Sends every write of the portal and keeps how each of its ends looks (tests/data/writes).
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OperationId } from '#mock-server/contract/operation-id.ts'
import { changedLines } from './changed-lines.ts'
import { forgetToasts, pageState, shortIds, withoutRandom } from './page-state.ts'
import { controlsNow, findControl, take } from './press.ts'
import type { Step } from './press.ts'
import { refusalsOf } from './refusals.ts'
import { loadPortal, renderPortal } from './render-portal.tsx'
import {
  allCalls,
  beginTest,
  callsTo,
  contractBreaches,
  fails,
  holds,
  restore,
  setOnline,
  world,
} from './server.ts'
import { skipPolls } from './walk-on.ts'
import { pageReady } from './whole-page.ts'

type Visitor = Parameters<typeof renderPortal>[0]
type Write = {
  at: string
  /** The steps that lead to the write. */
  steps?: readonly Step[]
  /** The step that sends it. */
  send: Step
  /** How many calls that makes, if not one. */
  calls?: number
  /** Only these errors, for pages that must be reopened for each. */
  ways?: RegExp
  /** Includes the shell around the page. */
  isWhole?: boolean
  /** Changes the world before the page is opened. */
  given?: () => unknown
}

/** Of a whole form or journey the beginning says enough. */
const MOST_SENT = 1000

/** A message that was pressed goes before the next one comes, in ms. */
const TOAST_LEAVES = 300
const hasFocus = (place: Node) => place.contains(document.activeElement)
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Each opens its page several times. */
const LONG = 120_000

/** A write is kept in one language: in French when its name has an odd number of letters. */
const languageOf = (name: string) => (name.length % 2 === 1 ? 'fr-ca' : 'en-ca')

/** The call as it was sent, without what differs each time. */
function sentText(id: OperationId): string {
  const { params, query, body, headers } = callsTo(id).at(-1) ?? {}
  const isKeyed = headers !== undefined && 'idempotency-key' in headers
  const sent = { ...params, ...query, ifMatch: headers?.['if-match'], isKeyed, body }
  return `sent: ${shortIds(JSON.stringify(sent)).slice(0, MOST_SENT)}`
}

/** A page of the portal where a write can be sent. */
async function openPage(
  name: string,
  person: Visitor,
  { at, steps = [], send, isWhole = false, given }: Write,
) {
  const id = name.split(' ')[0] as OperationId
  expect(contractBreaches()).toEqual([])
  cleanup()
  await forgetToasts()
  localStorage.clear()
  sessionStorage.clear()
  beginTest()
  for (const user of world().tables.users.values()) Object.assign(user, { language: languageOf(name) })
  given?.()
  const { router } = await renderPortal(person, at)
  await pageReady()
  for (const step of steps) {
    // A pause in typing may bring it, and a dialog takes the focus a moment after it opens.
    await waitFor(() => {
      const control = findControl(step)
      expect(control).toBeDefined()
      expect(control?.closest('[role=dialog]') ?? document).toSatisfy(hasFocus)
    }).catch(() => undefined)
    await take(step)
    await pageReady()
  }
  let isFromToast = false
  /** The page, with what is not text: the address, the focus and the messages. */
  const state = async (isBusy = false) => {
    if (isFromToast) await act(() => pause(TOAST_LEAVES))
    return pageState(router, { isWhole, isBusy })
  }
  const before = await state()
  const isThere = (step: Step) => {
    const control = findControl(step)
    return control !== undefined && !control.matches(':disabled, [aria-disabled=true]')
  }
  /** Goes back to where the write is sent by the last steps, such as in a menu that has closed. */
  const goBack = async () => {
    for (let from = steps.length; from > 0 && !isThere(send); from--) {
      if (!isThere(steps[from - 1] as Step)) continue
      for (const step of steps.slice(from - 1)) {
        if (!isThere(step)) return
        await take(step)
        await pageReady()
      }
    }
  }
  return {
    state,
    /** The content that is new compared with the page before; for another page everything. */
    changed: (after: string) => withoutRandom(changedLines(before, after).join('\n')),
    /** Sends the write; false where the page does not let it go. */
    send: async (isDouble = false) => {
      setOnline(true)
      isFromToast = Boolean(findControl(send)?.closest('[data-toast]'))
      if (!isFromToast) await forgetToasts()
      await goBack()
      if (!isThere(send)) return false
      const count = callsTo(id).length
      await take(send, isDouble)
      const isTimed = Array.isArray(send)
      await waitFor(() => expect(callsTo(id).length).toBeGreaterThan(count), {
        timeout: isTimed ? 8000 : 500,
      }).catch(() => undefined)
      return callsTo(id).length > count
    },
  }
}

/** How a write looks while it is on its way, however it is refused, and when it is done. */
async function endsOf(name: string, person: Visitor, write: Write): Promise<string> {
  const id = name.split(' ')[0] as OperationId
  const open = () => openPage(name, person, write)
  let page = await open()
  const count = callsTo(id).length
  const release = holds(id)
  if (!(await page.send(true)))
    throw new Error(
      `${id} is not sent, but ${allCalls().map((call) => call.id)}. ${page.changed(await page.state())}
${controlsNow()}`,
    )
  const sending = page.changed(await page.state(true))
  // Two quick presses are one write.
  expect(callsTo(id)).toHaveLength(count + (write.calls ?? 1))
  const sections = [`# sending\n${sentText(id)}\n${sending}`]
  const refusals = refusalsOf(id, callsTo(id).at(-1)?.body).filter(
    (one) => write.ways?.test(one.name) ?? true,
  )
  const ways = new Map<string, string[]>()
  for (const [index, { name: way, status, body }] of refusals.entries()) {
    fails(id, status, body)
    if (index === 0) release()
    else if (!(await page.send())) {
      page = await open()
      fails(id, status, body)
      if (!(await page.send())) throw new Error(`${id} is not sent to be refused by ${way}`)
    }
    const text = page.changed(await page.state())
    ways.set(text, [...(ways.get(text) ?? []), way])
  }
  for (const [text, names] of ways) sections.push(`# ${names.join(', ')}\n${text}`)
  restore(id)
  const releaseAgain = holds(id)
  if (await page.send()) {
    // No error of the call before is left.
    const again = page.changed(await page.state(true))
    if (again !== sending) sections.push(`# sending again\n${again}`)
  } else {
    page = await open()
    await page.send()
  }
  releaseAgain()
  const saved = page.changed(await page.state())
  const calls = allCalls()
  const last = calls.findLastIndex((call) => call.id === id)
  const read = [...new Set(calls.slice(last + 1).map((call) => call.id ?? call.path))]
    // Comes after a pause in typing, on a slow machine after the write.
    .filter((one) => one !== 'checkJourneyDefinition')
    .toSorted()
  return [...sections, `# done\ncalled afterwards: ${read.join(', ')}\n${saved}`].join('\n\n')
}

/** `rows`: a test for each write, named by its operation and, where there are several, what else tells it apart. */
export function writing(person: Visitor, rows: Readonly<Record<string, Write>>): void {
  beforeAll(loadPortal)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00-05:00') })
    skipPolls()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  test.each(Object.entries(rows))(
    '%s ends as it is kept',
    async (name, write) => {
      await expect(`${await endsOf(name, person, write)}\n`).toMatchFileSnapshot(
        `../../../tests/data/writes/${name}.txt`,
      )
    },
    LONG,
  )
}
