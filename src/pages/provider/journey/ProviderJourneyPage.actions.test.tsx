import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ProcessInstanceReminded } from '#generated/model/index.ts'
import { enrolment, openJourney, serve } from '#tests/dom/enrolments.tsx'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const maya = enrolment(1, 'Maya Tremblay')
const rose = enrolment(2, 'Rose Martin')
const luc = enrolment(3, 'Luc Bélanger')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('reminders', () => {
  const results = (outcomes: ProcessInstanceReminded['results'][number]['outcome'][]) => ({
    results: outcomes.map((outcome, index) => ({
      id: [maya, rose, luc][index]?.id ?? '',
      outcome,
      reminded_at: null,
    })),
  })

  test('reminds selected people after confirmation; names those skipped, and clears the selection', async () => {
    serve([maya, rose, luc])
    answer('remindProcessInstances', results(['reminded', 'no_open_task', 'reminded_recently']))
    await openJourney()
    expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull()
    await press('Choose everyone on this page')
    expect(screen.getAllByText('3 people chosen')).not.toHaveLength(0)
    await press('Remind')
    const question = await dialog()
    expect(question.getByRole('heading', { name: 'Remind 3 people?' })).toBeDefined()
    await userEvent.click(question.getByRole('button', { name: 'Send the reminders' }))
    const notice = (await screen.findByText('1 reminder was sent.')).closest('[tabindex]')
    expect(notice?.textContent).toContain('Nothing to do right now: Rose Martin')
    expect(notice?.textContent).toContain('Reminded in the last 24 hours: Luc Bélanger')
    expect(callsTo('remindProcessInstances')[0]?.body).toEqual({ ids: [maya.id, rose.id, luc.id] })
    expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull()
    await press('Choose everyone on this page')
    await press('Choose no one on this page')
    expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull()
    await press('Hide this message')
    expect(screen.queryByText('1 reminder was sent.')).toBeNull()
  })

  test.each([
    [404, 'One of these people is no longer in this journey, so no reminders were sent. Choose again.'],
    [500, "We couldn't send the reminders. Please try again."],
  ])('F21: a %i is said where one asked, and the choice stays', async (status, words) => {
    serve([maya, rose])
    fails('remindProcessInstances', status)
    await openJourney()
    await choose('Maya Tremblay')
    await press('Remind')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Send the reminder' }))
    expect(await screen.findByText(words)).toBeDefined()
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('checkbox', { name: 'Choose Maya Tremblay' })).toHaveProperty('checked', true)
  })

  test('23.3: ends the enrolments of selected people, with a reason, and says which were over', async () => {
    serve([maya, rose, luc])
    answer('endProcessInstances', {
      results: [
        { id: maya.id, outcome: 'ended' },
        { id: rose.id, outcome: 'ended' },
        { id: luc.id, outcome: 'already_over' },
      ],
    })
    await openJourney()
    await press('Choose everyone on this page')
    const loaded = callsTo('filterProcessInstances').length
    await press('End')
    const question = await dialog()
    expect(question.getByRole('heading', { name: 'End 3 enrolments?' })).toBeDefined()
    fireEvent.change(question.getByRole('textbox'), { target: { value: ' The study is over. ' } })
    await userEvent.click(question.getByRole('button', { name: 'End 3 enrolments' }))
    expect(await screen.findByText('2 enrolments have ended. 1 had already ended.')).toBeDefined()
    expect(callsTo('endProcessInstances')[0]?.body).toEqual({
      ids: [maya.id, rose.id, luc.id],
      reason: 'The study is over.',
    })
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('People in this journey'))
    await waitFor(() => expect(callsTo('filterProcessInstances').length).toBe(loaded + 1))
  })

  test.each([
    [404, 'One of these people is no longer in this journey, so no enrolment was ended. Choose again.'],
    [500, "We couldn't end the enrolments. Please try again."],
  ])('23.3: a %i keeps the choice and the dialog', async (status, words) => {
    serve([maya, rose])
    fails('endProcessInstances', status)
    await openJourney()
    await choose('Maya Tremblay')
    await press('End')
    await userEvent.click((await dialog()).getByRole('button', { name: 'End 1 enrolment' }))
    expect(await screen.findByText(words)).toBeDefined()
    expect(callsTo('endProcessInstances')[0]?.body).toEqual({ ids: [maya.id], reason: null })
  })

  test('another filter forgets whom one chose', async () => {
    serve([maya, rose])
    await openJourney()
    await choose('Rose Martin')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In progress')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull())
  })
})

describe('the columns', () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

  test('are shown, hidden and put in order, and remembered on this device; the name stays first', async () => {
    serve([maya])
    const { unmount } = await openJourney()
    await press('Columns')
    const chooser = await dialog()
    expect(chooser.queryByRole('checkbox', { name: 'Name' })).toBeNull()
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Enrolled' }))
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Last activity' }))
    await userEvent.click(chooser.getByRole('button', { name: 'Move Status up' }))
    expect(screen.getByText('Status is now number 2 of 4')).toBeDefined()
    await userEvent.click(chooser.getByRole('button', { name: 'Move Hip up' }))
    await userEvent.click(chooser.getByRole('button', { name: 'Move Hip up' }))
    await userEvent.keyboard('{Escape}')
    const wanted = ['Choose', 'Name', 'Hip', 'Status', 'Current step', 'Actions']
    await waitFor(() => expect(heads()).toEqual(wanted))
    unmount()
    await openJourney()
    await screen.findByText('1 result')
    expect(heads()).toEqual(wanted)
    await press('Columns')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Reset columns' }))
    await waitFor(() => expect(heads()).toHaveLength(8))
  })

  test.each(['{', '7', '["name","gone","__proto__"]'])(
    'F54: %s in the storage breaks nothing',
    async (kept) => {
      localStorage.setItem('columns.enrolments.2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001', kept)
      serve([maya])
      await openJourney()
      await screen.findByText('1 result')
      expect(heads()).toContain('Name')
      expect(heads()).not.toContain('gone')
    },
  )
})

