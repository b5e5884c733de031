// Where a person is in their journey, drawn (ROUTE-20, ADMIN-01), with the seeded journeys of the mock server.
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { paths } from '#src/routes/paths.ts'
import { instanceTexts } from '#tests/dom/process-instances.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, signedInAs } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import AdminProcessInstancePage from './AdminProcessInstancePage.tsx'

beforeEach(() => signedInAs('priya'))
afterEach(() => signedInAs('maya'))

const open = async (locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  await renderPage(<AdminProcessInstancePage />, {
    pattern: paths.admin.processInstance.pattern,
    at: paths.admin.processInstance({ id: journeyIdOf('walter-hip') }),
    texts: [...instanceTexts, 'journeyEditor'],
    locale,
  })
  const name = locale === 'en-ca' ? 'Show the diagram' : 'Afficher le diagramme'
  await userEvent.click(await screen.findByRole('button', { name }, { timeout: 15_000 }))
}
const steps = async (opensFirst: RegExp) => {
  const [first] = await screen.findAllByText(opensFirst, {}, { timeout: 15_000 })
  return [...first!.closest('ol')!.children].map(({ textContent }) => textContent ?? '')
}

test('each step says how it stands, and cannot be pressed', async () => {
  await open()
  const found = await steps(/^Opens at the start\./)
  const surgery = found.find(
    (text) => text.includes('The date of your surgery') || text.includes('surgery date'),
  )
  expect(surgery).toContain('Stuck · ')
  expect(found.filter((text) => /(Done|Open) · /.test(text)).length).toBeGreaterThan(0)
  expect(found.filter((text) => !/(Done|Open|Stuck|Opens later) · /.test(text)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^1\. / })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Text' }))
  expect(within(document.body).getAllByText(/^Stuck · /).length).toBe(1)
})

test('a version that is gone says so, in French', async () => {
  answer('listJourneyVersions', page([]))
  await open('fr-ca')
  expect(await screen.findByText(/^Cette version du parcours n’est plus disponible/)).toBeDefined()
})
