// Walks through pages, one step after the other, and keeps what each step changes (tests/data/walks).
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Identity } from '#src/auth/port.ts'
import { forgetUserFlags } from '#src/flags/user-flags.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { forgetToasts } from './page-state.ts'
import { loadPortal, renderPortal } from './render-portal.tsx'
import { world } from './server.ts'
import { skipPauses, walkOn, type WalkStep } from './walk-on.ts'

type Visitor = Parameters<typeof renderPortal>[0]
export type Walk = {
  at: string
  steps: readonly WalkStep[]
  /** Includes the shell around the page. */
  isWhole?: boolean
  /** Another language than the person's. */
  locale?: Locale
  /** Changes the world before the page is opened. */
  given?: () => unknown
  /** Responses of the identity service, if different from the default. */
  identity?: Partial<Identity>
}

/** Each opens several pages, on a machine that may be busy. */
const LONG = 120_000

async function walked(person: Visitor, { at, steps, isWhole = false, locale, given, identity }: Walk) {
  if (locale) for (const user of world().tables.users.values()) Object.assign(user, { language: locale })
  given?.()
  const { router } = await renderPortal(person, at, identity)
  // Elsewhere the table of pages has the page as it opens.
  return walkOn(router, { steps, isWhole, isNew: isWhole || given !== undefined })
}

/** `walks`: one test each; its record is in `tests/data/walks` under its name. */
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
  test.each(Object.entries(walks))(
    '%s goes on as it is kept',
    async (name, walk) => {
      await expect(await walked(person, walk)).toMatchFileSnapshot(`../../../tests/data/walks/${name}.txt`)
    },
    LONG,
  )
}
