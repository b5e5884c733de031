import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminItem } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, failure, fails } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminHomePage from './AdminHomePage.tsx'

afterEach(() => vi.restoreAllMocks())

const { id, name } = organization
/** Ids that differ by one letter. */
const idOf = (letter: string) => `a0000000-0000-4000-8000-00000000000${letter}`
const bounced: AdminItem = {
  id: idOf('a'),
  kind: 'bounced_invitation',
  object_type: 'invitation',
  object_id: idOf('0'),
  name: 'jo@protage.test',
  organization: { id, name },
  count: null,
  detail: null,
  since: '2026-11-18T15:06:00Z',
}
const draft: AdminItem = {
  ...bounced,
  id: idOf('b'),
  kind: 'missing_french',
  object_type: 'form',
  name: 'A form',
  organization: null,
  count: 3,
}
const none = {
  access_report: 0,
  incident: 0,
  untaken_alerts: 0,
  bounced_invitation: 0,
  journey_review: 0,
  unreadable_theme: 0,
  missing_french: 0,
  content_review: 0,
  unpublished_draft: 0,
}
const serve = (...items: AdminItem[]) =>
  answer('listAdminItems', ({ query: { kind__in: kinds } }) => ({
    ...page(items.filter(({ kind }) => !Array.isArray(kinds) || kinds.includes(kind))),
    counts: items.reduce((counts, { kind }) => ({ ...counts, [kind]: counts[kind] + 1 }), none),
  }))
const open = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<AdminHomePage />, {
    pattern: '/admin',
    at: `/admin${query}`,
    texts: ['needs', 'kit', 'validation'],
    locale,
  })

test('ROUTE-05, PROD-05: each thing says what it is, and leads to where it is repaired', async () => {
  serve(bounced, draft)
  await open()
  const link = await screen.findByRole('link', { name: 'Send a new one: jo@protage.test' })
  expect(link.getAttribute('href')).toBe(paths.admin.invitations({ id }, { status: 'bounced' }))
  const [first, second] = screen.getAllByRole('listitem')
  expect(screen.getByRole('list', { name: 'Invitations not delivered (1)' }).children).toHaveLength(1)
  expect(first?.textContent).toContain(`${name} · since Nov 18, 2026`)
  expect(second?.textContent).toContain('3 texts are in English only.')
  expect(callsTo('listAdminItems')[0]?.query).toEqual({ page: 1, page_size: 20 })
})

test('PROD-05: a form, a journey and a content are opened where they are changed', async () => {
  const organizationOf = { id, name }
  serve(
    { ...draft, object_id: idOf('1') },
    { ...draft, id: idOf('c'), object_type: 'journey_definition', object_id: idOf('2'), name: 'A journey' },
    {
      ...draft,
      id: idOf('d'),
      object_type: 'content',
      object_id: idOf('3'),
      name: 'A text',
      organization: organizationOf,
    },
    {
      ...draft,
      id: idOf('e'),
      kind: 'incident',
      object_type: 'process_instance',
      object_id: idOf('4'),
      name: 'A run',
    },
  )
  await open()
  await screen.findByText('A form')
  const places = screen
    .getAllByRole('listitem')
    .map((item) => [
      within(item).getByRole('heading', { level: 3 }).textContent,
      within(item).getByRole('link').getAttribute('href'),
    ])
  expect(places).toEqual([
    ['A form', `/admin/forms/${idOf('1')}`],
    ['A journey', `/admin/journeys?edit=${idOf('2')}`],
    ['A text', `/admin/organizations/${id}/content/${idOf('3')}`],
    ['A run', `/admin/process-instance/${idOf('4')}`],
  ])
})

test.each([
  ['en-ca', 'See the content: Lakeside Family Health', '2 items are due for review.'],
  ['fr-ca', 'Voir les contenus : Lakeside Family Health', '2 contenus sont à vérifier.'],
] as const)(
  '%s: contents due for review are a calm reminder that leads to them',
  async (locale, action, words) => {
    serve({
      ...bounced,
      kind: 'content_review',
      object_type: 'organization',
      object_id: id,
      name,
      count: 2,
    })
    await open('', locale)
    const link = await screen.findByRole('link', { name: action })
    expect(link.getAttribute('href')).toBe(paths.admin.content({ id }, { review: 'due' }))
    const row = link.closest('li')
    expect(row?.getAttribute('data-tone')).toBe('neutral')
    expect(row?.textContent).toContain(words)
  },
)

test('a kind can be looked at alone, with how many there are of each', async () => {
  serve(bounced, draft)
  const { address } = await open()
  const filter = await screen.findByRole('combobox', { name: 'Show' })
  expect(within(filter).getByRole('option', { name: 'Everything (2)' })).toBeDefined()
  await userEvent.selectOptions(filter, 'French missing (1)')
  expect(await screen.findByText('A form')).toBeDefined()
  expect(screen.queryByText('jo@protage.test')).toBeNull()
  expect(address()).toBe('/admin?kind=missing_french')
})

test('an empty kind says so; an unknown one is not requested', async () => {
  serve(bounced)
  const { router } = await open('?kind=incident')
  expect(await screen.findByText("There's nothing of this kind right now.")).toBeDefined()
  await router.navigate('/admin?kind=%3Cscript%3E')
  expect(await screen.findByRole('link', { name: 'Send a new one: jo@protage.test' })).toBeDefined()
})

test('when nothing is left to do, that is said', async () => {
  serve()
  await open('', 'fr-ca')
  expect(await screen.findByText('Rien ne demande votre attention pour l’instant')).toBeDefined()
})

test('D-69: a page past the end leads to the first; what fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listAdminItems', ({ query }) => {
    throw failure(query.page === 9 ? 404 : 500)
  })
  const { address } = await open('?page=9')
  expect(await screen.findByText("We couldn't load what needs your attention")).toBeDefined()
  expect(address()).toBe('/admin')
  serve(bounced)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Send a new one: jo@protage.test' })).toBeDefined()
})

test('a report of a person is answered in its row', async () => {
  serve({ ...draft, kind: 'access_report', object_type: 'access_event', name: 'Maya Tremblay', count: null })
  fails('answerAccessReport', 500)
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Maya Tremblay' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText(/Enter your answer/)).toBeDefined()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Your nurse. ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText("We couldn't send your answer. Please try again.")).toBeDefined()
  expect(callsTo('answerAccessReport')[0]?.body).toEqual({ answer: 'Your nurse.' })
})
