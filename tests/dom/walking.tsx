// Walks through pages, one step after the other, and keeps what each step changes (tests/data/walks).
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Identity } from '#src/auth/port.ts'
import { forgetUserFlags } from '#src/flags/user-flags.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { announcements } from '#src/ui/announcer.ts'
import { changedLines } from './changed-lines.ts'
import { forgetToasts, pageState, shortIds, withoutRandom } from './page-state.ts'
import { take, type Step } from './press.ts'
import { loadPortal, renderPortal } from './render-portal.tsx'
import { allCalls, world } from './server.ts'

type Visitor = Parameters<typeof renderPortal>[0]
type Router = Awaited<ReturnType<typeof renderPortal>>['router']
type Walk = {
  at: string
  steps: readonly Step[]
  /** With what stands around the page. */
  isWhole?: boolean
  /** Another language than the person's. */
  locale?: Locale
  /** Changes the world before the page is opened. */
  given?: () => unknown
  /** What the identity service answers, where it is not the usual. */
  identity?: Partial<Identity>
}

/** Of a whole form or journey the beginning says enough. */
const MOST_SENT = 600

/** The calls since the last step, in an order that does not depend on which came first. */
function callsText(from: number): string[] {
  const texts = allCalls()
    .slice(from)
    .map(({ id, path, params, query, body }) => {
      const sent = shortIds(JSON.stringify({ ...params, ...query, body })).slice(0, MOST_SENT)
      return `called: ${id ?? path} ${sent}`
    })
  return [...new Set(texts)].toSorted()
}

const stepText = (step: Step) => {
  if (typeof step === 'string' || step instanceof RegExp) return `press ${String(step)}`
  const [label, value] = step
  return `fill ${String(label)}: ${value instanceof File ? value.name : String(value)}`
}

type Way = {
  steps: readonly Step[]
  isWhole?: boolean
  /** Whether the page is kept as it opens. */
  isNew?: boolean
}

/** What each step from the open page changes. */
export async function walkOn(
  router: Router,
  { steps, isWhole = false, isNew = false }: Way,
): Promise<string> {
  const state = async () => {
    const page = await pageState(router, { isWhole })
    return `said: ${announcements.get().text}\n${page}`
  }
  let before = await state()
  const sections = [[...callsText(0), ...(isNew ? [before] : [])].join('\n')]
  for (const step of steps) {
    await forgetToasts()
    const from = allCalls().length
    await take(step)
    const after = await state()
    sections.push(
      [`# ${stepText(step)}`, ...callsText(from), ...changedLines(before, after, Infinity)].join('\n'),
    )
    before = after
  }
  cleanup()
  return `${withoutRandom(sections.join('\n\n'))}\n`
}

async function walked(person: Visitor, { at, steps, isWhole = false, locale, given, identity }: Walk) {
  if (locale) for (const user of world().tables.users.values()) Object.assign(user, { language: locale })
  given?.()
  const { router } = await renderPortal(person, at, identity)
  // Elsewhere the table of pages has the page as it opens.
  return walkOn(router, { steps, isWhole, isNew: isWhole || given !== undefined })
}

/** Until nobody types, in ms: what waits for longer is not waited for. */
const LONGEST_PAUSE = 1500

/** What waits until nobody types goes on at once: how long a step takes must not show. */
export function skipPauses(): void {
  const start = setTimeout
  const soon = (run: () => void, ms = 0, ...given: []) => start(run, ms > LONGEST_PAUSE ? ms : 0, ...given)
  vi.stubGlobal('setTimeout', soon)
}

/** `walks`: a test for each; what it says stands in `tests/data/walks` under its name. */
export function walking(person: Visitor, walks: Readonly<Record<string, Walk>>): void {
  beforeAll(loadPortal)
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00-05:00') })
    await forgetToasts()
    skipPauses()
  })
  afterEach(() => {
    for (const { id } of world().tables.users.values()) forgetUserFlags(id)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  test.each(Object.entries(walks))('%s goes on as it is kept', async (name, walk) => {
    await expect(await walked(person, walk)).toMatchFileSnapshot(`../../../tests/data/walks/${name}.txt`)
  })
}
