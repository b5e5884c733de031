import type { Page } from '@playwright/test'
import { signIn } from './people.ts'
import { lakeside, paths } from './places.ts'
import { expect } from './test.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Priya starts a content and is in its editor. */
export async function beginContent(
  page: Page,
  english: string,
  french: string,
  type = 'Article',
): Promise<void> {
  await signIn(page, 'priya', paths.admin.content({ id: lakeside.id }))
  await press(page, 'New content')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption(type)
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill(english)
  await dialog.getByRole('textbox', { name: 'Title in French' }).fill(french)
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible()
}

export async function saveContent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Patients will see it when you publish it.').first()).toBeVisible()
}

export async function publishContent(page: Page): Promise<void> {
  await press(page, /^Publish$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'What patients see' })).toContainText('Published')
}
