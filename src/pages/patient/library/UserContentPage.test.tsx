import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { UserContentDetail } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { organizationId } from '#tests/dom/journeys.ts'
import { contentId, detail, renderLibrary, resource } from '#tests/dom/library.tsx'
import UserContentPage from './UserContentPage.tsx'
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  act(clearToasts)
})

const at = paths.patient.content({ organizationId, userContentId: contentId })

/** A server that stores what is sent. */
async function open(item: UserContentDetail = detail(), locale?: 'fr-ca') {
  let kept = item
  answer('getUserContent', () => kept)
  answer('updateUserContent', ({ body }) => {
    kept = { ...kept, ...body }
    const { body: _body, media: _media, transcript: _transcript, resources: _resources, ...one } = kept
    return one
  })
  return renderLibrary(<UserContentPage />, {
    pattern: paths.patient.content.pattern,
    at,
    ...(locale && { locale }),
  })
}
const button = (name: string) => screen.getByRole('button', { name })
const sent = () => callsTo('updateUserContent').map(({ body }) => body)

test('ROUTE-54, 2.15: title, kind, author, the day it was checked, why it is here, and its text', async () => {
  await open(detail({ reason: 'Because you told us' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sleeping better' })).toBeDefined()
  const main = document.body.textContent
  for (const words of [
    'Article',
    'Lakeside Family Health',
    'Last checked on September 14, 2026',
    'Because you told us',
  ])
    expect(main).toContain(words)
})

test('what belongs to a journey leads to it', async () => {
  const journeyId = '8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001'
  await open(detail({ process_instance: journeyId }))
  const link = await screen.findByRole('link', { name: 'Go to the journey' })
  expect(link.getAttribute('href')).toBe(paths.patient.journey({ organizationId, journeyId }))
})

test('saving applies immediately, is stored, and can be undone', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later' }))
  expect(await screen.findByText("Saved. You'll find it in your library.")).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from saved items' }))
  await waitFor(() => expect(button('Save for later')).toBeDefined())
  expect(sent()).toEqual([{ saved_at: expect.stringMatching(/^20.*Z$/) }, { saved_at: null }])
})

test('what cannot be kept is taken back and said', async () => {
  await open()
  fails('updateUserContent', 0)
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later' }))
  expect(await screen.findByText("We couldn't save that. Please try again.")).toBeDefined()
  expect(button('Save for later')).toBeDefined()
})

test('2.15: was this helpful? an answer is pressed, thanked for, and taken back', async () => {
  await open()
  const group = within(await screen.findByRole('group', { name: 'Was this helpful?' }))
  const yes = () => group.getByRole('button', { name: 'Yes' })
  expect(yes().getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(yes())
  expect(await screen.findByText('Thank you. This helps us choose what to show.')).toBeDefined()
  await waitFor(() => expect(yes().getAttribute('aria-pressed')).toBe('true'))
  await userEvent.click(yes())
  await waitFor(() => expect(yes().getAttribute('aria-pressed')).toBe('false'))
  expect(sent()).toEqual([{ helpful: true }, { helpful: null }])
})

test('who is done with it says so; the day is kept', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: "I'm finished" }))
  expect(await screen.findByText(/^You finished this on/)).toBeDefined()
  expect(sent()).toEqual([{ read_at: expect.any(String), progress: 100 }])
})

test('2.15: it is printed, and its link is copied with what it is good for', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  await userEvent.click(button('Share link'))
  expect(await screen.findByText(/You can open it on any device where you sign in/)).toBeDefined()
})

test('2.15: how far one got is kept after a while, without a word', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open()
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(sent()).toEqual([{ progress: 10 }])
})

test('nothing is kept of what was read to the end before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open(detail({ read_at: '2026-11-01T12:00:00Z', progress: 100 }))
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(sent()).toEqual([])
})

test('LIB-01: in French an English content says so, and its words are marked as English', async () => {
  await open(detail({ content: { languages: ['en-ca'] } }), 'fr-ca')
  expect(await screen.findByText('Ce contenu est en anglais seulement')).toBeDefined()
  expect(screen.getByText('Sleeping better').getAttribute('lang')).toBe('en')
  expect(screen.getByText('Habits that work.').getAttribute('lang')).toBe('en')
  expect(screen.getByText('Vérifié la dernière fois le 14 septembre 2026').closest('[lang="en"]')).toBeNull()
})

test('1.2.1: a film has captions in both languages and its words below', async () => {
  const url = 'https://media.lakeside.example/'
  await open(
    detail(
      { content: { type: 'video' } },
      {
        body: null,
        transcript: '<p>Shake it.</p>',
        media: {
          url: `${url}a.webm`,
          media_type: 'video/webm',
          captions: [
            { url: `${url}en.vtt`, language: 'en-ca' },
            { url: `${url}fr.vtt`, language: 'fr-ca' },
          ],
        },
      },
    ),
  )
  expect(await screen.findByRole('heading', { name: 'Transcript' })).toBeDefined()
  const video = document.querySelector('video')
  expect(video?.controls).toBe(true)
  expect(video?.autoplay).toBe(false)
  const tracks = [...(video?.querySelectorAll('track') ?? [])].map((track) => [
    track.kind,
    track.srclang,
    track.default,
  ])
  expect(tracks).toEqual([
    ['captions', 'en', true],
    ['captions', 'fr', false],
  ])
  act(() => void video?.dispatchEvent(new Event('error')))
  expect(await screen.findByText(/can't be played here/)).toBeDefined()
})

test('a document opens in a new tab or is kept; a site says where it leads', async () => {
  await open(detail({ content: { type: 'pdf' } }, { body: null, resources: [resource()] }))
  const link = await screen.findByRole('link', { name: 'Open the document (opens in a new tab)' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('bag.pdf')
  expect(document.body.textContent).toContain('PDF · 1 page · 19\u00a0kB')
})

test('documents beside an article have pages of their own', async () => {
  await open(detail({}, { resources: [resource()] }))
  expect((await screen.findByRole('link', { name: 'My hospital bag' })).getAttribute('href')).toBe(
    paths.patient.resource({ organizationId, resourceId: resource().id }),
  )
})

test('T01: an address that is none leads nowhere', async () => {
  const bad = resource({ kind: 'link', url: 'javascript:alert(1)' })
  await open(detail({ content: { type: 'link' } }, { body: null, resources: [bad] }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: /website/ })).toBeNull()
})

test('not found for another organization, or another person', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open(detail({ organization: 'b0000000-0000-4000-8000-000000000001' }))
  expect(await screen.findByText(/route failed: .*404/)).toBeDefined()
})
