import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { taskPath } from '#src/features/journeys/task-list/task-path.ts'
import { paths } from '#src/routes/paths.ts'
import { RESUME } from '#src/session/sign-in/resume.ts'
import { answer, fails } from '#tests/dom/server.ts'
import { organization, page, task } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import PatientHomePage from './PatientHomePage.tsx'

beforeEach(() => answer('listTasks', page([])))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const second = { ...organization, id: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0002', name: 'Clinique du Fleuve' }
const open = (state?: unknown) =>
  renderPage(<PatientHomePage />, { pattern: '/patient', at: '/patient', texts: ['patient'], state })

test.each([
  ['ORG-08: the only one', undefined, [organization], null, organization],
  ['ORG-08: who came in, the first of several', RESUME, [organization, second], null, organization],
  ['ORG-06: who came in, the one selected before', RESUME, [organization, second], second.id, second],
])(
  'ROUTE-21: leads to the home of an organization, %s, and Back does not come back here',
  async (_, state, mine, stored, chosen) => {
    if (stored) localStorage.setItem('organization_id', stored)
    answer('listOrganizations', () => page(mine))
    const { router, address } = await open(state)
    await waitFor(() => expect(address()).toBe(paths.patient.organization({ organizationId: chosen.id })))
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

describe('several organizations', () => {
  beforeEach(() => answer('listOrganizations', () => page([organization, second])))
  const cards = async () =>
    [...(await screen.findByRole('list', { name: 'Your organizations' })).children] as HTMLElement[]

  test('are listed to choose from, each with its open steps', async () => {
    answer('listTasks', ({ query: { organization: id } }) =>
      page(id === second.id ? [task(), task({ id: uuidOf('b') })] : []),
    )
    await open()
    expect(await screen.findByText('2 things to do')).toBeDefined()
    const shown = (await cards()).map((card) => [
      card.textContent,
      within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ])
    const at = (id: string) => paths.patient.organization({ organizationId: id })
    const step = (it = task()) => taskPath(it, second.id)
    expect(shown).toEqual([
      [expect.stringContaining('Nothing to do right now'), [at(organization.id)]],
      [expect.stringContaining('2 things to do'), [at(second.id), step(), step(task({ id: uuidOf('b') }))]],
    ])
    const steps = within(screen.getByRole('list', { name: second.name })).getAllByRole('listitem')
    expect(steps[0]?.textContent).toContain(task().process_definition_name)
  })

  test('show at most three steps of each', async () => {
    answer('listTasks', page(['a', 'b', 'c', 'd'].map((key) => task({ id: uuidOf(key) }))))
    await open()
    const steps = await screen.findByRole('list', { name: second.name })
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3)
  })

  test('can be chosen though what is to do cannot be had', async () => {
    fails('listTasks', 500)
    await open()
    expect((await cards()).map(({ textContent }) => textContent)).toEqual([organization.name, second.name])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a person without an organization', () => {
  const link = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test.each([
    ['https://portage.test/accept?token=invite-lakeside', 'invite-lakeside'],
    ['  /accept?x=1&token=abc_1#top ', 'abc_1'],
  ])('is told how to get in, and can paste an invite link: %s', async (pasted, token) => {
    answer('listOrganizations', () => page([]))
    const { address } = await open()
    expect(await screen.findByText(/Ask your care team for an invitation/)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeDefined()
    await link('I have an invite link')
    const field = screen.getByRole('textbox', { name: 'Paste your invite link' })
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, pasted)
    await link('Open your invitation')
    expect(address()).toBe('/accept')
    expect(sessionStorage.getItem('inviteToken')).toBe(token)
  })

  test.each(['hello', 'https://portage.test/accept', 'https://x.test/?token=<script>', '?token=a&token=b'])(
    'is told that %s is no invite link, and keeps it',
    async (pasted) => {
      answer('listOrganizations', () => page([]))
      const { address } = await open()
      await screen.findByRole('button', { name: 'I have an invite link' })
      await link('I have an invite link')
      await userEvent.type(screen.getByRole('textbox'), pasted)
      await link('Open your invitation')
      expect(screen.getByText(/^This isn't an invite link/)).toBeDefined()
      expect(document.activeElement).toBe(screen.getByRole('textbox'))
      expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe(pasted)
      expect([address(), sessionStorage.length]).toEqual(['/patient', 0])
    },
  )
})
