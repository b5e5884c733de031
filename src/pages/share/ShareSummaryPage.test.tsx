import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { dropShareAccess, keepShareAccess, shareAccess } from '#src/features/sharing/share-access.ts'
import { paths } from '#src/routes/paths.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { answer, calls, callsTo, forget } from '#tests/dom/fake-http.ts'
import { nothing, renderShare, shareBase, shared, story, token } from '#tests/dom/story.tsx'
import ShareSummaryPage from './ShareSummaryPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

const { accept, summary } = paths.share
const summaryCall = `${shareBase}${token}/summary/`
const notesCall = `${shareBase}${token}/notes/`
const soon = (ms = 3_600_000) => new Date(Date.now() + ms).toISOString()
const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderShare(<ShareSummaryPage />, { pattern: summary.pattern, at: summary({ x: token }), locale })
const refuse = (status: number, body?: unknown) => () => {
  throw new ApiError(status, false, body)
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const isIn = () => heading('Health Story of Maya Tremblay')

beforeEach(() => {
  keepShareAccess(token, { bearer: 'a-bearer', expiresAt: soon() })
  answer(summaryCall, () => shared())
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  dropShareAccess(token)
  forget()
})

describe('what was shared, to read (ROUTE-80, SHARE-05)', () => {
  test('by whom and until when, the chosen parts only, and no way to change them', async () => {
    await open()
    await isIn()
    await screen.findByRole('region', { name: 'Medicines' })
    expect(screen.getByText(/^Shared by Maya T\. Access ends /)).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Who this is about',
      'Allergies',
      'Medicines',
      'Leave a note for Maya T.',
    ])
    expect(screen.queryByRole('link')).toBeNull()
    expect(new Set(calls.map(({ url }) => url))).toEqual(new Set([summaryCall]))
  })

  test('a part in which there is nothing is told, not asked about', async () => {
    answer(summaryCall, () =>
      shared({ story: { ...story(), sections: { allergies: nothing('none_known') } } }),
    )
    await open()
    await isIn()
    const part = within(screen.getByRole('region', { name: 'Allergies' }))
    expect(part.getByText('The person says: none known.')).toBeDefined()
    expect(part.queryByRole('button')).toBeNull()
  })

  test('its language is the one that was chosen; the reader may take another', async () => {
    answer(summaryCall, () => shared({ language: 'fr-ca' }))
    await open()
    expect(await screen.findByRole('region', { name: 'Médicaments' })).toBeDefined()
    await act(() =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the summary' }), 'both'),
    )
    expect(await screen.findByRole('region', { name: 'Medicines / Médicaments' })).toBeDefined()
  })

  test('without an access one is asked for the passcode', async () => {
    dropShareAccess(token)
    const { address } = await open()
    await waitFor(() => expect(address()).toBe(accept({ x: token })))
    expect(calls).toEqual([])
  })

  test.each([
    ['F07: offline', 0],
    ['F16', 500],
    ['F18', 503],
  ])('%s: it could not be loaded; another try brings it, the access is kept', async (_, status) => {
    answer(summaryCall, refuse(status))
    await open()
    expect(await screen.findByText("We couldn't load this Health Story")).toBeDefined()
    answer(summaryCall, () => shared())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await isIn()
    expect(shareAccess(token)).toBeDefined()
  })

  test('F01: offline while it is read, it stays', async () => {
    const { queryClient } = await open()
    await isIn()
    answer(summaryCall, refuse(0))
    await act(() => queryClient.refetchQueries())
    expect(screen.getByText('Penicillin')).toBeDefined()
  })
})

