import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pauseToasts } from '#src/ui/toast-queue.ts'
import { readsText } from './calls-text.ts'
import { withoutRequestId } from './page-state.ts'
import { loadPortal, renderPortal } from './render-portal.tsx'
import { failsWhere, settled } from './server.ts'
import { wholePage } from './whole-page.ts'
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
  await act(async () => {
    fireEvent.click(found[0] as HTMLElement)
    await settled()
  })
}

/** Without these there is no page. */
const NEEDED = /^(getCurrentUser|listOrganizations|getConsent|listPatients)$/

/** What the page says when nothing that it asks for comes. */
async function failingText(person: Visitor, at: string): Promise<string> {
  cleanup()
  skipPauses()
  // React reports what it catches.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  failsWhere(({ id, method }) => method === 'GET' && !NEEDED.test(String(id)))
  await renderPortal(person, at)
  return `# when its calls fail\n${await wholePage()}\n`
}

/** What a page says and asks for is kept, line by line: a test for each state. `folder` and the names say where (tests/data/pages). */
export function reading(folder: string, person: Visitor, states: Readonly<Record<string, State>>): void {
  beforeAll(loadPortal)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00-05:00') })
    watchQueries()
    // Keeps toasts visible, however long the rest takes.
    pauseToasts()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  test.each(Object.entries(states))(`${folder}: %s reads as it is kept`, async (name, state) => {
    await renderPortal(person, state.at)
    let text = await wholePage(state)
    for (const each of state.press ?? []) {
      await press(each)
      text = await wholePage(state)
    }
    const asked = [...readsText(), ...queriesText()].join('\n')
    const failed = state.press ? [] : [await failingText(person, state.at)]
    await expect(withoutRequestId([text, `${asked}\n`, ...failed].join('\n\n'))).toMatchFileSnapshot(
      `../../../tests/data/pages/${folder}/${name}.txt`,
    )
  })
}
