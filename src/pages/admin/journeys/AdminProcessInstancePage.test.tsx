// ROUTE-20, ADMIN-01: one process instance and its actions.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo } from '#tests/dom/server.ts'
import { journeyId, page, task } from '#tests/dom/journeys.ts'
import { instanceTexts, refuse, serveInstance, stuck } from '#tests/dom/process-instances.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { activity } from '#tests/dom/steps.tsx'
import AdminProcessInstancePage from './AdminProcessInstancePage.tsx'

const id2 = '4d7b1f60-8a2c-4e3d-9b5f-6c7d8e9f0002'
const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }))

beforeEach(() => {
  vi.restoreAllMocks()
  serveInstance()
})

describe('one instance', () => {
  const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca', id = journeyId) =>
    renderPage(<AdminProcessInstancePage />, {
      pattern: paths.admin.processInstance.pattern,
      at: paths.admin.processInstance({ id }),
      texts: instanceTexts,
      locale,
    })

  test('incidents first, then what it is, in which version and where', async () => {
    await open()
    expect(await screen.findByText("“Your surgery date is set” couldn't be opened")).toBeTruthy()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      '1 open incident',
      'Summary',
      'Where they are in the journey',
      'Activities',
      'Variables',
      'What happened',
      'Delete this instance',
      'Change history',
    ])
    expect(screen.getByText('Hip replacement preparation, version 2')).toBeTruthy()
    expect(screen.getByText('Lakeside Family Health')).toBeTruthy()
  })

  test('an incident that is repaired can be started, resolved ones are listed, and an empty text says so', async () => {
    const [open1] = stuck().incidents ?? []
    if (!open1) throw new Error('There is no incident')
    const past = { ...open1, id: id2, message: 'It was late.', resolved_at: '2026-11-14T19:45:00Z' }
    answer('getProcessInstance', () => stuck({ incidents: [open1, past] }))
    const needs = [{ variable: 'surgery_date', kind: 'date' as const, is_met: true }]
    answer('listProcessInstanceActivities', page([activity({ activity_id: 'surgery_date', needs })]))
    answer('listTasks', page([], 0))
    answer('listProcessInstanceVariables', page([{ name: 'x', value: '', type: 'String', revision: 1 }], 3))
    await open()
    expect(
      await screen.findByText(/^The variable surgery_date is now correct. Start “Your surgery date is set”/),
    ).toBeTruthy()
    expect(await screen.findByText('1 resolved incident')).toBeTruthy()
    expect(screen.getByText('It was late.')).toBeTruthy()
    expect(
      screen.getByText('From November 13, 2026 at 2:45 p.m. to November 14, 2026 at 2:45 p.m.'),
    ).toBeTruthy()
    expect(await screen.findByText('No activities have been opened yet.')).toBeTruthy()
    expect(await screen.findByText('(empty text)')).toBeTruthy()
    expect(screen.getByText('The first 1 of 3 are shown.')).toBeTruthy()
  })

  test('without variables that is said, and of more activities than are shown how many', async () => {
    answer('listProcessInstanceVariables', page([]))
    answer('listTasks', page([task()], 21))
    await open()
    expect(await screen.findByText('This instance has no variables.')).toBeTruthy()
    expect(await screen.findByText('Showing the latest 1 of 21.')).toBeTruthy()
  })

  test('whose account is closed, that is said beside the name', async () => {
    answer('getProcessInstance', () => stuck({ account_closed_at: '2026-11-12T15:00:00Z' }))
    await open()
    expect(await screen.findByText('Maya Tremblay (account closed)')).toBeTruthy()
  })

  test('none at this address, or deleted: that is said, and what was done to it stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('getProcessInstance', refuse(404))
    answer('listProcessInstanceActivities', refuse(404))
    answer('listProcessInstanceVariables', refuse(404))
    await open()
    expect(
      await screen.findByRole('heading', { level: 1, name: "This process instance doesn't exist" }),
    ).toBeTruthy()
    expect(callsTo('listAuditEvents')[0]?.query).toMatchObject({ object_id: journeyId })
  })

  test.each(['nothing', '00000000-0000-0000-0000-000000000000', '<img src=x>'])(
    'pathId %s goes into no call',
    async (id) => {
      await open('en-ca', encodeURIComponent(id))
      expect(await screen.findByText("This process instance doesn't exist")).toBeTruthy()
      expect(callsTo('getProcessInstance')).toEqual([])
    },
  )

  test('the server fails: the page still has its heading, and the way to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('getProcessInstance', refuse(500))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Process instance' })).toBeTruthy()
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0)
  })

  test('CALL-54: before and after are shown, and the revision that was read is sent', async () => {
    answer('updateProcessInstanceVariable', ({ body: data }) => data)
    await open()
    await screen.findByRole('button', { name: 'Edit side' })
    await press('Edit side')
    const value = await screen.findByRole('textbox', { name: /^Value/ })
    fireEvent.change(value, { target: { value: 'right' } })
    await confirm('Check the change')
    expect(
      dialog()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['leftText', 'rightText'])
    await confirm('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [sent] = callsTo('updateProcessInstanceVariable')
    expect(sent).toMatchObject({ body: { name: 'side', value: 'right' }, headers: { 'if-match': '"7"' } })
    expect(screen.getByText('side was saved.')).toBeTruthy()
  })

  test('a refused value stays where it is, and says why', async () => {
    answer('updateProcessInstanceVariable', refuse(412))
    await open()
    await screen.findByRole('button', { name: 'Edit side' })
    await press('Edit side')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Value/ }), '!')
    await confirm('Check the change')
    await confirm('Save')
    expect(await dialog().findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('Someone else changed this variable'),
    )
    await confirm('Back to the value')
    expect(dialog().getByRole('textbox', { name: /^Value/ })).toHaveProperty('value', 'left!')
  })

  test('a new variable needs a unique name', async () => {
    await open()
    await screen.findByRole('button', { name: 'Add a variable' })
    await press('Add a variable')
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await confirm('Check the change')
    expect(dialog().getAllByText(/start with a letter or _/).length).toBeGreaterThan(0)
    await userEvent.type(name, 'side')
    expect((await dialog().findAllByText(/A variable with this name already exists/)).length).toBeGreaterThan(
      0,
    )
    await userEvent.type(name, '_2')
    await confirm('Check the change')
    expect(dialog().getByText('Not set')).toBeTruthy()
  })

  test('CALL-49: what follows is said before, and sent as the engine wants it', async () => {
    const following = [{ activity_id: 'home', name: 'Home', is_conditional: true }]
    answer('listProcessInstanceActivities', page([activity({ following })]))
    answer('addProcessInstanceExecution', () => stuck())
    await open()
    await screen.findByRole('button', { name: 'Add execution' })
    await press('Add execution')
    await screen.findByRole('dialog')
    await confirm('Start')
    expect(dialog().getAllByText('Choose an activity.').length).toBeGreaterThan(0)
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'care_plan')
    expect(dialog().getByText(/Maya Tremblay will see it in their list/)).toBeTruthy()
    await userEvent.click(dialog().getByRole('radio', { name: 'Start after the activity' }))
    expect(dialog().getByText('Home, depending on the answers and variables')).toBeTruthy()
    await confirm('Start')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsTo('addProcessInstanceExecution').map(({ body }) => body)).toEqual([
      { activity_id: 'care_plan', instruction_type: 'startAfterActivity' },
    ])
    expect(document.activeElement?.textContent).toBe('Activities')
  })

  test('409: what the activity lacks is said, and the question stays', async () => {
    answer('addProcessInstanceExecution', refuse(409, { detail: 'No.', code: 'variable_missing' }))
    await open()
    await screen.findByRole('button', { name: 'Add execution' })
    await press('Add execution')
    await screen.findByRole('dialog')
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'care_plan')
    await confirm('Start')
    expect(await dialog().findByText(/A variable this activity needs is missing or wrong/)).toBeTruthy()
  })

  test('CALL-48: only the right id deletes', async () => {
    answer('deleteProcessInstance', () => undefined)
    const { address } = await open()
    await screen.findByRole('button', { name: 'Delete instance' })
    await press('Delete instance')
    const id = await screen.findByRole('textbox', { name: /^Id of the instance/ })
    await userEvent.type(id, journeyId.slice(1))
    await confirm('Delete permanently')
    expect(dialog().getByText("This isn't the id of this instance.")).toBeTruthy()
    expect(callsTo('deleteProcessInstance')).toEqual([])
    await userEvent.clear(id)
    await userEvent.type(id, ` ${journeyId.toUpperCase()} `)
    await confirm('Delete permanently')
    await waitFor(() => expect(address()).toBe(paths.admin.processInstances()))
    expect(callsTo('deleteProcessInstance')).toHaveLength(1)
  })

  test('one that is over: nothing can be started or cancelled, and that is said', async () => {
    answer('getProcessInstance', () =>
      stuck({ completed_at: '2026-11-19T10:00:00Z', status: 'enrolled', incidents: [] }),
    )
    await open()
    expect(await screen.findByText(/you can't start or cancel activities/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add execution' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Cancel activity/ })).toBeNull()
  })
})
