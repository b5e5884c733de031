// 23.3: who of the care team is responsible for people in a journey, on the page of the journey, the enrolment and the person.
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { callsTo, fails, setOnline, signedInAs, world } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderOrganizationHomePage from '../ProviderOrganizationHomePage.tsx'
import EnrolmentProviderActionsPage from './EnrolmentProviderActionsPage.tsx'
import ProviderJourneyPage from './ProviderJourneyPage.tsx'

const organizationId = uuidOf('organization:lakeside')
const journeyId = uuidOf('definition:hip-replacement')
const [ana, samuel, odile] = ['ana', 'samuel', 'odile'].map((key) => uuidOf(`user:${key}`)) as [
  string,
  string,
  string,
]
const maya = uuidOf('journey:maya-hip')
const rose = uuidOf('journey:rose-hip')

beforeEach(() => {
  localStorage.clear()
  clearToasts()
  signedInAs('samuel')
})
afterEach(() => {
  vi.restoreAllMocks()
  setOnline(true)
})

const openJourney = (query = '', locale: Locale = 'en-ca') =>
  renderPage(<ProviderJourneyPage />, {
    pattern: paths.provider.journey.pattern,
    at: paths.provider.journey({ organizationId, journeyId }) + query,
    texts: ['enrolments', 'attention', 'registration', 'steps', 'views', 'kit'],
    locale,
  })
