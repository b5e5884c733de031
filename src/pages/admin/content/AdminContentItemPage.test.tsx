import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrganizationContent } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { content, contentId, mediaFile } from '#tests/dom/contents.ts'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { overview } from '#tests/dom/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { admin } from '#tests/dom/users.ts'
import AdminContentItemPage from './AdminContentItemPage.tsx'

const place = paths.admin.contentItem
const { id } = organization
const serve = (shown: OrganizationContent = content()) => answer('getOrganizationContent', () => shown)
const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<AdminContentItemPage />, {
    pattern: place.pattern,
    at: place({ id, contentId }),
    texts: ['contents', 'library', 'adminOrganizations', 'audit', 'kit', 'validation'],
    locale,
  })
const field = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const write = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } })
const form = async () => within(await screen.findByRole('form', { name: 'Content' }))
const save = async () => userEvent.click((await form()).getByRole('button', { name: 'Save' }))
const saved = () => callsTo('saveOrganizationContent').map(({ body, headers }) => [body, headers['if-match']])
const refuse = (status: number, body?: unknown) => fails('saveOrganizationContent', status, body)

beforeEach(() => {
  answer('getOrganization', organization)
  answer('getOrganizationOverview', overview())
  answer('getCurrentUser', admin)
  answer('listAuditEvents', page([]))
  serve()
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('ROUTE-12: a content is written in both languages', () => {
  test.each([
    ['en-ca', 'Walking with crutches', 'Title in English', 'Title in French', 'Topics'],
    ['fr-ca', 'Marcher avec des béquilles', 'Titre en anglais', 'Titre en français', 'Sujets'],
  ] as const)('%s: what stands there, side by side', async (locale, heading, english, french, topics) => {
    await open(locale)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    expect((await field(english)).value).toBe('Walking with crutches')
    expect((await field(french)).value).toBe('Marcher avec des béquilles')
    expect(screen.getByRole('group', { name: topics })).toBeTruthy()
  })

  test('saves changes from its revision, and sends unchanged texts verbatim', async () => {
    answer('saveOrganizationContent', () => content({ revision: 4, minutes: 5 }))
    await open()
    const minutes = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Time in minutes/ })
    write(minutes, '5')
    await save()
    expect(await screen.findByText('Saved. Patients will see it when you publish it.')).toBeTruthy()
    expect(saved()).toEqual([[expect.objectContaining({ minutes: 5, body: content().body }), '"3"']])
  })

  test('an empty field is valid; an invalid one is reported at its field, and nothing is sent', async () => {
    const none = { 'en-ca': '', 'fr-ca': '' }
    serve(content({ title: none, summary: none, body: none, minutes: null, reviewed_at: null, tags: [] }))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Untitled' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    write(await field('Text in English'), '[x](javascript:alert)')
    await save()
    const summary = within((await form()).getByRole('alert'))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Title in English: Enter a title in English or in French.',
      expect.stringContaining("This link can't be used: javascript:alert"),
    ])
    expect(saved()).toEqual([])
  })

  test('saving fails: it is said how, and what was typed stays', async () => {
    await open()
    const typed = await field('Summary in French')
    write(typed, 'Pas à pas')
    for (const [status, body, words] of [
      [0, undefined, /^You're offline\. What you wrote is still here\./],
      [404, undefined, /^This content was deleted\./],
      [500, undefined, /^We couldn't save it\. What you wrote is still here\./],
      [400, { summary: { 'fr-ca': ['Use at most 400 characters.'] } }, /^Some fields need another look\./],
    ] as const) {
      refuse(status, body)
      await save()
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
      expect(typed.value).toBe('Pas à pas')
      expect(typed.getAttribute('aria-invalid')).toBe(status === 400 ? 'true' : null)
    }
  })

  test('412: asks which version to keep, and saves from the current one', async () => {
    refuse(412)
    await open()
    const summary = await field('Summary in English')
    write(summary, 'Mine')
    serve(content({ revision: 7, summary: { 'en-ca': 'Theirs', 'fr-ca': '' }, tags: ['pain'] }))
    await save()
    const conflict = within(
      (await screen.findByText('Someone else changed this content')).closest('[role=alert]') as HTMLElement,
    )
    await userEvent.click(conflict.getByRole('radio', { name: /^Theirs/ }))
    await userEvent.click(conflict.getByRole('button', { name: 'Keep these' }))
    expect((await field('Summary in English')).value).toBe('Theirs')
    answer('saveOrganizationContent', () => content({ revision: 8 }))
    await save()
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(saved()[1]).toEqual([
      expect.objectContaining({ summary: { 'en-ca': 'Theirs', 'fr-ca': '' }, tags: ['pain'] }),
      '"7"',
    ])
  })

  test('what was written and not saved comes back on this device', async () => {
    const { unmount } = await open()
    write(await field('Summary in French'), 'Pas à pas')
    unmount()
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Restore your changes' }))
    expect((await field('Summary in French')).value).toBe('Pas à pas')
  })

  test('the preview is what patients see, in the language that one chooses', async () => {
    await open()
    const preview = within(await screen.findByRole('group', { name: 'Preview' }))
    expect(preview.getByRole('heading', { name: 'Up' })).toBeTruthy()
    const text = await field('Text in English')
    write(text, `${text.value}\n\n<script>x</script>`)
    await waitFor(() => expect(preview.getByText('<script>x</script>')).toBeTruthy())
    await userEvent.click(screen.getByRole('button', { name: 'French' }))
    expect(preview.getByRole('heading', { name: 'Marcher avec des béquilles' })).toBeTruthy()
  })
})

