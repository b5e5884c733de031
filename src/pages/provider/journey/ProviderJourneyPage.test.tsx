import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { definitionId, enrolment, offered, openJourney, serve, where } from '#tests/dom/enrolments.tsx'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const late = enrolment(1, 'Maya Tremblay', {
  variables: { side: 'left' },
  overdue_task_count: 1,
  next_task: {
    id: '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001',
    name: 'How is your hip today?',
    kind: 'form',
    due_at: '2026-11-10T04:59:00Z',
  },
})
const finished = enrolment(2, 'Rose Martin', {
  status: 'enrolled',
  completed_at: '2026-11-12T15:00:00Z',
  enrolled_at: '2026-10-02T15:00:00Z',
  variables: { side: 'right' },
  overdue_care_team_task_count: 2,
})
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
const asked = () => callsTo('filterProcessInstances')
const base = { organization: where.organizationId, process_definition: definitionId }

test('ROUTE-69, PROV-02, DATA-30, DATA-31: the journey, its counts, and its people with name, date and status', async () => {
  serve([late, finished])
  await openJourney()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hip replacement preparation')
  const counts = within(screen.getByRole('region', { name: 'Enrolments by status' }))
  expect(
    counts.getAllByRole('term').map((one) => one.textContent + String(one.nextElementSibling?.textContent)),
  ).toEqual(['In progress12', 'Not started2', 'Finished1,031', 'Stopped4'])
  expect(screen.getByRole('link', { name: 'Invite people' }).getAttribute('href')).toBe(
    `${paths.provider.newInvite({ organizationId: where.organizationId })}?journey=${definitionId}`,
  )
  await screen.findByText('2 results')
  const [head, first, second] = rows()
  expect(head).toBe('ChooseNameEnrolledStatusCurrent stepLast activityHipActions')
  expect(first).toContain('Maya Tremblay')
  expect(first).toContain('Enrolled Nov 1, 2026')
  expect(first).toContain('Status In progress Patient: 1 overdue')
  expect(first).toContain('Current step How is your hip today?')
  expect(first).toContain('Hip Left')
  expect(second).toContain('Status Finished Care team: 2 overdue')
  expect(second).toContain('Current step Nothing is open')
  expect(asked()[0]).toMatchObject({
    method: 'POST',
    query: { page: 1, page_size: 20, ordering: ['-last_activity_at', 'patient_name'] },
    body: base,
  })
})

test('who closed their account is marked so', async () => {
  serve([late, enrolment(3, 'Luc Roy', { account_closed_at: '2026-11-12T15:00:00Z' })])
  await openJourney()
  await screen.findByText('2 results')
  expect(rows().map((row) => /Account closed/.test(row ?? ''))).toEqual([false, false, true])
})

test('FLAG-12: the languages, only where the portal shows them', async () => {
  serve([late])
  await openJourney({ flags: { showJourneyLangages: true } })
  expect(await screen.findByText('In English and French')).toBeDefined()
})

test('FLAG-12: no languages where it is off', async () => {
  serve([late])
  await openJourney()
  await screen.findByText('1 result')
  expect(screen.queryByText('In English and French')).toBeNull()
})

test('CALL-46: search, status, step and due date are sent to the server, and shown in the URL and in chips', async () => {
  serve([late])
  const { address } = await openJourney({ query: '?page=3' })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Finished')
  await waitFor(() => expect(address()).toContain('?status=completed'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Open step' }), 'How is your hip today?')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Due date' }), 'Overdue')
  await userEvent.type(screen.getByRole('textbox', { name: 'Search by name' }), 'trem')
  await waitFor(() =>
    expect(asked().at(-1)?.body).toEqual({
      ...base,
      completed_at__isnull: false,
      current_step__in: ['hip_check_in'],
      overdue: true,
      search: 'trem',
    }),
  )
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }))
  await waitFor(() =>
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Search: trem',
      'Status: Finished',
      'Open step: How is your hip today?',
      'Due date: Overdue',
    ]),
  )
  await userEvent.click(chips.getByRole('button', { name: 'Remove the filter Status: Finished' }))
  await waitFor(() => expect(address()).not.toContain('status='))
  expect(document.activeElement?.textContent).toBe('People in this journey')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(asked().at(-1)?.body).toEqual(base))
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
})

test('DATA-31: who waits for the next step is not who is finished', async () => {
  serve([late])
  await openJourney({ query: '?status=enrolled&ordering=-patient_name' })
  await waitFor(() => expect(asked()).not.toEqual([]))
  expect(asked()[0]).toMatchObject({
    body: { status__in: ['enrolled'], completed_at__isnull: true },
    query: { ordering: ['-patient_name'] },
  })
})

test('ignores unknown values in the URL', async () => {
  serve([late])
  await openJourney({ query: '?status=purple&step=<x>&overdue=maybe&ordering=colour' })
  await waitFor(() => expect(asked()).not.toEqual([]))
  expect(asked()[0]?.body).toEqual(base)
})

