import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderOrganizationHomePage from './ProviderOrganizationHomePage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const definition = (changes: object) => ({
  id: 'd1',
  key: 'hip',
  name: 'Hip replacement preparation',
  description: '',
  banner_image: null,
  languages: ['en-ca', 'fr-ca'],
  organization: organization.id,
  step_count: 7,
  next_task_modal: true,
  ...changes,
})

const home = paths.provider.organization
const open = (query?: { page: number }) => {
  answer('/v1/organizations/', () => page([organization]))
  return renderPage(<ProviderOrganizationHomePage />, {
    pattern: home.pattern,
    at: home({ organizationId: organization.id }, query),
    texts: ['provider'],
  })
}

test('ROUTE-66: the journeys that the organization offers', async () => {
  answer('/v1/process-definitions/', () =>
    page([definition({}), definition({ id: 'd2', languages: ['fr-ca'], step_count: null })]),
  )
  await open()
  expect(screen.getByText('Lakeside Family Health offers these journeys.')).toBeDefined()
  const list = within(await screen.findByRole('list', { name: 'Journeys' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hip replacement preparation7 stepsIn English and French',
    'Hip replacement preparationThe number of steps depends on the answersIn French',
  ])
  expect(callsTo('/v1/process-definitions/')[0]?.params).toEqual({
    organization: organization.id,
    page: 1,
    page_size: 20,
  })
})

test('ROUTE-66: the page that the address names, and the way to the others', async () => {
  answer('/v1/process-definitions/', () => ({ ...page([definition({})]), count: 41 }))
  await open({ page: 2 })
  expect(await screen.findByText('Showing 21 to 40 of 41')).toBeDefined()
  const pages = within(screen.getByRole('navigation', { name: 'Pages of journeys' }))
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Previous page',
    'Next page',
  ])
})

test('an organization that offers nothing yet', async () => {
  answer('/v1/process-definitions/', () => page([]))
  await open()
  expect(await screen.findByText('This organization offers no journeys yet.')).toBeDefined()
})

test('what fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('/v1/process-definitions/', () => {
    throw new Error('down')
  })
  await open()
  expect(await screen.findByText("We couldn't load the journeys of this organization")).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
