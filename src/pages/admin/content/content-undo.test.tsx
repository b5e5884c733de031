// Undo and redo while a content is written (ROUTE-12), as in the editor of forms.
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { content, contentId } from '#tests/dom/contents.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { overview } from '#tests/dom/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer } from '#tests/dom/server.ts'
import { admin } from '#tests/dom/users.ts'
import AdminContentItemPage from './AdminContentItemPage.tsx'

const place = paths.admin.contentItem

beforeEach(async () => {
  answer('getOrganization', organization)
  answer('getOrganizationOverview', overview())
  answer('getCurrentUser', admin)
  answer('listAuditEvents', page([]))
  answer('getOrganizationContent', () => content())
  await renderPage(<AdminContentItemPage />, {
    pattern: place.pattern,
    at: place({ id: organization.id, contentId }),
    texts: ['contents', 'library', 'adminOrganizations', 'audit', 'kit', 'validation'],
  })
  await screen.findByRole('form', { name: 'Content' })
})
afterEach(() => localStorage.clear())

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const before = content()

test('typing in one field is one step, the toolbar another; by buttons and by keys', async () => {
  const text = field('Text in English')
  const first = text.value
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(field('Title in English'), '!!')
  await userEvent.type(text, ' ?')
  const typed = text.value
  await userEvent.click(within(screen.getByRole('group', { name: /Text in English/ })).getByText('Bold'))
  expect(text.value).not.toBe(typed)
  await press('Undo')
  expect(text.value).toBe(typed)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(text.value).toBe(first)
  await press('Undo')
  expect(field('Title in English').value).toBe(before.title['en-ca'])
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(field('Title in English').value).toBe(`${before.title['en-ca']}!!`)
})

test('saving keeps the history, and what is typed meanwhile', async () => {
  const title = field('Title in English')
  await userEvent.type(title, '!')
  let goOn = () => {}
  const saving = new Promise<void>((resolve) => (goOn = resolve))
  answer('saveOrganizationContent', async ({ body }) => {
    await saving
    return content({ revision: 4, title: body.title })
  })
  await press('Save')
  await userEvent.type(field('Summary in English'), ' Slowly.')
  goOn()
  await screen.findByText('Saved. Patients will see it when you publish it.')
  expect(field('Summary in English').value).toBe(`${before.summary['en-ca']} Slowly.`)
  expect(title.value).toBe(`${before.title['en-ca']}!`)
  await press('Undo')
  await press('Undo')
  expect(title.value).toBe(before.title['en-ca'])
})
