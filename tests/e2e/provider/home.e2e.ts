import type { Page } from '@playwright/test'
import { expectAccessible, expectFit, expectRoom } from '../support/axe.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Where a care team's day begins (PROD-04, ROUTE-66, PROV-01, FLAG-11, SHELL-60, SHELL-61).

test.setTimeout(120_000)
const words = {
  'en-ca': {
    home: 'Home',
    title: 'Care team home',
    attention: 'Needs your attention',
    take: 'Take care of it: Béatrice Lavoie',
    dialog: 'You take care of this',
    note: /Note for your team/,
    confirm: 'Take care of it',
    undo: 'Undo',
    taken: 'Taken care of',
    seen: 'Ana Okafor takes care of this',
    journeys: 'Journeys',
    mood: 'Mental-health check-in',
    search: 'Search journeys',
    find: 'Search',
    clear: 'Clear filters',
    noSuchPage: 'There is no such page, so here is the first one.',
  },
  'fr-ca': {
    home: 'Accueil',
    title: 'Accueil de l’équipe de soins',
    attention: 'À votre attention',
    take: 'M’en occuper\u00a0: Béatrice Lavoie',
    dialog: 'Vous vous en occupez',
    note: /Note pour votre équipe/,
    confirm: 'M’en occuper',
    undo: 'Annuler',
    taken: 'Pris en charge',
    seen: 'Ana Okafor s’en occupe',
    journeys: 'Parcours',
    mood: 'Suivi de la santé mentale',
    search: 'Chercher un parcours',
    find: 'Rechercher',
    clear: 'Effacer les filtres',
    noSuchPage: 'Cette page n’existe pas\u00a0: voici la première.',
  },
} as const

const home = careTeamHomeOf(lakeside)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')

for (const lang of ['en-ca', 'fr-ca'] as const) {
  const word = words[lang]
  test.describe(`in ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await signIn(page, 'samuel', home)
      if (lang === 'fr-ca') await changeLanguage(page, lang)
      await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible()
    })

    test('Samuel sees who needs him, takes care of an answer with a note, and takes that back (PROV-01)', async ({
      page,
    }) => {
      await expect(page.getByRole('navigation').getByRole('link', { name: word.home })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(cards(page, word.attention)).toHaveCount(4)
      await expectFit(page)
      await expectRoom(page)
      await button(page, word.take).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: word.dialog })
      await dialog.getByRole('textbox', { name: word.note }).fill('Called her at 9.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: word.confirm }).click()
      const beatrice = cards(page, word.attention).filter({ hasText: 'Béatrice Lavoie' })
      await expect(beatrice).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 2, name: word.attention })).toBeFocused()
      await button(page, word.undo).click()
      await expect(beatrice).toHaveCount(1)
      await button(page, word.taken).click()
      await expect(page.getByText(word.seen)).toHaveCount(2)
      await expectFit(page)
    })

    test('He finds a journey, and an address with no such page leads to the first (ROUTE-66, ROUTE-88)', async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/status of 404/, /ApiError.* 404/)
      const table = page.getByRole('table', { name: word.journeys })
      await expect(table.getByRole('rowheader')).toHaveCount(3)
      await page.getByRole('textbox', { name: word.search }).fill('mental')
      await page.keyboard.press('Enter')
      await expect(table.getByRole('rowheader')).toHaveCount(1)
      await expect(page).toHaveURL(/search=mental/)
      await expect(table.getByRole('rowheader')).toContainText(word.mood)
      await button(page, word.clear).click()
      await expect(table.getByRole('rowheader')).toHaveCount(3)
      await page.goto(home.replace(/\?.*/, '?page=99'))
      await expect(page.getByText(word.noSuchPage)).toBeVisible()
      await expect(page).not.toHaveURL(/page=99/)
    })
  })
}

test('Columns are made wider by keyboard and by mouse, and stay so (FLAG-11)', async ({ page }) => {
  await signIn(page, 'samuel', home)
  const head = page.getByRole('columnheader', { name: 'Journey', exact: true })
  const end = page.getByRole('separator', { name: 'Width of Journey' })
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0)
  await end.focus()
  await page.keyboard.press('Home')
  await expect.poll(width).toBe(80)
  await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBe(96)
  await expect(end).toHaveAttribute('aria-valuenow', '96')
  await expectAccessible(page)
  const at = await end.boundingBox()
  if (!at) throw new Error('The end of the column is not seen')
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
  await page.mouse.down()
  await page.mouse.move(at.x + at.width / 2 + 150, at.y + at.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(width).toBe(246)
  await page.reload()
  await expect.poll(width).toBe(246)
  await expectFit(page)
})

test('What fails is said in its place, and the rest of the page is there (PROV-01)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/status of 500/, /ApiError/)
  await control.faults({ kind: 'status', status: 500, match: { operationId: 'listAttentionItems' } })
  await signIn(page, 'samuel', home)
  await expect(page.getByText("We couldn't load what needs your attention")).toBeVisible()
  await expect(page.getByRole('table', { name: 'Journeys' })).toBeVisible()
  await expectAccessible(page)
  await control.faults()
  await button(page, 'Try again').click()
  await expect(cards(page, 'Needs your attention')).toHaveCount(4)
})
