import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MediaFileDetail } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { contentId, mediaDetail, mediaId } from '#tests/dom/contents.ts'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { overview } from '#tests/dom/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminContentMediaPage from './AdminContentMediaPage.tsx'

const place = paths.admin.media
const { id } = organization
const open = (shown: MediaFileDetail = mediaDetail(), locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  answer('getMediaFile', () => shown)
  return renderPage(<AdminContentMediaPage />, {
    pattern: place.pattern,
    at: place({ id, mediaId }),
    texts: ['contents', 'library', 'adminOrganizations', 'audit', 'kit', 'validation'],
    locale,
  })
}
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const refuse = (status: number, body?: unknown) => () => {
  throw failure(status, body)
}
const unused = mediaDetail({ uses: [], uses_count: 0 })

beforeEach(() => {
  answer('getOrganizationOverview', overview())
  answer('listAuditEvents', page([]))
})
afterEach(() => vi.restoreAllMocks())

describe('ROUTE-13: what a file is', () => {
  test.each([
    ['en-ca', 'A person on crutches', 'Picture (image/png)', 'Walking with crutches', 'Published'],
    ['fr-ca', 'Une personne en béquilles', 'Image (image/png)', 'Marcher avec des béquilles', 'Publié'],
  ] as const)('%s: the picture, the facts and where it is used', async (locale, alt, kind, used, status) => {
    await open(mediaDetail(), locale)
    expect((await screen.findByRole('img', { name: alt })).getAttribute('src')).toBe(mediaDetail().url)
    expect(facts()).toEqual(expect.arrayContaining([kind, 'Priya Nair']))
    const link = screen.getByRole('link', { name: used })
    expect(link.getAttribute('href')).toBe(paths.admin.contentItem({ id, contentId }))
    expect(within(link.closest('li') ?? link).getByText(status)).toBeTruthy()
  })

  test('an unused file with few details', async () => {
    await open(mediaDetail({ uses: [], uses_count: 0, created_by: null, alt: { 'en-ca': '', 'fr-ca': '' } }))
    expect(await screen.findByRole('img', { name: 'crutches.png' })).toBeTruthy()
    expect(screen.getByText("It isn't used anywhere.")).toBeTruthy()
    expect(facts()).toContain('Unknown')
  })

  test.each([
    ['film', 'video/mp4', 'video'],
    ['recording', 'audio/mpeg', 'audio'],
  ] as const)('a %s is played, by its name for those who do not see it', async (kind, type, tag) => {
    await open(mediaDetail({ kind, content_type: type }))
    await screen.findByRole('heading', { level: 1 })
    const player = document.querySelector(tag)
    expect(player?.getAttribute('src')).toBe(mediaDetail().url)
    expect(player?.getAttribute('aria-label')).toBe('A person on crutches')
    expect(player?.hasAttribute('controls')).toBe(true)
  })

  test.each(['document', 'captions'] as const)('%s open in a tab of their own', async (kind) => {
    await open(mediaDetail({ kind, content_type: kind === 'document' ? 'application/pdf' : 'text/vtt' }))
    const link = await screen.findByRole('link', { name: /^Open the file/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([mediaDetail().url, '_blank'])
  })
})

describe('what is said of it', () => {
  const french = () =>
    screen.findByRole<HTMLInputElement>('textbox', { name: /^What the picture shows in French/ })
  const write = async (text: string) => {
    await userEvent.clear(await french())
    if (text !== '') await userEvent.type(await french(), text)
    await press('Save')
  }
  const sent = () => callsTo('updateMediaFile')

  test('1.1.1: of a picture it is needed in both languages, and what cannot be seen is nothing', async () => {
    await open()
    await write('\u200d')
    expect((await screen.findByRole('alert')).textContent).toContain('Say what the picture shows.')
    expect((await french()).getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  test('is saved from its revision', async () => {
    const alt = { 'en-ca': 'A person on crutches', 'fr-ca': 'Deux béquilles' }
    const kept = { ...alt, 'fr-ca': 'Deux béquilles de bois' }
    answer('updateMediaFile', () => mediaDetail({ alt: kept, revision: 3 }))
    await open()
    await write('Deux béquilles')
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(sent()).toMatchObject([{ body: { alt }, headers: { 'if-match': '"2"' } }])
    // After a save, the form continues from the server's values: nothing is unsaved until the next change.
    const isUnsaved = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect((await french()).value).toBe('Deux béquilles de bois')
    expect(isUnsaved()).toBe(false)
    await userEvent.type(await french(), '!')
    expect(isUnsaved()).toBe(true)
  })

  test.each([
    [0, undefined, /^You're offline\./],
    [412, undefined, /^Someone else changed this\./],
    [500, undefined, /^We couldn't save it\. What you wrote is still here\./],
    [400, { alt: { 'fr-ca': ['Use at most 250 characters.'] } }, 'Use at most 250 characters.'],
  ])('a failure with %d is said, and what was typed stays', async (status, body, words) => {
    answer('updateMediaFile', refuse(status, body))
    await open()
    await write('Deux béquilles')
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect((await french()).value).toBe('Deux béquilles')
  })
})

describe('deleting', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete crutches.png?' }))

  test('one that is used is not deleted, and it is said where', async () => {
    await open()
    await press('Delete this file')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain("It's used in 1 place.")
    expect(document.activeElement).toBe(alert)
    expect(within(alert).getByRole('link', { name: 'Walking with crutches' })).toBeTruthy()
  })

  test('a banner of journeys is not deleted: it says of which, and leads there', async () => {
    const [hip, knee] = [contentId, organization.id]
    await open(
      mediaDetail({
        uses: [],
        uses_count: 2,
        journeys: [
          { id: hip, name: 'Hip replacement', status: 'published', only_earlier: false },
          { id: knee, name: 'Knee', status: 'retired', only_earlier: true },
        ],
      }),
    )
    await press('Delete this file')
    const told = within(await screen.findByRole('alert'))
    expect(told.getByText("It's used in 2 places. Remove it from there first:")).toBeDefined()
    expect(told.getByRole('link', { name: 'Hip replacement' }).getAttribute('href')).toBe(
      `/admin/journeys?edit=${hip}`,
    )
    expect(told.getByRole('link', { name: 'Knee' }).getAttribute('href')).toBe(`/admin/journeys?edit=${knee}`)
    expect(told.getAllByText(/^Only people on an earlier version see it\./)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(callsTo('deleteMediaFile')).toEqual([])
  })

  test('one that is not used goes, and the list is shown', async () => {
    answer('deleteMediaFile', () => undefined)
    const { address } = await open(unused)
    await press('Delete this file')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete this file' }))
    expect(await screen.findByText('crutches.png was deleted.')).toBeTruthy()
    await waitFor(() => expect(address()).toBe(paths.admin.content({ id }, { view: 'media' })))
  })

  test.each([
    [0, /^You're offline\./],
    [500, /^We couldn't delete it\./],
  ])('a failure with %d is said in the question', async (status, words) => {
    answer('deleteMediaFile', refuse(status))
    await open(unused)
    await press('Delete this file')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete this file' }))
    expect(await (await dialog()).findByText(words)).toBeTruthy()
  })

  test('used by another person in the meantime: it stays, and its uses are listed', async () => {
    answer('deleteMediaFile', refuse(409))
    await open(unused)
    await press('Delete this file')
    answer('getMediaFile', () => mediaDetail())
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete this file' }))
    expect((await screen.findByRole('alert')).textContent).toContain("This file can't be deleted")
  })
})

test('an address of a file of another organization is no place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open(mediaDetail({ organization: contentId }))
  expect(await screen.findByText(/^route failed/)).toBeTruthy()
})