const openEnrolment = () =>
  renderPage(<EnrolmentProviderActionsPage />, {
    pattern: paths.provider.providerActions.pattern,
    at: paths.provider.providerActions({ organizationId, journeyId, enrolmentId: maya }),
    texts: ['attention', 'steps', 'kit'],
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choosePerson = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const pick = async (title: string | RegExp, option: string) => {
  const question = await dialog(title)
  await userEvent.selectOptions(
    await question.findByRole('combobox', { name: /Person on your team/ }),
    option,
  )
  await userEvent.click(question.getByRole('button', { name: 'Save' }))
  return question
}
const bodies = () => callsTo('assignProcessInstances').map(({ body }) => body)
const holder = (id: string) => world().tables.instances.get(id)?.assignedTo ?? null
/** A colleague was faster, in another browser. */
function assignElsewhere(id: string, to: string | null) {
  const instance = world().tables.instances.get(id)
  if (!instance) throw new Error('no such enrolment')
  instance.assignedTo = to
  world().tables.changes.count += 1
  world().tables.changes.many += 1
}
const cellOf = async (person: string) => {
  const row = (await screen.findByRole('link', { name: person })).closest('tr')
  const at = screen.getAllByRole('columnheader').findIndex((one) => one.textContent === 'Assigned to')
  return row?.children[at]?.textContent.replace(/^Assigned to /, '')
}

describe('the people of a journey', () => {
  test('chosen ones are assigned in one call, the list shows it, and Undo gives each back to whoever had them', async () => {
    assignElsewhere(rose, odile)
    await openJourney()
    await screen.findByRole('link', { name: 'Rose Martin' })
    // one column more than fits: it is shown on request
    expect(screen.queryByRole('columnheader', { name: 'Assigned to' })).toBeNull()
    await press('Columns')
    const columns = await dialog('Choose columns')
    await userEvent.click(columns.getByRole('checkbox', { name: 'Assigned to' }))
    await userEvent.click(columns.getAllByRole('button', { name: 'Close' }).at(-1)!)
    expect([await cellOf('Maya Tremblay'), await cellOf('Rose Martin')]).toEqual(['–', 'Odile Bouchard'])
    await choosePerson('Maya Tremblay')
    await choosePerson('Rose Martin')
    await press('Assign')
    const question = await dialog('Who is responsible for 2 people?')
    expect(question.queryByText(/in one step/)).toBeNull()
    await pick('Who is responsible for 2 people?', 'Ana Okafor')
    expect(await screen.findByText('Assignment changed for 2 people.')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('People in this journey')
    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull()
    await waitFor(async () => expect(await cellOf('Rose Martin')).toBe('Ana Okafor'))
    await press('Undo')
    expect(await screen.findByText('2 people assigned as before.')).toBeDefined()
    expect([holder(maya), holder(rose)]).toEqual([null, odile])
    expect(bodies()).toEqual([
      { ids: [maya, rose], assignee: ana },
      { ids: [maya], assignee: null, previous: ana },
      { ids: [rose], assignee: odile, previous: ana },
    ])
  })

  test('Undo leaves those whom someone else has taken by then, and says so', async () => {
    await openJourney()
    await choosePerson('Maya Tremblay')
    await press('Assign')
    await pick('Who is responsible for 1 person?', 'Me (Samuel Roy)')
    assignElsewhere(maya, odile)
    await press('Undo')
    expect(
      await screen.findByText('1 left unchanged, because someone else is responsible now.'),
    ).toBeDefined()
    expect(holder(maya)).toBe(odile)
  })

  test('everyone who matches, in one call; the dialog says that it cannot be undone in one step', async () => {
    await openJourney('?assignee=nobody')
    await choosePerson('Maya Tremblay')
    await press(/^Choose all \d+ people who match/)
    await press('Assign')
    const question = await pick(/^Who is responsible for \d+ people/, 'Ana Okafor')
    expect(question.getByText(/can't be undone in one step/)).toBeDefined()
    expect(await screen.findByText(/^Assignment changed for \d+ people\.$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    const [{ body } = { body: undefined }] = callsTo('assignMatchingProcessInstances')
    expect(body).toMatchObject({
      organization: organizationId,
      process_definition: journeyId,
      filters: { assigned_to: 'nobody' },
      assignee: ana,
    })
    expect([holder(maya), holder(rose)]).toEqual([ana, ana])
  })

  test('another number matches by now: nothing changes, and closing clears the selection', async () => {
    await openJourney()
    await choosePerson('Maya Tremblay')
    await press(/^Choose all/)
    fails('assignMatchingProcessInstances', 409, { detail: '', code: 'count_changed' })
    await press('Assign')
    const question = await pick(/^Who is responsible/, 'Ana Okafor')
    expect(await question.findByText(/^The list has changed since you chose everyone/)).toBeDefined()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull()
  })

  test.each([
    [400, { assignee: ['No.'] }, 'This person is no longer on your team. Choose someone else.'],
    [404, { detail: 'No.' }, /no longer in this journey, so nothing was changed/],
    [503, { detail: 'No.' }, "We couldn't save this. Please try again."],
  ] as const)('a failure (%i) is shown in the dialog, and the choice stays', async (status, body, words) => {
    await openJourney()
    await choosePerson('Maya Tremblay')
    fails('assignProcessInstances', status, body)
    await press('Assign')
    const question = await pick(/^Who is responsible/, 'Ana Okafor')
    expect(await question.findByText(words)).toBeDefined()
    expect(question.getByRole<HTMLSelectElement>('combobox').value).toBe(ana)
    // who is on the team is asked for once more
    await waitFor(() => expect(callsTo('listCareTeamMembers')).toHaveLength(status === 400 ? 2 : 1))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Assign' })))
  })

  test('the list is filtered to mine or to no one’s; the address has the filter, and a chip its words', async () => {
    assignElsewhere(maya, samuel)
    const { address } = await openJourney()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Assigned to' }), 'Me')
    await waitFor(() => expect(address()).toContain('assignee=me'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rose Martin' })).toBeNull())
    expect(screen.getByRole('link', { name: 'Maya Tremblay' })).toBeDefined()
    expect(screen.getByRole('button', { name: /Assigned to.*Me/ })).toBeDefined()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'No one')
    expect(await screen.findByRole('link', { name: 'Rose Martin' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Maya Tremblay' })).toBeNull()
  })

  test('in French', async () => {
    await openJourney('', 'fr-ca')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir Maya Tremblay' }))
    await press('Attribuer')
    const question = await dialog(/^Qui est responsable de 1 personne/)
    await userEvent.selectOptions(await question.findByRole('combobox'), 'Non attribué')
    await userEvent.click(question.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('1 l’était déjà.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
  })
})

describe('one enrolment', () => {
  const change = 'Change who Maya Tremblay is assigned to in Hip replacement preparation'
  const title = 'Who is responsible for Maya Tremblay?'
  const fact = async () =>
    (await screen.findByText('Assigned to', { selector: 'dt' })).nextElementSibling?.firstElementChild
      ?.firstElementChild?.textContent

  test('shows who is responsible, and lets it be changed', async () => {
    await openEnrolment()
    expect(await fact()).toBe('No one')
    await press(change)
    await pick(title, 'Ana Okafor')
    await waitFor(async () => expect(await fact()).toBe('Ana Okafor'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: change })))
    expect(bodies()).toEqual([{ ids: [maya], assignee: ana, previous: null }])
    // a choice that was not saved is not kept
    await press(change)
    const question = await dialog(title)
    await userEvent.selectOptions(question.getByRole('combobox'), 'No one')
    await press('Cancel')
    await press(change)
    expect((await dialog(title)).getByRole<HTMLSelectElement>('combobox').value).toBe(ana)
  })

  test('a colleague was faster: the dialog names them, and saving again replaces them', async () => {
    await openEnrolment()
    await press(change)
    assignElsewhere(maya, odile)
    const question = await pick(title, 'Me (Samuel Roy)')
    expect(await question.findByText(/^Odile Bouchard is responsible now/)).toBeDefined()
    expect(holder(maya)).toBe(odile)
    await waitFor(async () => expect(await fact()).toBe('Odile Bouchard'))
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(holder(maya)).toBe(samuel))
  })

  test('someone else removed who was responsible in the meantime', async () => {
    assignElsewhere(maya, ana)
    await openEnrolment()
    await press(change)
    assignElsewhere(maya, null)
    const question = await pick(title, 'Me (Samuel Roy)')
    expect(await question.findByText(/^Someone else removed who was responsible/)).toBeDefined()
  })

  test('who left the team is still named in the dialog, so that no one can be chosen instead', async () => {
    assignElsewhere(maya, uuidOf('user:gabriel'))
    await openEnrolment()
    await press(change)
    const select = await (await dialog(title)).findByRole<HTMLSelectElement>('combobox')
    expect(select.selectedOptions[0]?.textContent).toBe(await fact())
    await pick(title, 'No one')
    await waitFor(() => expect(holder(maya)).toBeNull())
  })

  test('an enrolment that is over says who was responsible, and nothing changes it', async () => {
    assignElsewhere(maya, ana)
    const instance = world().tables.instances.get(maya)
    if (instance) instance.cancelledAt = instance.enrolledAt
    await openEnrolment()
    expect(await screen.findByText('Ana Okafor')).toBeDefined()
    expect(screen.queryByRole('button', { name: change })).toBeNull()
  })

  test('offline: the dialog says so', async () => {
    await openEnrolment()
    await press(change)
    await (await dialog(title)).findByRole('combobox')
    setOnline(false)
    fails('assignProcessInstances', 'unreachable')
    const question = await pick(title, 'Ana Okafor')
    expect(await question.findByText(/^You're offline/)).toBeDefined()
  })

  test('on the page of the person, beside each journey, where it is changed too', async () => {
    assignElsewhere(maya, ana)
    await renderPage(<ProviderOrganizationHomePage />, {
      pattern: paths.provider.organization.pattern,
      at: paths.provider.organization({ organizationId }, { person: uuidOf('patient:maya') }),
      texts: ['provider', 'attention', 'validation', 'kit', 'steps', 'story'],
    })
    expect(await screen.findByText('Assigned to: Ana Okafor')).toBeDefined()
    expect(screen.getAllByText('Assigned to: No one').length).toBeGreaterThan(0)
    const change = await screen.findByRole('button', { name: /^Change who Maya Tremblay is assigned to/ })
    await userEvent.click(change)
    await pick(/Maya/, 'Me (Samuel Roy)')
    expect(await screen.findByText(/^Assigned to: Samuel/)).toBeDefined()
    expect(screen.queryByText('Assigned to: Ana Okafor')).toBeNull()
    expect(holder(maya)).toBe(samuel)
    // the button stays, so focus is not lost
    await waitFor(() => expect(document.activeElement).toBe(change))
  })
})
