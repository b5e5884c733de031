import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { dropShareAccess, keepShareAccess, shareAccess } from '#src/features/sharing/share-access.ts'
import { paths } from '#src/routes/paths.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { answer, calls, callsTo, forget } from '#tests/dom/fake-http.ts'
import { renderShare, review, shareBase, token } from '#tests/dom/story.tsx'
import ShareAcceptPage from './ShareAcceptPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

const { accept, summary } = paths.share
const call = (name: 'review' | 'unlock', of = token) => `${shareBase}${encodeURIComponent(of)}/${name}/`
const until = new Date(Date.now() + 3_600_000).toISOString()
const open = (x = token, locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderShare(<ShareAcceptPage />, { pattern: accept.pattern, at: accept({ x }), locale })
const refuse = (status: number, body?: unknown) => () => {
  throw new ApiError(status, true, body)
}
const wrong = (left: number) =>
  refuse(400, { detail: 'no', code: 'incorrect_passcode', attempts_remaining: left })
const passcode = () => screen.findByRole('textbox', { name: /Passcode/ })
const unlocks = () => callsTo(call('unlock')).map(({ data }) => data)

async function typeIn(text: string) {
  const field = await passcode()
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

beforeEach(() => {
  answer(call('review'), () => review())
  answer(call('unlock'), () => ({ access_token: 'a-bearer-of-this-link', expires_at: until }))
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  dropShareAccess(token)
  forget()
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
    expect(calls.map(({ url }) => url)).toEqual([call('review')])
  })

  test('it ends within the hour', async () => {
    answer(call('review'), () => review({ expires_at: until }))
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

  test.each(['', '12', '1234567', 'abcdef'])(
    'what cannot be a passcode costs no attempt: "%s"',
    async (text) => {
      await open()
      await typeIn(text || '{Tab}')
      if (text === '') await userEvent.click(screen.getByRole('button', { name: 'Open' }))
      const said = text === '' ? 'Enter the passcode' : 'Enter the 6 digits of the passcode'
      expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
      expect(unlocks()).toEqual([])
    },
  )

  test('in French', async () => {
    await open(token, 'fr-ca')
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Maya T\./)
    expect(screen.queryByText(/Passcode/)).toBeNull()
  })
})

describe('a passcode that is not right', () => {
  test('ERR-49: the exact words, how many tries are left, and the field ready for the next', async () => {
    answer(call('unlock'), wrong(3))
    await open()
    await typeIn('000000')
    expect(await screen.findByText('Incorrect password for this link. Please try again.')).toBeDefined()
    expect(screen.getByText('3 attempts left.')).toBeDefined()
    expect(document.activeElement).toBe(await passcode())
    answer(call('unlock'), wrong(1))
    await typeIn('111111')
    expect(await screen.findByText('1 attempt left.')).toBeDefined()
  })

  test.each([
    ['the answer to the last try', refuse(403, { detail: 'no', code: 'verification_limit_exceeded' })],
    ['none left', wrong(0)],
  ])('ERR-50: %s: the limit is said, and no field stands there', async (_, refused) => {
    answer(call('unlock'), refused)
    await open()
    await typeIn('000000')
    expect(await screen.findByText('Verification limit exceeded.')).toBeDefined()
    expect(screen.getByText(/Ask Maya T\. to send you a new one/)).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('ERR-50: a link that is locked already', async () => {
    answer(call('review'), () => review({ attempts_remaining: 0 }))
    await open()
    expect(await screen.findByText('Verification limit exceeded.')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test.each([
    ['F07: offline', 0],
    ['F15', 429],
    ['F16', 500],
  ])('%s: the passcode could not be checked; it stays, and can be sent again', async (_, status) => {
    answer(call('unlock'), refuse(status))
    const { address } = await open()
    await typeIn('482913')
    expect(
      await screen.findByText('We could not check the passcode. Check your connection and try again.'),
    ).toBeDefined()
    expect(Object(await passcode()).value).toBe('482913')
    answer(call('unlock'), () => ({ access_token: 'b', expires_at: until }))
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
    answer(call('review'), refuse(404))
    await open()
    const unknown = await gone()
    document.body.replaceChildren()
    answer(call('review'), () => review())
    answer(call('unlock'), refuse(404))
    await open()
    await typeIn('482913')
    expect(await gone()).toBe(unknown)
  })

  test.each(
    badInputs('token')
      .filter(({ expect: wanted }) => wanted === 'reject')
      .map(({ id, value }) => ({ id, x: String(value) })),
  )('T11: $id is one of these, and stays one piece of the path of its call', async ({ x }) => {
    answer(call('review', x), refuse(404))
    await open(x)
    await gone()
    for (const { url } of calls) expect(url.split('/')).toHaveLength(6)
  })

  test.each([
    ['F07: offline', 0],
    ['F15', 429],
    ['F16', 500],
    ['F18', 503],
  ])('%s: it is not known whether it works, so it can be tried again', async (_, status) => {
    answer(call('review'), refuse(status))
    await open()
    expect(await screen.findByText("We couldn't open the link")).toBeDefined()
    answer(call('review'), () => review())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await passcode()).toBeDefined()
  })
})
