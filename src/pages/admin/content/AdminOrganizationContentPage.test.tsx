import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MediaFile, OrganizationContentRow } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { content, contentRow, mediaFile } from '#tests/dom/contents.ts'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { overview } from '#tests/dom/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminOrganizationContentPage from './AdminOrganizationContentPage.tsx'

const place = paths.admin.content
const { id } = organization
const serve = (...rows: OrganizationContentRow[]) => answer('listOrganizationContents', () => page(rows))
const serveFiles = (...rows: MediaFile[]) => answer('listMediaFiles', () => page(rows))
const open = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<AdminOrganizationContentPage />, {
    pattern: place.pattern,
    at: `${place({ id })}${query}`,
    texts: ['contents', 'library', 'adminOrganizations', 'audit', 'kit', 'validation'],
    locale,
  })
const asked = (id: 'listOrganizationContents' | 'listMediaFiles' = 'listOrganizationContents') =>
  callsTo(id).map(({ query }) => query)
const refuse = (status: number) => () => {
  throw failure(status)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  answer('getOrganizationOverview', overview())
  answer('listAuditEvents', page([]))
  serve(contentRow())
  serveFiles(mediaFile())
})
afterEach(() => vi.restoreAllMocks())

describe('ROUTE-11: the list of contents', () => {
  test.each([
    ['en-ca', 'Walking with crutches', ['Article', 'Draft', "French isn't complete", /by Priya Nair/]],
    ['fr-ca', 'Marcher avec des béquilles', ['Article', 'Brouillon', /^Incomplet : /, /par Priya Nair/]],
  ] as const)('%s: what it is, where it stands and who changed it', async (locale, name, words) => {
    await open('', locale)
    const row = within(await screen.findByRole('row', { name: new RegExp(name) }))
    const link = row.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(paths.admin.contentItem({ id, contentId: contentRow().id }))
    for (const word of words) expect(row.getAllByText(word).length).toBeGreaterThan(0)
  })

  test('one without a title in the language of the reader shows the other, or that it has none', async () => {
    serve(
      contentRow({ title: { 'en-ca': '', 'fr-ca': 'Dormir' } }),
      contentRow({ id: organization.id, title: { 'en-ca': '', 'fr-ca': '' } }),
    )
    await open()
    expect(await screen.findByRole('link', { name: 'Dormir' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Untitled' })).toBeTruthy()
  })

  test('what the address says is asked for, and what does not fit is not', async () => {
    await open('?type=video&status=changed&missing=fr-ca&review=due&search=hip&ordering=title&page=2')
    await screen.findByRole('table')
    expect(asked()).toEqual([
      {
        organization: id,
        page: 2,
        page_size: 20,
        search: 'hip',
        type__in: ['video'],
        status__in: ['changed'],
        missing_language: 'fr-ca',
        review_due: true,
        ordering: ['title'],
      },
    ])
  })

  test.each(badInputs('page'))('$id: page "$value"', async ({ value, expect: wanted }) => {
    await open(`?${new URLSearchParams({ page: String(value), type: 'lost', ordering: 'colour' })}`)
    await screen.findByRole('table')
    expect(asked().at(-1)).toEqual({
      organization: id,
      page: wanted === 'accept' ? Number(value) : 1,
      page_size: 20,
      ordering: ['-updated_at'],
    })
  })

  test.each([
    ['en-ca', 'Review due', 'Review'],
    ['fr-ca', 'À vérifier', 'Vérification'],
  ] as const)('%s: what is due for review says so, and can be listed alone', async (locale, due, filter) => {
    serve(
      contentRow({ is_review_due: true }),
      contentRow({
        publish_at: '2031-02-03T14:30:00Z',
        id: organization.id,
        title: { 'en-ca': 'B', 'fr-ca': 'B' },
      }),
    )
    await open('', locale)
    const row = await screen.findByRole('row', { name: /Walking with crutches|Marcher/ })
    expect(within(row).getByText(due)).toBeTruthy()
    const other = within(screen.getByRole('row', { name: /^B/ }))
    expect(other.queryByText(due)).toBeNull()
    expect(
      other.getByText(/^(Will be published on February 3, 2031|Publication prévue le 3 février 2031)/),
    ).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: filter }), due)
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ review_due: true }))
  })

  test('an empty list has a button to add one; an empty search can be cleared', async () => {
    serve()
    const { unmount } = await open()
    const heading = await screen.findByRole('heading', { name: "There's no content yet" })
    const empty = heading.parentElement ?? document.body
    await userEvent.click(within(empty).getByRole('button', { name: 'New content' }))
    expect(await screen.findByRole('dialog', { name: 'New content' })).toBeTruthy()
    unmount()
    await open('?search=zzz')
    expect(await screen.findByRole('heading', { name: /zzz/ })).toBeTruthy()
  })

  test('shows a failure in place of the list, with a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('listOrganizationContents', refuse(500))
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the content")
    serve(contentRow())
    await press('Try again')
    expect(await screen.findByRole('row', { name: /Walking with crutches/ })).toBeTruthy()
  })
})

