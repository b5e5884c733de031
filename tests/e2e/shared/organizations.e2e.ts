import type { Page } from '@playwright/test'
import { changeLanguage, signInMaya } from '../support/people.ts'
import { fleuve, homeOf, journeysOf, lakeside, northern } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** The colours that an organization put on the page. */
const coloursOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.body.style]
        .filter((name) => name.startsWith('--'))
        .map((name) => [name, document.body.style.getPropertyValue(name)]),
    ),
  )

const themeOf = (organization: { theme: object | null }) =>
  Object.fromEntries(Object.entries(organization.theme ?? {}).map(([key, value]) => [`--${key}`, value]))

async function switchTo(page: Page, name: string) {
  await page.getByRole('navigation').getByRole('button', { name: words['en-ca'].organizations }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

const storedOrganization = (page: Page) => page.evaluate(() => localStorage.getItem('organization_id'))

test('Maya goes from one clinic to the other: its home, its colours, and nothing of the first (PROD-06, ORG-01, ORG-02, ORG-05, ORG-10..14, STORE-01)', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/40[34]/)
  await signInMaya(page)
  await expect.poll(() => coloursOf(page)).toEqual(themeOf(lakeside))
  expect(await storedOrganization(page)).toBe(lakeside.id)
  await page.goto(journeysOf(lakeside))
  await switchTo(page, fleuve.name)
  await expect(page).toHaveURL(homeOf(fleuve))
  await expect(page.getByRole('main')).toContainText(fleuve.name)
  await expect.poll(() => coloursOf(page)).toEqual(themeOf(fleuve))
  expect(await storedOrganization(page)).toBe(fleuve.id)
  await expect(page.getByRole('main')).not.toContainText('Hip replacement')
  // In another language too, the organization and its colours stay.
  await changeLanguage(page, 'fr-ca')
  await expect(page).toHaveURL(homeOf(fleuve))
  expect(await coloursOf(page)).toEqual(themeOf(fleuve))

  // ORG-06: the last one is where she comes back to.
  await page.goto('/')
  await expect(page).toHaveURL(homeOf(fleuve))
  // ORG-04: the address goes before it.
  await page.goto(homeOf(lakeside))
  await expect.poll(() => coloursOf(page)).toEqual(themeOf(lakeside))
  // ORG-05: one that she does not belong to shows nothing of hers, in no colours of hers.
  await page.goto(homeOf(northern))
  await expect(page.getByRole('main')).not.toContainText('Hip replacement')
  await expect.poll(() => coloursOf(page)).toEqual({})
})
