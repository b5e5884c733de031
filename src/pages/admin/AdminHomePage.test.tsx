import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminHomePage from './AdminHomePage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const open = () => renderPage(<AdminHomePage />, { pattern: '/admin', at: '/admin', texts: ['admin'] })

test('the organizations and how to reach them', async () => {
  const contact = {
    contact_name: 'Priya Nair',
    phone: '613-555-0100',
    email: 'hello@lakeside.test',
    address: '1 Main St',
  }
  answer('/v1/organizations/', () =>
    page([
      { ...organization, ...contact },
      { ...organization, id: '2', name: 'North' },
    ]),
  )
  await open()
  expect(await screen.findByRole('heading', { name: 'Lakeside Family Health' })).toBeDefined()
  expect(screen.getByRole('link', { name: '613-555-0100' }).getAttribute('href')).toBe('tel:613-555-0100')
  expect(screen.getByRole('link', { name: 'hello@lakeside.test' }).getAttribute('href')).toBe(
    'mailto:hello@lakeside.test',
  )
  expect(screen.getByText('1 Main St')).toBeDefined()
  expect(screen.getByText('No contact details yet.')).toBeDefined()
  expect(callsTo('/v1/organizations/')[0]?.params).toEqual({ page: 1, page_size: 20 })
})

test('none yet', async () => {
  answer('/v1/organizations/', () => page([]))
  await open()
  expect(await screen.findByRole('heading', { name: 'There are no organizations yet' })).toBeDefined()
})

test('a failure says so in place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('/v1/organizations/', () => {
    throw new Error('down')
  })
  await open()
  expect(await screen.findByText("We couldn't load the organizations")).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
