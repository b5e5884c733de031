import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropShareAccess, keepShareAccess, shareAccess } from '#src/features/sharing/share-access.ts'
import { paths } from '#src/routes/paths.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { allCalls, answer, callsTo, fails } from '#tests/dom/server.ts'
import { renderShare, review, token } from '#tests/dom/story.tsx'
import ShareAcceptPage from './ShareAcceptPage.tsx'

const { accept, summary } = paths.share
const until = new Date(Date.now() + 3_600_000).toISOString()
const open = (x = token, locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderShare(<ShareAcceptPage />, { pattern: accept.pattern, at: accept({ x }), locale })
const wrong = (left: number) =>
  fails('unlockHealthStoryShare', 400, { detail: 'no', code: 'incorrect_passcode', attempts_remaining: left })
const passcode = () => screen.findByRole('textbox', { name: /Passcode/ })
const unlocks = () => callsTo('unlockHealthStoryShare').map(({ body }) => body)

async function typeIn(text: string) {
  const field = await passcode()
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

beforeEach(() => {
  answer('reviewHealthStoryShare', review())
  answer('unlockHealthStoryShare', { access_token: 'a-bearer-of-this-link', expires_at: until })
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  dropShareAccess(token)
})

describe('a link that works (ROUTE-79, SHARE-03)', () => {
  test('from whom, until when, and nothing more before the passcode', async () => {
    await open()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Maya T. shared their Health Story with you' }),
    ).toBeDefined()
    expect(screen.getByText(/This link works until .*\(about 47 hours left\)/)).toBeDefined()
    expect((await passcode()).getAttribute('inputmode')).toBe('numeric')
    expect((await passcode()).getAttribute('type')).toBe('text')
    expect(allCalls()).toMatchObject([{ id: 'reviewHealthStoryShare', params: { token } }])
  })

  test('it ends within the hour', async () => {
    answer('reviewHealthStoryShare', review({ expires_at: until }))
    await open()
    expect(await screen.findByText(/\(less than 1 hour left\)/)).toBeDefined()
  })

  test('the passcode opens it, however it is written, with who opens it; the link is not left in the history', async () => {
    const { address, router } = await open()
    await userEvent.type(await screen.findByRole('textbox', { name: /Your name and clinic/ }), ' Dr. Roy ')
    await typeIn('482 913')
    await waitFor(() => expect(address()).toBe(summary({ x: token })))
    expect(unlocks()).toEqual([{ passcode: '482913', recipient_name: 'Dr. Roy' }])
    expect(shareAccess(token)?.bearer).toBe('a-bearer-of-this-link')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('who is in already is not asked again', async () => {
    keepShareAccess(token, { bearer: 'x', expiresAt: until })
    const { address } = await open()
    await waitFor(() => expect(address()).toBe(summary({ x: token })))
  })

  test('what cannot be a passcode costs no attempt', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
    expect(await screen.findAllByText('Enter the passcode')).not.toHaveLength(0)
    const silent: string[] = []
    for (const text of ['12', '1234567', 'abcdef']) {
      await typeIn(text)
      const said = screen.queryAllByText('Enter the 6 digits of the passcode')
      if (said.length === 0 || screen.queryByText('Enter the passcode')) silent.push(text)
    }
    expect(silent).toEqual([])
    expect(unlocks()).toEqual([])
  })

  test('in French', async () => {
    await open(token, 'fr-ca')
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Maya T\./)
    expect(screen.queryByText(/Passcode/)).toBeNull()
  })
})

describe('a passcode that is not right', () => {
  test('ERR-49: that the passcode is wrong, at its field and in the summary; how many tries are left', async () => {
    wrong(3)
    await open()
    await typeIn('000000')
    const line = await screen.findByRole('link', {
      name: 'Incorrect passcode for this link. Please try again.',
    })
    expect(document.activeElement?.closest('body *')?.contains(line)).toBe(true)
    const field = await passcode()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(
      'Incorrect passcode for this link. Please try again.',
    )
    expect(screen.getByText('3 attempts left.')).toBeDefined()
    await userEvent.click(line)
    expect(document.activeElement).toBe(field)
    // A new passcode has no error yet.
    await userEvent.clear(field)
    await userEvent.type(field, '123456')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    wrong(1)
    await typeIn('111111')
    expect(await screen.findByText('1 attempt left.')).toBeDefined()
  })

  test.each([
    ['the answer to the last try', 403, { detail: 'no', code: 'verification_limit_exceeded' }],
    ['none left', 400, { detail: 'no', code: 'incorrect_passcode', attempts_remaining: 0 }],
  ])('ERR-50: %s: the limit is said, and no field stands there', async (_, status, body) => {
    fails('unlockHealthStoryShare', status, body)
    await open()
    await typeIn('000000')
    expect(await screen.findByText('Verification limit exceeded.')).toBeDefined()
    expect(screen.getByText(/Ask Maya T\. to send you a new one/)).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('ERR-50: a link that is locked already', async () => {
    answer('reviewHealthStoryShare', review({ attempts_remaining: 0 }))
    await open()
    expect(await screen.findByText('Verification limit exceeded.')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test.each([
    ['F07: offline', 0],
    ['F15', 429],
    ['F16', 500],
  ])('%s: the passcode could not be checked; it stays, and can be sent again', async (_, status) => {
    fails('unlockHealthStoryShare', status)
    const { address } = await open()
    await typeIn('482913')
    expect(
      await screen.findByText("We couldn't check the passcode. Check your connection and try again."),
    ).toBeDefined()
    expect(Object(await passcode()).value).toBe('482913')
    answer('unlockHealthStoryShare', { access_token: 'another-bearer-of-it', expires_at: until })
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(address()).toBe(summary({ x: token })))
  })
})

describe('a link that does not work (SHARE-04, ERR-51)', () => {
  const gone = async () => {
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    return document.body.textContent
  }

  test('unknown, expired and turned off look alike, also when it ended meanwhile', async () => {
    fails('reviewHealthStoryShare', 404)
    await open()
    const unknown = await gone()
    document.body.replaceChildren()
    answer('reviewHealthStoryShare', review())
    fails('unlockHealthStoryShare', 404)
    await open()
    await typeIn('482913')
    expect(await gone()).toBe(unknown)
  })

  test('T11: what cannot be a token is one of these, and no call leaves', async () => {
    const rows = badInputs('token').filter(({ expect: wanted }) => wanted === 'reject')
    const others: string[] = []
    for (const { id, value } of rows) {
      const { unmount } = await open(String(value))
      if (!screen.queryByRole('heading', { name: 'This link no longer works' })) others.push(id)
      unmount()
    }
    expect(others).toEqual([])
    expect(allCalls()).toEqual([])
  })

  test.each([
    ['F07: offline', 0],
    ['F15', 429],
    ['F16', 500],
    ['F18', 503],
  ])('%s: it is not known whether it works, so it can be tried again', async (_, status) => {
    fails('reviewHealthStoryShare', status)
    await open()
    expect(await screen.findByText("We couldn't open the link")).toBeDefined()
    answer('reviewHealthStoryShare', review())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await passcode()).toBeDefined()
  })
})