describe('ROUTE-12: a new content', () => {
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title in French' })
  const begin = async () => {
    await open()
    await press('New content')
    await screen.findByRole('dialog')
  }

  test('needs a title in one language, and opens its editor', async () => {
    answer('createOrganizationContent', () => content())
    await begin()
    await press('Create draft')
    expect((await screen.findByRole('alert')).textContent).toContain('Enter a title in English or in French.')
    await userEvent.type(screen.getByRole('textbox', { name: 'Title in English' }), '\u200d')
    await press('Create draft')
    expect(callsTo('createOrganizationContent')).toEqual([])
    await userEvent.type(title(), 'Bien dormir')
    await press('Create draft')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(callsTo('createOrganizationContent')[0]?.body).toEqual({
      organization: id,
      type: 'article',
      title: { 'en-ca': '\u200d', 'fr-ca': 'Bien dormir' },
    })
  })

  test.each([
    [0, /^You're offline\./],
    [500, /^We couldn't create it\./],
  ])('a failure with %d keeps what was typed', async (status, words) => {
    await begin()
    answer('createOrganizationContent', refuse(status))
    await userEvent.type(title(), 'Bien dormir')
    await press('Create draft')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(title().value).toBe('Bien dormir')
  })
})

describe('ROUTE-13: the media library', () => {
  test.each([
    ['en-ca', 'A person on crutches', ['Picture', '1 place']],
    ['fr-ca', 'Une personne en béquilles', ['Image', '1 endroit']],
  ] as const)('%s: each file with what it shows and where it is used', async (locale, alt, words) => {
    await open('?view=media', locale)
    const row = within(await screen.findByRole('row', { name: /crutches\.png/ }))
    expect(row.getByRole('link', { name: 'crutches.png' }).getAttribute('href')).toBe(
      paths.admin.media({ id, mediaId: mediaFile().id }),
    )
    for (const word of [alt, ...words]) expect(row.getAllByText(word).length).toBeGreaterThan(0)
  })

  test.each(badInputs('page'))('$id: page "$value"', async ({ value, expect: wanted }) => {
    await open(`?view=media&kind=lost&${new URLSearchParams({ page: String(value) })}`)
    await screen.findByRole('table')
    const { page: number, kind__in: kind } = asked('listMediaFiles').at(-1) ?? {}
    expect([number, kind]).toEqual([wanted === 'accept' ? Number(value) : 1, undefined])
  })

  test('nothing there has a button that uploads, which is gone while one does', async () => {
    serveFiles()
    await open('?view=media')
    const heading = await screen.findByRole('heading', { name: 'There are no files yet' })
    const empty = within(heading.parentElement ?? document.body)
    await userEvent.click(empty.getByRole('button', { name: 'Upload a file' }))
    expect(await screen.findByRole('form', { name: 'Upload a file' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload a file' })).toBeNull()
    await press('Cancel')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Upload a file' })).toHaveLength(2))
  })

  test('shows a failure in place of the list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('listMediaFiles', refuse(500))
    await open('?view=media')
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the media library")
    expect(screen.getByRole('heading', { level: 1, name: 'Content' })).toBeTruthy()
  })
})
