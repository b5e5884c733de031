import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropShareAccess, keepShareAccess, shareAccess } from '#src/features/sharing/share-access.ts'
import { paths } from '#src/routes/paths.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { allCalls, answer, callsTo, fails, settled } from '#tests/dom/server.ts'
import { nothing, renderShare, shared, story, token } from '#tests/dom/story.tsx'
import ShareSummaryPage from './ShareSummaryPage.tsx'

const { accept, summary } = paths.share
const soon = (ms = 3_600_000) => new Date(Date.now() + ms).toISOString()
const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderShare(<ShareSummaryPage />, { pattern: summary.pattern, at: summary({ x: token }), locale })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const isIn = () => heading('Health Story of Maya Tremblay')

beforeEach(() => {
  keepShareAccess(token, { bearer: 'a-bearer', expiresAt: soon() })
  answer('getSharedHealthStory', shared())
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  dropShareAccess(token)
})

describe('what was shared, to read (ROUTE-80, SHARE-05)', () => {
  test('by whom and until when, the chosen parts only, and no way to change them', async () => {
    await open()
    await isIn()
    await screen.findByRole('region', { name: 'Medications' })
    expect(screen.getByText(/^Shared by Maya T\. Access ends /)).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Who this is about',
      'Allergies',
      'Medications',
      'Leave a note for Maya T.',
    ])
    expect(screen.queryByRole('link')).toBeNull()
    expect(new Set(allCalls().map(({ id }) => id))).toEqual(new Set(['getSharedHealthStory']))
    expect(allCalls()[0]?.params).toEqual({ token })
  })

  test('an empty section says so and offers no actions', async () => {
    answer(
      'getSharedHealthStory',
      shared({ story: { ...story(), sections: { allergies: nothing('none_known') } } }),
    )
    await open()
    await isIn()
    const part = within(screen.getByRole('region', { name: 'Allergies' }))
    expect(part.getByText('The person says there are none that they know of.')).toBeDefined()
    expect(part.queryByRole('button')).toBeNull()
  })

  test('its language is the one that was chosen; the reader may take another', async () => {
    answer('getSharedHealthStory', shared({ language: 'fr-ca' }))
    await open()
    expect(await screen.findByRole('region', { name: 'Médicaments' })).toBeDefined()
    await act(() =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the summary' }), 'both'),
    )
    expect(await screen.findByRole('region', { name: 'Medications / Médicaments' })).toBeDefined()
  })

  test('without access asks for the passcode', async () => {
    dropShareAccess(token)
    const { address } = await open()
    await waitFor(() => expect(address()).toBe(accept({ x: token })))
    expect(allCalls()).toEqual([])
  })

  test.each([
    ['F07: offline', 0],
    ['F16', 500],
    ['F18', 503],
  ])('%s: it could not be loaded; another try brings it, the access is kept', async (_, status) => {
    fails('getSharedHealthStory', status)
    await open()
    expect(await screen.findByText("We couldn't load this Health Story")).toBeDefined()
    answer('getSharedHealthStory', shared())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await isIn()
    expect(shareAccess(token)).toBeDefined()
  })

  test('F01: offline while it is read, it stays', async () => {
    const { queryClient } = await open()
    await isIn()
    fails('getSharedHealthStory', 0)
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
    ['expired', 'expired', 'This link worked for 48 hours and has now expired.'],
  ])('%s while it is read: one is out, and told why', async (_, code, why) => {
    const { queryClient } = await open()
    await isIn()
    fails('getSharedHealthStory', 410, { detail: 'no', code })
    await act(() => queryClient.refetchQueries())
    await heading('This link no longer works')
    expect(screen.getByText(why)).toBeDefined()
    expect(screen.queryByText('Penicillin')).toBeNull()
  })

  test('by the clock, without a call', async () => {
    keepShareAccess(token, { bearer: 'a-bearer', expiresAt: soon(400) })
    const { queryClient } = await open()
    await isIn()
    await gone('This link worked for 48 hours and has now expired.')
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
      fails('getSharedHealthStory', status)
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
  const author = () => screen.getByLabelText(/^Your name/)
  const text = () => screen.getByLabelText(/^Note/)
  const send = () => userEvent.click(screen.getByText('Send the note'))
  const left = () => callsTo('createHealthStoryShareNote').map(({ body }) => body)
  async function put(field: HTMLElement, value: string) {
    await userEvent.clear(field)
    if (value) await userEvent.paste(value)
  }
  async function write(value: string, name = 'Dr. Roy') {
    await put(author(), name)
    await put(text(), value)
    await send()
    await act(settled)
  }
  const thanks = 'Maya T. will find your note in their portal.'
  const tooLong = 'Enter no more than 1,000 characters'
  const works = () =>
    answer('createHealthStoryShareNote', {
      id: '6d2f0b7a-1c3e-4f50-8a9b-0c1d2e3f4101',
      author_name: 'Dr. Roy',
      text: 'x',
      created_at: soon(),
    })
  beforeEach(works)

  test('none where none is wanted', async () => {
    answer('getSharedHealthStory', shared({ allow_note: false }))
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

  test('VAL-38: each note goes along as it is, or is too long', async () => {
    await open()
    await isIn()
    const rows = badInputs('notes').map(({ id, value }) => ({ id, note: String(value) }))
    const became: unknown[] = []
    for (const { id, note } of rows) {
      const before = left().length
      await write(note)
      const isLong = screen.queryAllByText(tooLong).length > 0
      became.push({ id, isLong, kept: Object(text()).value, sent: left().slice(before) })
    }
    expect(became).toEqual(
      rows.map(({ id, note }) => {
        const isLong = note.length > 1000
        const sent = isLong ? [] : [{ author_name: 'Dr. Roy', text: note }]
        return { id, isLong, kept: isLong ? note : '', sent }
      }),
    )
  })

  test('the name of its writer goes along as it is, or is refused', async () => {
    await open()
    await isIn()
    const rows = badInputs('name').flatMap(({ value, ...row }) =>
      typeof value === 'string' ? [{ ...row, value }] : [],
    )
    const became: unknown[] = []
    for (const { id, value } of rows) {
      const before = left().length
      await write('Hello', value)
      became.push({ id, sent: left().slice(before) })
    }
    expect(became).toEqual(
      rows.map(({ id, value, expect: wanted }) => {
        // the field strips line breaks
        const author_name = value.replaceAll(/[\r\n]/g, '').trim()
        const isHidden = wanted === 'reject' && author_name === value
        const isRefused = wanted === 'required' || isHidden || [...author_name].length > 120
        return { id, sent: isRefused ? [] : [{ author_name, text: 'Hello' }] }
      }),
    )
  })

  test.each([
    ['F07: offline', 0, "We couldn't send your note. Check your connection and try again."],
    ['F11: too many', 409, "You can't leave any more notes here."],
    ['F16', 500, "We couldn't send your note. Check your connection and try again."],
  ])('%s: what was written stays, and can be sent again', async (_, status, said) => {
    fails('createHealthStoryShareNote', status)
    await open()
    await isIn()
    await write('Bring your inhaler.')
    expect(await screen.findByText(said)).toBeDefined()
    expect(Object(text()).value).toBe('Bring your inhaler.')
    works()
    await send()
    expect(await screen.findByText(thanks)).toBeDefined()
  })

  test('the link was revoked while the note was being written: access ends', async () => {
    const ended = [410, { detail: 'no', code: 'revoked' }] as const
    fails('createHealthStoryShareNote', ...ended)
    await open()
    await isIn()
    fails('getSharedHealthStory', ...ended)
    await write('Bring your inhaler.')
    await heading('This link no longer works')
    expect(screen.getByText('Maya T. turned this link off.')).toBeDefined()
  })
})