describe('publishing', () => {
  const dialog = async () => within(await screen.findByRole('dialog'))
  const english = content({ title: { 'en-ca': 'Walking with crutches', 'fr-ca': '' } })
  const publish = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Publish' }))
    return inside
  }

  test('says its effect before, and what is so after it', async () => {
    answer('publishOrganizationContent', () => content({ status: 'published', revision: 4 }))
    serve(english)
    await open()
    const inside = await publish()
    expect(
      inside.getByText(/All patients at Lakeside Family Health will see it .* There's no French/),
    ).toBeTruthy()
    expect(await screen.findByText('Published. Patients can see it now.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove from the library' })).toBeTruthy()
  })

  test('LIB-01: what is missing is named before one presses, as it is typed, and leads to its field', async () => {
    serve(content({ tags: [], summary: { 'en-ca': '', 'fr-ca': '' } }))
    await open()
    const card = within(await screen.findByRole('region', { name: 'What patients see' }))
    const names = () => card.queryAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names()).toEqual(['Summary in English', 'Topics', 'Summary in French', 'Text in French'])
    expect(card.getByText(/^Add this before you publish:/)).toBeTruthy()
    expect(card.getByText(/^The French is started but not complete\./)).toBeTruthy()
    await userEvent.click(card.getByRole('button', { name: 'Publish' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.closest('body *')?.contains(card.getByText(/^Add this before/))).toBe(true)
    await userEvent.click(card.getByRole('link', { name: 'Summary in English' }))
    expect(document.activeElement).toBe(await field('Summary in English'))
    await userEvent.click(card.getByRole('link', { name: 'Topics' }))
    expect(document.activeElement?.closest('fieldset')?.textContent).toMatch(/^Topics/)
    write(await field('Summary in English'), 'Step by step.')
    write(await field('Title in French'), '')
    expect(names()).toEqual(['Topics'])
  })

  test('what is missing is named; a failure keeps the question open', async () => {
    fails('publishOrganizationContent', 400, { summary: { 'fr-ca': ['Write all of it in French.'] } })
    serve(english)
    await open()
    const inside = await publish()
    expect((await inside.findByText('Summary in French')).closest('li')?.textContent).toBe(
      'Summary in French – Write all of it in French.',
    )
  })
})

test('a picture is chosen from the media library, taken away again, and the focus stays', async () => {
  answer('listMediaFiles', page([mediaFile()]))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Choose: Picture at the top' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use crutches.png' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Picture at the top' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose: Picture at the top' }))
})

test.each([
  ['of another organization', () => content({ organization: contentId })],
  [
    'that is gone',
    () => {
      throw failure(404)
    },
  ],
])('an address of a content %s is no place', async (_, reply) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('getOrganizationContent', reply)
  await open()
  expect(await screen.findByText(/^route failed/)).toBeTruthy()
})