test('a column that has an order sorts; a variable of the journey does not', async () => {
  serve([late])
  const { address } = await openJourney()
  await userEvent.click(await screen.findByRole('button', { name: /^Name/ }))
  await waitFor(() => expect(address()).toContain('ordering=patient_name'))
  expect(asked().at(-1)?.query.ordering).toEqual(['patient_name'])
  const header = await screen.findByRole('columnheader', { name: 'Hip' })
  expect(within(header).queryByRole('button')).toBeNull()
})

test('without enrolments says so and links to the invitations', async () => {
  serve([])
  await openJourney()
  expect(await screen.findByRole('heading', { name: 'No one is enrolled yet' })).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Invite people' })).toHaveLength(2)
  // an empty journey has no search, views or export
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  expect(screen.queryByRole('search')).toBeNull()
})

test.each([
  ['en-ca', 'Closed', 'No one new can join this journey right now.', 'Invite people'],
  ['fr-ca', 'Fermé', 'Personne d’autre ne peut s’y inscrire en ce moment.', 'Inviter des personnes'],
] as const)(
  'PROV-02: in %s, a journey that takes nobody new says so, and offers no invitation; its people stay',
  async (locale, badge, help, invite) => {
    serve([late])
    answer('getOrganizationJourney', { ...offered, is_offered: false })
    await openJourney({ ...(locale === 'fr-ca' && { locale }) })
    expect(await screen.findByText('Maya Tremblay')).toBeDefined()
    expect(screen.getByText(badge)).toBeDefined()
    expect(screen.getByText(new RegExp(`^${help}`))).toBeDefined()
    expect(screen.queryByRole('link', { name: invite })).toBeNull()
  },
)

test('an empty closed journey does not suggest inviting', async () => {
  serve([])
  answer('getOrganizationJourney', { ...offered, is_offered: false })
  await openJourney()
  expect(await screen.findByText(/no one new can join\.$/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Invite people' })).toBeNull()
})

test('an open journey is not called closed', async () => {
  serve([late])
  await openJourney()
  await screen.findByText('1 result')
  expect(screen.queryByText('Closed')).toBeNull()
})

test('no matches for the filter: a separate message, with a button to clear it', async () => {
  serve([])
  const { address } = await openJourney({ query: '?search=zzz' })
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeDefined()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body)
  await waitFor(() => expect(address()).not.toContain('search'))
})

test('F21: the list fails in place; the journey stays, and it can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  serve([late])
  fails('filterProcessInstances', 500)
  await openJourney()
  expect(await screen.findByText("We couldn't load the people in this journey")).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(offered.name)
  answer('filterProcessInstances', page([late]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Maya Tremblay' })).toBeDefined()
})

test('D-69: a page past the end leads to the first one, and that is said', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  serve([late])
  answer('filterProcessInstances', ({ query }) => {
    if (query.page !== 1) throw failure(404)
    return page([late])
  })
  const { address } = await openJourney({ query: '?page=9' })
  expect(await screen.findByText('There is no such page, so here is the first one.')).toBeDefined()
  expect(address()).toBe(paths.provider.journey(where))
})

test('a journey of another organization is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  serve([late])
  answer('getOrganizationJourney', { ...offered, organization: definitionId })
  await openJourney()
  expect(await screen.findByText(/^route failed: ApiError/)).toBeDefined()
})

test('the menu of a row leads to the actions and to the latest answers, where there are any', async () => {
  const latest = {
    id: '6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001',
    task: '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001',
    task_name: 'About you',
    submitted_at: '2026-11-15T00:45:00Z',
  }
  serve([{ ...late, latest_submission: latest }, finished])
  await openJourney()
  const linksOf = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    return screen.getAllByRole('menuitem').map((one) => [one.textContent, one.getAttribute('href')])
  }
  const place = { ...where, enrolmentId: late.id }
  expect(await linksOf('Maya Tremblay')).toEqual([
    ["Patient's steps", paths.provider.patientActions(place)],
    ["Care team's steps", paths.provider.providerActions(place)],
    ['Latest answers', paths.provider.submission({ ...where, taskId: latest.task })],
    ['End the enrolment', null],
  ])
  await userEvent.keyboard('{Escape}')
  expect((await linksOf('Rose Martin')).map(([words]) => words)).toEqual([
    "Patient's steps",
    "Care team's steps",
  ])
})

test('I18N: in French too', async () => {
  serve([late, finished])
  await openJourney({ locale: 'fr-ca' })
  expect(await screen.findByText('2 résultats')).toBeDefined()
  expect(screen.getByText('En cours', { selector: 'td *' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Inviter des personnes' })).toBeDefined()
  expect(screen.getByText(/1er\snov. 2026/)).toBeDefined()
})
