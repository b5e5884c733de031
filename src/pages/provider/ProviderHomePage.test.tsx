import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderHomePage from './ProviderHomePage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const north = { ...organization, id: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0003', name: 'Northern Virtual Care' }
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
const open = () =>
  renderPage(<ProviderHomePage />, { pattern: '/provider', at: '/provider', texts: ['provider'] })

test('the organizations and the journeys they offer', async () => {
  answer('/v1/organizations/', () => page([organization, north]))
  answer('/v1/process-definitions/', ({ organization: id }) =>
    page(
      id === north.id
        ? []
        : [definition({}), definition({ id: 'd2', languages: ['fr-ca'], step_count: null })],
    ),
  )
  await open()
  const list = within(await screen.findByRole('list', { name: 'Lakeside Family Health' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hip replacement preparation7 stepsIn English and French',
    'Hip replacement preparationThe number of steps depends on the answersIn French',
  ])
  expect(await screen.findByText('This organization offers no journeys yet.')).toBeDefined()
  expect(callsTo('/v1/organizations/')[0]?.params).toEqual({ my_role_type: 'provider', page_size: 100 })
})

test('one organization that fails leaves the other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('/v1/organizations/', () => page([organization, north]))
  answer('/v1/process-definitions/', ({ organization: id }) => {
    if (id === north.id) throw new Error('down')
    return page([definition({})])
  })
  await open()
  expect(await screen.findByText("We couldn't load the journeys of this organization")).toBeDefined()
  expect(await screen.findByText('Hip replacement preparation')).toBeDefined()
})

test('without an organization it says whom to ask', async () => {
  answer('/v1/organizations/', () => page([]))
  await open()
  expect(
    await screen.findByText('Ask the administrator of your clinic or hospital to add you.'),
  ).toBeDefined()
})
