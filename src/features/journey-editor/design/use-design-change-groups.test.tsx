// The audit log of a journey in words (PROD-05, JOURNEY-15).
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { designOf } from '#mock-server/engine/journey-design.ts'
import { valueChanges } from '#mock-server/engine/value-changes.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import type { JourneyDesign } from '#generated/model/index.ts'
import { signedInAs } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { useDesignChangeGroups } from './use-design-change-groups.ts'

const first = designOf(hipReplacement)
type Step = JourneyDesign['steps'][number]
const withStep = (id: string, change: (step: Step) => Step): JourneyDesign => ({
  ...first,
  steps: first.steps.map((step) => (step.activity_id === id ? change(step) : step)),
})

function Groups({ after }: { after: object }) {
  const groups = useDesignChangeGroups(first)(valueChanges({ ...first, status: 'draft' }, after))
  return (
    <ul>
      {groups.map(({ title, changes }) => (
        <li key={title}>
          {[title, ...changes.map(({ field, before, after: now }) => `${field}: ${before} > ${now}`)].join(
            ' | ',
          )}
        </li>
      ))}
    </ul>
  )
}
const open = async (
  after: JourneyDesign,
  { status = 'draft', locale = 'en-ca' as 'en-ca' | 'fr-ca' } = {},
) => {
  await renderPage(<Groups after={{ ...after, status }} />, {
    pattern: '/',
    at: '/',
    texts: ['journeyEditor'],
    locale,
  })
  await screen.findAllByRole('listitem', {}, { timeout: 15_000 })
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '))
}

beforeEach(() => signedInAs('priya'))
afterEach(() => signedInAs('maya'))

test('a changed step is named by its words, its condition is one value', async () => {
  const when = { field: 'pain', op: 'gte', value: 7 } as const
  const after = withStep('hip_check_in', (step) => ({
    ...step,
    due_in_days: 3,
    next: [{ activity_id: 'home', when }],
  }))
  expect(await open(after)).toEqual([
    'Step changed: How is your hip today? | days until due: 8 > 3 | what comes next, Is your home ready?: null > “How much does your hip hurt?” is at least 7',
  ])
})

test('kinds, who does it, needs, saved answers and choices in words', async () => {
  const when = { field: 'side', op: 'eq', value: 'left' } as const
  const after = withStep('hip_check_in', (step) => ({
    ...step,
    kind: 'activity',
    audience: 'provider',
    variables: ['pain', 'uses_cane'],
    needs: [{ variable: 'surgery_date', kind: 'date' }],
    next: [{ activity_id: 'home', when }],
  }))
  const [line] = await open(after)
  expect(line).toContain('type: Form > Activity')
  expect(line).toContain('The patient > The care team')
  expect(line).toMatch(/“How much does your hip hurt\?” > “How much does your hip hurt\?” and “.*cane.*”/)
  expect(line).toContain('null > A date')
  expect(line).toMatch(/null > “.+\?” is Left/)
})

test('the same in French', async () => {
  const after = withStep('hip_check_in', (step) => ({ ...step, repeatable: !step.repeatable }))
  const name = first.steps.find(({ activity_id: id }) => id === 'hip_check_in')?.name['fr-ca']
  const [line] = await open(after, { locale: 'fr-ca' })
  expect(line).toMatch(`Étape modifiée : ${name?.replaceAll(/\s/gu, ' ')} | `)
  expect(line).toMatch(/: (oui > non|non > oui)$/i)
})

test('parts of the journey, and values of its care team, by their labels', async () => {
  const care_team = { ...first.care_team, phone: '613-555-0199' }
  expect(await open({ ...first, estimated_weeks: 30, care_team }, { status: 'published' })).toEqual([
    `Changed: weeks | weeks: ${first.estimated_weeks} > 30`,
    `Changed: care team | Phone: ${first.care_team.phone} > 613-555-0199`,
    'Changed: Status | Status: Draft > Published',
  ])
})

test('a removed step is one line, another order too', async () => {
  const removed = { ...first, steps: first.steps.filter(({ activity_id: id }) => id !== 'team_review') }
  const titles = (await open(removed)).map((line) => line.split(' | ')[0])
  expect(titles).toContain('Step removed: File seen by the surgeon')
  expect(titles).not.toContain('The steps are in a different order.')
})

test('another order of the steps', async () => {
  const [line] = await open({ ...first, steps: first.steps.toReversed() })
  expect(line).toMatch(/^The steps are in a different order\. \| steps: .*How is your hip today\?/)
})
