// `npm run dev -- --worker`: Vite serves the portal and there is no server behind it; the mock server is in the page.
import { test } from '@playwright/test'
import { documentWords, fileField, mayasDocuments, pdf } from '../support/documents.ts'
import { enterAs } from '../support/people.ts'
import { answerHipCheckIn, forms, stepOn } from '../support/step.ts'
import { goWithin } from '../support/sweep.ts'
import { expect } from '../support/test.ts'
import { words } from '../support/words.ts'

// The first visit makes Vite look through every module.
test.setTimeout(240_000)

test('Maya works without any server: her step, her document and her session outlive a reload', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  context.on('weberror', (error) => errors.push(String(error.error())))
  const en = documentWords
  page.setDefaultTimeout(90_000)

  // The control page has a mock server of its own, and the same world.
  await page.goto('/__mock__/')
  const signIn = page.getByRole('button', { name: 'Sign in as Maya Tremblay' })
  // Vite may still put packages together, and then reloads the page once.
  await expect(signIn).toBeVisible({ timeout: 90_000 })
  const icon = page.waitForResponse(/\/media\/lakeside-icon\.svg$/)
  const documents = await mayasDocuments(page, () => signIn.click())
  expect((await icon).ok() && (await icon).fromServiceWorker()).toBe(true)
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  await page.getByRole('link', { name: /^Start/ }).click()
  await answerHipCheckIn(page)
  await stepOn(page, forms.hipCheckIn).press('submit')
  await expect(page).toHaveURL(/\/submission$/)

  await goWithin(page, documents.upload)
  await fileField(page, en.choose).setInputFiles(pdf('list-from-the-pharmacy.pdf'))
  await page.getByRole('button', { name: en.send }).click()
  await expect(page.getByRole('region', { name: en.tray })).toContainText('Uploaded.')

  await page.goBack()
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: 'May I still swim?' })).toBeVisible()
  expect(errors).toEqual([])

  await context.setOffline(true)
  const control = (method: string, path: string) =>
    page.evaluate(async (call) => (await fetch(`/__mock__/${call.path}`, { method: call.method })).json(), {
      method,
      path,
    })
  expect(await control('GET', 'people')).toMatchObject({
    people: expect.arrayContaining([expect.objectContaining({ email: 'maya@portage.test' })]),
  })
  await context.setOffline(false)
  // The world is reset, and no one is signed in.
  expect(await control('POST', 'reset')).toEqual({ world: 'default' })
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible()
  await enterAs(page, 'maya')
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible()
})
