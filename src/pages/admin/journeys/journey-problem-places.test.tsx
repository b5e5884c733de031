// Each problem of the journey editor leads to its place (JOURNEY-15).
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JourneyDesign, JourneyProblem } from '#generated/model/index.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { fieldIdOf } from '#src/features/journey-editor/editor/EditorContext.ts'
import { journeyWith } from '#src/features/journey-editor/testing/design.ts'
import { errors, faultless, warnings } from '#tests/contract/support/admin/design-faults.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, signedInAs } from '#tests/dom/server.ts'
import { testRows } from '#tests/support/table.ts'
import AdminJourneysPage from './AdminJourneysPage.tsx'

beforeAll(() => import('#src/features/journey-editor/trial/TrialView.tsx'))
beforeEach(() => signedInAs('priya'))
afterEach(() => {
  signedInAs('maya')
  localStorage.clear()
})

/** What a fault changes in the design without a fault: values by their place. */
type Change = ReadonlyMap<string, unknown>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function changeOf(design: JourneyDesign): Change {
  const { steps, ...rest } = design
  const changed = Object.entries<unknown>(rest).filter(
    ([key, value]) => !isSame(value, Object(faultless)[key]),
  )
  if (steps.length < faultless.steps.length) return new Map([...changed, ['steps', steps]])
  const inSteps = steps.flatMap((step, index) => {
    const before = faultless.steps[index]
    return Object.entries(step)
      .filter(([key, value]) => !isSame(value, Object(before)[key]))
      .map(([key, value]): [string, unknown] => [`steps ${index} ${key}`, value])
  })
  return new Map([...changed, ...inSteps])
}

/** Without steps there is no other fault, and expectations are shown beside a trial, which needs a design that runs. */
const isAlone = (change: Change) => change.has('steps') || change.has('what_ifs')

const fit = (one: Change, other: Change): boolean =>
  !isAlone(one) &&
  !isAlone(other) &&
  [...one].every(([place, value]) => !other.has(place) || isSame(value, other.get(place)))

function designWith(change: Change): JourneyDesign {
  const design = structuredClone(faultless)
  for (const [place, value] of change) {
    const [part = '', index, own] = place.split(' ')
    if (own === undefined) Object.assign(design, { [part]: value })
    else Object.assign((design.steps[Number(index)] ??= Object({})), { [own]: value })
  }
  return design
}

type Page = { change: Change; problems: JourneyProblem[] }

/** One fault for each kind of place, on as few designs as possible. */
function pagesOfFaults(): Page[] {
  const pages: Page[] = []
  const kinds = new Set<string>()
  for (const [fault, pointer, , design] of [...errors, ...warnings]) {
    const kind = pointer.replaceAll(/\d+/g, 'N')
    if (kinds.has(kind)) continue
    kinds.add(kind)
    const change = changeOf(design)
    const problem = { pointer, severity: 'error', message: `Here: ${fault}` } as const
    const page = pages.find((one) => fit(one.change, change))
    if (!page) pages.push({ change, problems: [problem] })
    else {
      page.change = new Map([...page.change, ...change])
      page.problems.push(problem)
    }
  }
  const lost = {
    pointer: '/steps/2/variables',
    severity: 'error',
    message: 'Here: an answer without a form',
  } as const
  pages[0]?.problems.push(lost)
  return pages
}

/** What corrects them is elsewhere. */
const corrected: Readonly<Record<string, string>> = {
  '/first': '/steps/0/activity_id',
  '/first/1': '/steps/0/activity_id',
  '/steps/1/prefill/0/field': '/steps/1/prefill',
  // has no form
  '/steps/2/variables': '/steps/2/form',
}

const open = async (design: JourneyDesign, problems: JourneyProblem[]) => {
  const journey = { ...journeyWith(design), id: hipReplacement.id }
  answer('getJourneyDefinition', () => journey)
  answer('checkJourneyDefinition', () => ({ problems }))
  await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys?edit=${journey.id}`,
    texts: ['journeyEditor', 'journeyTrial', 'contents', 'audit', 'kit', 'validation'],
  })
  await userEvent.click(await screen.findByRole('button', { name: `Problems (${problems.length})` }))
}

testRows(
  pagesOfFaults().map((page): [string, Page] => [
    page.problems.map(({ pointer }) => pointer).join(', '),
    page,
  ]),
  () => {
    cleanup()
    localStorage.clear()
  },
)('%s: pressing each moves the focus to its place', async (_, { change, problems }) => {
  await open(designWith(change), problems)
  for (const { pointer, message } of problems) {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`: ${message}$`) }))
    const place = fieldIdOf(corrected[pointer] ?? pointer)
    await waitFor(
      () => {
        const focused = document.activeElement
        expect(focused?.closest('[hidden]') ? 'hidden' : 'shown', pointer).toBe('shown')
        expect(focused?.closest(`#${place}`)?.id, `${pointer} has the focus at ${focused?.id}`).toBe(place)
      },
      { timeout: 3000 },
    )
  }
})

test('what is not in the design is a link to the organization or the content', async () => {
  const organization = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001'
  const content = '2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001'
  const problem = { pointer: '', severity: 'warning' } as const
  await open(faultless, [
    { ...problem, message: 'Too light.', elsewhere: { organization, content: null } },
    { ...problem, message: 'No captions.', elsewhere: { organization, content } },
  ])
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  const page = `/admin/organizations/${organization}`
  expect(addressOf('Colours of the organization: Too light.')).toBe(page)
  expect(addressOf('Library of the organization: No captions.')).toBe(`${page}/content/${content}`)
})
