import { expectFit } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('A backend developer reads what an operation takes and answers, and which of it is only proposed', async ({
  page,
}) => {
  await page.goto('/__docs__')
  await expect(page.getByRole('heading', { level: 1, name: 'The contract' })).toBeVisible()
  await expectFit(page)
  await page
    .getByRole('navigation', { name: 'Tags' })
    .getByRole('link', { name: 'tasks', exact: true })
    .click()
  await page.getByRole('link', { name: 'tasks', exact: true }).last().click()
  await expect(page).toHaveURL(/\/__docs__\/tasks\/$/)
  await page.getByText('Example', { exact: true }).first().click()
  await expectFit(page)
  await page.getByRole('link', { name: 'TaskComplete', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'TaskComplete' })).toBeVisible()
  await expect(page.getByText('assumed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('fact', { exact: true }).first()).toBeVisible()
  await expectFit(page)
})

test('The reference is readable on a dark screen and without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    colorScheme: 'dark',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/__docs__/tasks/#completeTask')
  await expect(page.getByRole('heading', { name: /^completeTask\s+fact$/ })).toBeVisible()
  await context.close()
})