describe('the export', () => {
  let saved: { name: string; blob: Blob } | undefined
  function watchFiles() {
    saved = undefined
    let blob = new Blob()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
      blob = made as Blob
      return 'blob:list'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved = { name: this.download, blob }
    })
  }
  const confirm = async (words: string) =>
    userEvent.click((await dialog()).getByRole('button', { name: words }))

  test('all pages of the filter, the columns that are shown, after the number was confirmed; formulas are none', async () => {
    watchFiles()
    const side = { variables: { side: 'left' }, last_activity_at: '2026-11-15T12:45:00-05:00' }
    serve([maya], 120)
    answer('filterProcessInstances', ({ query }) => {
      if (query.page_size === 20) return page([maya], 120)
      const rows =
        query.page === 1
          ? [enrolment(1, '=HYPERLINK("x")', side), rose]
          : [rose, enrolment(4, 'Zoé Roy', side)]
      return { ...page(rows, 120), next: query.page === 1 ? 'http://x.example/?page=2' : null }
    })
    await openJourney({ query: '?status=active' })
    await waitFor(async () =>
      expect((await screen.findByRole('button', { name: 'Export' })).hasAttribute('disabled')).toBe(false),
    )
    await press('Export')
    expect(
      (await dialog()).getByText(
        /The file will contain 120 people and these columns: Name, Enrolled, .* and Hip\./,
      ),
    ).toBeDefined()
    await confirm('Export 120 people')
    expect(await screen.findByText('The file is saved: 3 people.')).toBeDefined()
    expect(saved?.name).toBe('enrolments-hip-replacement-preparation.csv')
    const bytes = new Uint8Array((await saved?.blob.arrayBuffer()) ?? new ArrayBuffer())
    expect(String(bytes.slice(0, 3))).toBe('239,187,191')
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
    expect(lines[0]).toBe('"Name","Enrolled","Status","Current step","Last activity","Hip"')
    expect(lines[1]).toBe(`"'=HYPERLINK(""x"")","2026-11-01","In progress","","2026-11-15 12:45","Left"`)
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      '"Name"',
      `"'=HYPERLINK(""x"")"`,
      '"Rose Martin"',
      '"Zoé Roy"',
    ])
    const collected = callsTo('filterProcessInstances').filter(({ query }) => query.page_size === 100)
    expect(collected.map(({ query }) => query.page)).toEqual([1, 2])
    expect(collected[1]?.body).toMatchObject({ status__in: ['active'] })
  })

  test('F21: a failure half-way is said, saves nothing, and can be tried again', async () => {
    watchFiles()
    serve([maya])
    await openJourney()
    await screen.findByText('1 result')
    fails('filterProcessInstances', 502)
    await press('Export')
    await confirm('Export 1 person')
    expect(await screen.findByText("We couldn't export the list. Please try again.")).toBeDefined()
    expect(saved).toBeUndefined()
    answer('filterProcessInstances', page([maya]))
    await confirm('Export 1 person')
    expect(await screen.findByText('The file is saved: 1 person.')).toBeDefined()
    expect(saved?.name).toContain('.csv')
  })
})

describe('ending an enrolment', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Maya Tremblay' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'End the enrolment' }))
    return dialog()
  }

  test('says what it does, takes a reason, and the list and the counts are asked for again', async () => {
    serve([maya])
    answer('leaveProcessInstance', { ...maya, status: 'cancelled' })
    await openJourney()
    const question = await ask()
    expect(question.getByRole('heading', { name: "End Maya Tremblay's enrolment?" })).toBeDefined()
    expect(question.getByText(/Open steps will be removed/)).toBeDefined()
    await userEvent.click(question.getByRole('textbox'))
    await userEvent.paste(' Surgery elsewhere ')
    const asked = () => [callsTo('filterProcessInstances').length, callsTo('getOrganizationJourney').length]
    const [lists = 0, counts = 0] = asked()
    await userEvent.click(question.getByRole('button', { name: 'End the enrolment' }))
    expect(await screen.findByText("Maya Tremblay's enrolment has ended.")).toBeDefined()
    expect(callsTo('leaveProcessInstance')[0]?.body).toEqual({ reason: 'Surgery elsewhere' })
    await waitFor(() => expect(asked()).toEqual([lists + 1, counts + 1]))
  })

  test.each([
    [409, 'This enrolment has already ended. Someone else may have ended it.'],
    [500, "We couldn't end the enrolment. Please try again."],
  ])('F21: a %i is said in the question', async (status, words) => {
    serve([maya])
    fails('leaveProcessInstance', status)
    await openJourney()
    const question = await ask()
    await userEvent.click(question.getByRole('button', { name: 'End the enrolment' }))
    expect(await screen.findByText(words)).toBeDefined()
  })
})