describe('how it ends (SHARE-02, SHARE-04, ERR-51)', () => {
  const gone = async (why: RegExp | string) => {
    await heading('This link no longer works')
    expect(screen.getByText(why)).toBeDefined()
    expect(screen.queryByText('Penicillin')).toBeNull()
    expect(shareAccess(token)).toBeUndefined()
  }

  test.each([
    ['turned off', 'revoked', 'Maya T. turned this link off.'],
    ['expired', 'expired', 'The 48 hours of this link are over.'],
  ])('%s while it is read: one is out, and told why', async (_, code, why) => {
    const { queryClient } = await open()
    await isIn()
    answer(summaryCall, refuse(410, { detail: 'no', code }))
    await act(() => queryClient.refetchQueries())
    await heading('This link no longer works')
    expect(screen.getByText(why)).toBeDefined()
    expect(screen.queryByText('Penicillin')).toBeNull()
  })

  test('by the clock, without a call', async () => {
    keepShareAccess(token, { bearer: 'a-bearer', expiresAt: soon(400) })
    const { queryClient } = await open()
    await isIn()
    await gone('The 48 hours of this link are over.')
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.data !== undefined),
    ).toEqual([])
  })

  test.each([401, 403, 404])(
    'an access that is not one any more (%i): the passcode again, and nothing kept',
    async (status) => {
      answer(summaryCall, refuse(status))
      const { address } = await open()
      await waitFor(() => expect(address()).toBe(accept({ x: token })))
      expect(shareAccess(token)).toBeUndefined()
    },
  )

  test('by its reader: nothing of it stays in the tab', async () => {
    const { address, queryClient } = await open()
    await isIn()
    await userEvent.click(screen.getByRole('button', { name: 'End session' }))
    await waitFor(() => expect(address()).toBe(accept({ x: token })))
    expect(shareAccess(token)).toBeUndefined()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})

describe('a note back', () => {
  const author = () => screen.getByRole('textbox', { name: /Your name/ })
  const text = () => screen.getByRole('textbox', { name: /Note/ })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Leave the note' }))
  const left = () => callsTo(notesCall).map(({ data }) => data)
  async function write(value: string) {
    await isIn()
    await userEvent.type(author(), 'Dr. Roy')
    await userEvent.click(text())
    await userEvent.paste(value)
    await send()
  }
  beforeEach(() =>
    answer(notesCall, () => ({ id: 'n1', author_name: 'Dr. Roy', text: 'x', created_at: soon() })),
  )

  test('none where none is wanted', async () => {
    answer(summaryCall, () => shared({ allow_note: false }))
    await open()
    await isIn()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('VAL-35: name and text are asked for', async () => {
    await open()
    await isIn()
    await send()
    expect(screen.getAllByText('Enter your name').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Write your note').length).toBeGreaterThan(0)
    expect(left()).toEqual([])
  })

  test.each(badInputs('notes'))('VAL-38: $id goes along as it is, or is too long', async ({ value }) => {
    await open()
    await write(String(value))
    if (String(value).length > 1000) {
      const message = 'Your note is too long. Write no more than 1,000 characters.'
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
      expect(left()).toEqual([])
      return
    }
    expect(await screen.findByText('Maya T. will find your note in their portal.')).toBeDefined()
    expect(left()).toEqual([{ author_name: 'Dr. Roy', text: value }])
    expect(Object(text()).value).toBe('')
  })

  test.each(badInputs('name').filter(({ value }) => typeof value === 'string'))(
    '$id as the name of its writer goes along as it is, or is refused',
    async ({ value, expect: wanted }) => {
      await open()
      await isIn()
      await userEvent.click(author())
      await userEvent.paste(String(value))
      await userEvent.type(text(), 'Hello')
      await send()
      if (wanted === 'required') expect(left()).toEqual([])
      for (const data of left()) {
        const { author_name: name } = Object(data)
        expect(name).toBe(
          String(value)
            .replaceAll(/[\r\n]/g, '')
            .trim(),
        )
        expect([...name].length).toBeLessThanOrEqual(120)
      }
    },
  )

  test.each([
    ['F07: offline', 0, 'We could not leave your note. Check your connection and try again.'],
    ['F11: too many', 409, 'No more notes can be left here.'],
    ['F16', 500, 'We could not leave your note. Check your connection and try again.'],
  ])('%s: what was written stays, and can be sent again', async (_, status, said) => {
    answer(notesCall, refuse(status))
    await open()
    await write('Bring your inhaler.')
    expect(await screen.findByText(said)).toBeDefined()
    expect(Object(text()).value).toBe('Bring your inhaler.')
    answer(notesCall, () => ({ id: 'n1', author_name: 'Dr. Roy', text: 'x', created_at: soon() }))
    await send()
    expect(await screen.findByText('Maya T. will find your note in their portal.')).toBeDefined()
  })

  test('the link was turned off while it was written: one is out', async () => {
    const ended = refuse(410, { detail: 'no', code: 'revoked' })
    answer(notesCall, ended)
    await open()
    await isIn()
    answer(summaryCall, ended)
    await write('Bring your inhaler.')
    await heading('This link no longer works')
    expect(screen.getByText('Maya T. turned this link off.')).toBeDefined()
  })
})
