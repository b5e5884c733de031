// The course of a journey (JOURNEY-15), with the forms of the mock server.
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { designOf } from '#mock-server/engine/journey-design.ts'
import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { renderPage } from '#tests/dom/render-page.tsx'
import { signedInAs } from '#tests/dom/server.ts'
import { DesignFlow } from './DesignFlow.tsx'

beforeEach(() => signedInAs('priya'))
afterEach(() => signedInAs('maya'))

const design = designOf(moodCheckIn)
const open = async (locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  const onOpen = vi.fn<(index: number) => void>()
  await renderPage(
    <Region title="failed">
      <DesignFlow design={design} onOpen={onOpen} />
    </Region>,
    { pattern: '/', at: '/', texts: ['journeyEditor', 'kit'], locale },
  )
  await screen.findByRole('list')
  return onOpen
}

test('each step is a button in a list that says what follows it, and its branches in words', async () => {
  const onOpen = await open()
  const steps = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(steps).toHaveLength(design.steps.length)
  expect(steps[0]?.textContent).toContain('Opens at the start.')
  expect(steps[0]?.textContent).toMatch(/Then, if “Mood score \(0 to 27\)” is at least 10: \d+\. .+/)
  expect(steps[0]?.textContent).not.toContain('mood_score')
  await userEvent.click(within(steps[1]!).getByRole('button'))
  expect(onOpen).toHaveBeenCalledWith(1)
})

test('the same as text, and in French', async () => {
  await open('fr-ca')
  await userEvent.click(screen.getByRole('button', { name: 'Texte' }))
  const [first] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /Ensuite, si «\sPointage de l’humeur \(0 à 27\)\s» est au moins 10\s: \d+\. /u,
  )
})
