import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pauseToasts } from '#src/ui/messages/toast-queue.ts'
import { readsText } from './calls-text.ts'
import { shortIds, withoutRequestId } from './page-state.ts'
import { nameOf } from './press.ts'
import { changedLines } from './changed-lines.ts'
import { loadPortal, renderPortal } from './render-portal.tsx'
import type { Exchange } from './exchange.ts'
import { empties, failsWhere, settled } from './server.ts'
import { loadingPage, wholePage } from './whole-page.ts'
import { queriesText, watchQueries } from './queries-text.ts'
import { skipPauses } from './walk-on.ts'

type Visitor = Parameters<typeof renderPortal>[0]

/** A page in one of its states. */
type State = {
  at: string
  /** The buttons, tabs or links to press there, by their names. */
  press?: readonly (string | RegExp)[]
  /** Includes the shell around the page: menus and messages. */
  isWhole?: true
}

/** Presses it in the dialog that is open, else on the page. */
async function press(name: string | RegExp) {
  const dialog = screen.queryAllByRole('dialog').at(-1)
  const place = dialog ? within(dialog) : screen
  const found = ['button', 'tab', 'link', 'radio', 'checkbox', 'switch', 'menuitem'].flatMap((role) =>
    place.queryAllByRole(role, { name }),
  )
  if (!found[0]) throw new Error(`There is no ${String(name)} to press`)
  pauseToasts()
  await act(async () => {
    fireEvent.click(found[0] as HTMLElement)
    await settled()
  })
}

/** Without these there is no page. */
const NEEDED = /^(getCurrentUser|listOrganizations|getConsent|listPatients)$/

const isData = ({ id, method }: Exchange) => method === 'GET' && !NEEDED.test(String(id))

/** Each opens its page three times, on a machine that may be busy. */
const LONG = 120_000

type Opened = Awaited<ReturnType<typeof renderPortal>>['router']

/** What links take along besides their address, and which replace the entry of the page. */
async function linksText({ navigator }: Opened): Promise<string[]> {
  const push = vi.spyOn(navigator, 'push').mockReturnValue(undefined)
  const replace = vi.spyOn(navigator, 'replace').mockReturnValue(undefined)
  const lines: string[] = []
  for (const link of document.querySelectorAll<HTMLElement>('a[href^="/"]:not([target], [download])')) {
    await act(async () => fireEvent.click(link))
    const [, state] = push.mock.lastCall ?? replace.mock.lastCall ?? []
    const how = replace.mock.lastCall ? 'replaces' : 'takes'
    if (state || replace.mock.lastCall)
      lines.push(shortIds(`link "${nameOf(link)}" ${how}: ${JSON.stringify(state ?? null)}`))
    push.mockClear()
    replace.mockClear()
  }
  return [...new Set(lines)]
}

/** What the page says when its lists are empty. */
async function withoutRows(person: Visitor, state: State): Promise<string> {
  cleanup()
  empties(isData)
  await renderPortal(person, state.at)
  return wholePage(state)
}

/** What the page says while nothing that it asks for comes, if it waits for anything, and when nothing will. */
async function withoutAnswers(person: Visitor, at: string, loaded: string): Promise<string> {
  cleanup()
  skipPauses()
  // React reports what it catches.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const fail = failsWhere(isData)
  await renderPortal(person, at)
  const loading = await loadingPage()
  await act(async () => fail())
  const waiting = changedLines(loaded, loading)
  const before = waiting.length > 0 ? ['# while it loads', ...waiting, ''] : []
  return [...before, `# when its calls fail\n${await wholePage()}\n`].join('\n')
}

/** What a page says and asks for is kept, line by line: a test for each state. `folder` and the names say where (tests/data/pages). */
export function reading(folder: string, person: Visitor, states: Readonly<Record<string, State>>): void {
  beforeAll(loadPortal)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00-05:00') })
    watchQueries()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  test.each(Object.entries(states))(
    `${folder}: %s reads as it is kept`,
    async (name, state) => {
      const { router } = await renderPortal(person, state.at)
      let text = await wholePage(state)
      for (const each of state.press ?? []) {
        await press(each)
        text = await wholePage(state)
      }
      const asked = [...readsText(), ...queriesText()]
      const sections = [text, `${[...asked, ...(await linksText(router))].join('\n')}\n`]
      if (!state.press) {
        const empty = changedLines(text, await withoutRows(person, state))
        if (empty.length > 0) sections.push(['# when its lists are empty', ...empty].join('\n'))
        sections.push(await withoutAnswers(person, state.at, text))
      }
      await expect(withoutRequestId(sections.join('\n\n'))).toMatchFileSnapshot(
        `../../../tests/data/pages/${folder}/${name}.txt`,
      )
    },
    LONG,
  )
}
