// A trial of a journey in its editor (JOURNEY-15), run by the mock server's own engine.
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import type { FormDefinition, JourneyTrialRequest } from '#generated/model/index.ts'
import { answer, callsTo, fails, restore, signedInAs } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminJourneysPage from './AdminJourneysPage.tsx'

// They load when they are first needed, which takes a cold start longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('#src/features/journey-editor/trial/TrialView.tsx'),
    import('#src/features/journeys/form-runner/run/FormTrial.tsx'),
    import('#src/features/journeys/form-runner/step/ReadingText.tsx'),
  ]),
)
beforeEach(() => signedInAs('priya'))
afterEach(() => {
  signedInAs('maya')
  localStorage.clear()
})

const SLOW = { timeout: 15_000 }
const open = async (locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys?edit=${hipReplacement.id}`,
    texts: ['journeyEditor', 'journeyTrial', 'forms', 'contents', 'audit', 'kit', 'validation'],
    locale,
  })
  await userEvent.click(
    await screen.findByRole('button', { name: locale === 'en-ca' ? 'Try it' : 'Essayer' }, SLOW),
  )
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, SLOW))
const day = (number: number) => screen.findByRole('heading', { name: `Day ${number}` }, SLOW)
const answerAboutHip = async (form: ReturnType<typeof within>) => {
  await userEvent.click(await form.findByRole('radio', { name: 'Right' }, SLOW))
  await userEvent.click(form.getByRole('radio', { name: '1 to 5 years' }))
}

const lastMoves = () =>
  (callsTo('tryJourneyDefinition').at(-1)?.body as JourneyTrialRequest | undefined)?.moves ?? []
const enterDate = async (group: HTMLElement, [dayOfMonth, month, year]: [string, string, string]) => {
  await userEvent.type(within(group).getByLabelText('Day'), dayOfMonth)
  await userEvent.selectOptions(within(group).getByLabelText('Month'), month)
  await userEvent.type(within(group).getByLabelText('Year'), year)
}

test('answering opens what follows; undo and starting over take it back; nothing else is sent', async () => {
  await open()
  await press('Answer as the patient: About your hip')
  const device = within(await screen.findByRole('group', { name: 'The step as it will appear' }, SLOW))
  await device.findByRole('heading', { name: 'About your hip' })
  await answerAboutHip(device)
  for (let screens = 0; screens < 6 && screen.queryByText(/^Opened: “How is/) === null; screens += 1) {
    const next = await device.findByRole('button', { name: /^(Next|Continue|Submit|Review|Send)/ }, SLOW)
    await userEvent.click(next)
  }
  expect(await screen.findByText('Opened: “How is your hip today?”.', {}, SLOW)).toBeDefined()
  expect(document.activeElement).toBe(await day(0))
  expect(callsTo('tryJourneyDefinition').at(-1)?.body).toMatchObject({
    moves: [{ kind: 'complete', activity_id: 'about_you', answers: { side: 'right' } }],
  })
  await press('Let 7 days pass')
  await day(7)
  expect(screen.getByText('Day 7: 7 days passed.')).toBeDefined()
  await press('Undo the last action')
  await day(0)
  expect(screen.queryByText('Day 7: 7 days passed.')).toBeNull()
  await press('Start over')
  await waitFor(() => expect(screen.queryByText('Opened: “How is your hip today?”.')).toBeNull(), SLOW)
  expect([...callsTo('completeTask'), ...callsTo('saveTaskDraft'), ...callsTo('saveJourneyDraft')]).toEqual(
    [],
  )
})

test('the care team opens a step; one that needs a variable asks for it first', async () => {
  await open()
  await press('Open the step')
  expect(await screen.findByText('Choose a step.')).toBeDefined()
  const steps = () => screen.getByRole('combobox', { name: /^Step/ })
  expect(within(steps()).queryByRole('option', { name: 'About your hip' })).toBeNull()
  await userEvent.selectOptions(steps(), 'Call before surgery')
  await press('Open the step')
  await screen.findByText('Day 0: The care team opened “Call before surgery”.', {}, SLOW)
  await userEvent.selectOptions(steps(), 'Your surgery date is set')
  expect(screen.queryByRole('button', { name: 'Open the step' })).toBeNull()
  await press('Enter and open the step')
  expect(await screen.findByText('Enter a date.')).toBeDefined()
  const date = screen.getByRole('group', { name: /^Value of “surgery_date”/ })
  await enterDate(date, ['15', 'January', '2027'])
  await press('Enter and open the step')
  await screen.findByText('Day 0: The care team opened “Your surgery date is set”.', {}, SLOW)
  expect(lastMoves().slice(1)).toEqual([
    { kind: 'set', variable: 'surgery_date', value: '2027-01-15' },
    { kind: 'start', activity_id: 'surgery_date' },
  ])
})

test('a date is checked against the date of the trial', async () => {
  const form: FormDefinition = {
    key: 'fall',
    version: 1,
    title: { 'en-ca': 'Your fall' },
    pages: [
      {
        key: 'fall',
        title: { 'en-ca': 'Your fall' },
        fields: [
          {
            type: 'date',
            key: 'day',
            label: { 'en-ca': 'When did you fall?' },
            required: true,
            not_future: true,
          },
        ],
      },
    ],
  }
  const about = { activity_id: 'about_you', state: 'open', day: 0, due_day: null, times_done: 0 } as const
  const turn = { day: 0, opened: ['about_you'], stuck: [], waiting: [], ways: [], is_finished: false }
  answer('tryJourneyDefinition', {
    day: 40,
    date: '2031-05-20',
    is_finished: false,
    steps: [{ ...about, form, missing: [] }],
    team_steps: [],
    turns: [turn],
  })
  await open()
  await press('Answer as the patient: About your hip')
  const asked = await screen.findByRole('group', { name: /^When did you fall/ }, SLOW)
  await enterDate(asked, ['21', 'May', '2031'])
  await press('Next')
  expect((await screen.findAllByText(/can't be in the future/)).length).toBeGreaterThan(0)
  await userEvent.clear(within(asked).getByLabelText('Day'))
  await userEvent.type(within(asked).getByLabelText('Day'), '20')
  await press('Next')
  await press(/^Submit/)
  await waitFor(() => expect(lastMoves().at(-1)).toMatchObject({ answers: { day: '2031-05-20' } }))
})

test('a trial that fails says so, and can be tried again', async () => {
  fails('tryJourneyDefinition', 500)
  await open()
  expect(await screen.findByText("We couldn't load the trial", {}, SLOW)).toBeDefined()
  restore('tryJourneyDefinition')
  await press('Try again')
  await day(0)
})

test('in French, with the steps in English, and back to the editor', async () => {
  await open('fr-ca')
  await screen.findByRole('heading', { name: 'Jour 0' }, SLOW)
  await press('English')
  await press(/^Répondre à la place du patient/)
  expect(await screen.findByRole('heading', { name: 'About your hip' }, SLOW)).toBeDefined()
  await press('Revenir à l’éditeur')
  expect(await screen.findByRole('region', { name: 'Étapes' }, SLOW)).toBeDefined()
})
