import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, hangs, signedInAs } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { lakeside } from '#tests/dom/render-shell.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { testRows } from '#tests/support/table.ts'
import { FindPerson } from './FindPerson.tsx'

const home = paths.provider.organization
const walter = {
  id: uuid(1),
  display_name: 'Walter Kim',
  date_of_birth: '1958-03-14',
  email: 'walter@portage.test',
  phone: '+16135550108',
}

beforeEach(() => {
  localStorage.clear()
  signedInAs('samuel')
  answer('listOrganizations', page([lakeside]))
  answer('searchPeople', page([walter, { ...walter, id: uuid(2), date_of_birth: null, phone: null }], 14))
})

const open = (locale: Locale = 'en-ca') =>
  renderPage(
    <>
      <FindPerson />
      <input aria-label="Note" />
    </>,
    {
      pattern: home.pattern,
      at: home({ organizationId: lakeside.id }),
      texts: ['provider', 'kit'],
      locale,
    },
  )
const field = () => screen.findByRole('combobox', { name: 'Name, email, phone or birth date' })

test('a search tells who was found with two identifiers, and Enter opens one', async () => {
  const { router } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Find a person' }))
  await userEvent.type(await field(), ' kim ')
  expect(
    await screen.findByText('Showing the first 2 of 14 people. Type more to narrow it down.'),
  ).toBeDefined()
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
    'Walter Kim Born March 14, 1958 walter@portage.test · 613-555-0108',
    'Walter Kim Birth date unknown walter@portage.test',
  ])
  expect(callsTo('searchPeople').map(({ params, query, body }) => [params, query, body])).toEqual([
    [{ id: lakeside.id }, { page_size: 10 }, { search: 'kim' }],
  ])
  const [first, second] = screen.getAllByRole('option')
  expect((await field()).getAttribute('aria-activedescendant')).toBe(first?.id)
  await userEvent.keyboard('{ArrowDown}')
  expect((await field()).getAttribute('aria-activedescendant')).toBe(second?.id)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  // the URL contains an id, never the typed text
  expect(router.state.location.search).toBe(`?page=1&person=${walter.id}`)
  expect(screen.queryByRole('dialog')).toBeNull()
})

testRows(
  [
    ['{Control>}k{/Control}', true],
    ['{Meta>}k{/Meta}', true],
    ['/', true],
    ['k', false],
    ['{Control>}{Shift>}k{/Shift}{/Control}', false],
  ] as const,
  () => void document.body.replaceChildren(),
)('%s opens it: %j', async (keys, opens) => {
  const { unmount } = await open()
  await userEvent.keyboard(keys)
  if (opens) expect(await field()).toBe(document.activeElement)
  else expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
})

test('/ is a letter inside fields, and can be turned off (2.1.4)', async () => {
  await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), '1/2')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Also open this with the / key' }))
  await userEvent.keyboard('{Escape}')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is typed before the search is there goes into it, and nowhere else', async () => {
  await open()
  const note = screen.getByRole('textbox', { name: 'Note' })
  await userEvent.click(note)
  act(() => {
    fireEvent.keyDown(note, { key: 'k', ctrlKey: true })
  })
  for (const key of ['k', 'i', 'n', 'Backspace', 'm', 'Enter'])
    expect(fireEvent.keyDown(note, { key })).toBe(false)
  await waitFor(() => expect(screen.getByRole('combobox')).toBe(document.activeElement))
  expect((await field()).getAttribute('value')).toBe('kim')
  await userEvent.keyboard(' w')
  expect((await field()).getAttribute('value')).toBe('kim w')
})

async function search(text: string, locale?: Locale) {
  await open(locale)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), text)
}

test('one letter asks nothing', async () => {
  await search('w')
  expect(
    screen.getByText(
      'Enter at least two characters. For a birth date, enter 1988-04-12. You can also enter a health-card number if your organization keeps them.',
    ),
  ).toBeDefined()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(callsTo('searchPeople')).toEqual([])
})

test('while searching, and without results', async () => {
  hangs('searchPeople')
  await search('nobody')
  expect(await screen.findByText('Searching...')).toBeDefined()
  answer('searchPeople', page([]))
  await userEvent.type(screen.getByRole('combobox'), 'x')
  expect(await screen.findByText('No one matches “nobodyx”.')).toBeDefined()
  expect(screen.getByText(/You can find only people in a journey at Lakeside Family Health/)).toBeDefined()
})

test('Enter before the results opens the only one, and none of several', async () => {
  const { router } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await field(), 'kim{Enter}')
  expect(await screen.findByText(/^Showing the first 2 of 14/)).toBeDefined()
  expect(router.state.location.search).not.toContain('person')
  answer('searchPeople', page([walter]))
  await userEvent.type(await field(), ' walter{Enter}')
  await waitFor(() => expect(router.state.location.search).toContain(`person=${walter.id}`))
})

test('a search that fails can be tried again', async () => {
  fails('searchPeople', 500)
  await search('kim')
  const failure = await screen.findByRole('alert')
  expect(within(failure).getByText("We couldn't search")).toBeDefined()
  answer('searchPeople', page([walter]))
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 person found')).toBeDefined()
})

test('in French', async () => {
  await search('kim', 'fr-ca')
  expect((await screen.findAllByRole('option'))[0]?.textContent).toBe(
    'Walter Kim Date de naissance\u00a0: 14 mars 1958 walter@portage.test · 613-555-0108',
  )
})
