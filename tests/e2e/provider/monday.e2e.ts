import peopleEnglish from '#locales/en-ca/provider/people.ts'
import peopleFrench from '#locales/fr-ca/provider/people.ts'
import { hipCheckInForm } from '#mock-server/store/seeds/journeys/hip-check-in-form.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { careTeamOn, mood } from '../support/care-team.ts'
import { enterOn, expectVisibleFocus } from '../support/keyboard.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

// A Monday morning by keyboard alone, at a desk and on a tablet: read the alert that matters, note a call, hand it
// over, handle the next one, undo, and find Walter by his birth date (PROV-01).

test.setTimeout(180_000)

const find = { 'en-ca': peopleEnglish.find.label, 'fr-ca': peopleFrench.find.label }
const pain = hipCheckInForm.pages.flatMap(({ fields }) => fields).find(({ key }) => key === 'pain')

for (const { lang, width } of [
  { lang: 'en-ca', width: 1280 },
  { lang: 'fr-ca', width: 820 },
] as const)
  test.describe(`${lang}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('A Monday morning by keyboard', async ({ page, otherDevice }) => {
      const { about, button, heading, said, words: word } = careTeamOn(page, lang)
      const { act, call, list, severity, take } = word.attention
      await signIn(page, 'samuel', `${careTeamHomeOf(lakeside)}&view=worklist`)
      if (lang !== 'en-ca') await changeLanguage(page, lang)
      await expect(page.locator('html')).toHaveAttribute('lang', words[lang].htmlLang)
      const rows = page.locator('[data-item] a')

      await test.step('reads why the first one is on top', async () => {
        await expect(rows.first()).toHaveText('Irène Fortin')
        await rows.first().focus()
        await expect(page.getByRole('row').nth(1)).toContainText(severity.danger_to_life)
        await page.keyboard.press('j')
        await expect(rows.nth(1)).toBeFocused()
        await expectVisibleFocus(page)
        await expectAccessible(page)
        await page.keyboard.press('Enter')
        await expect(heading(1, mood.step('mood', lang))).toBeFocused()
        await expect(page.getByRole('link', { name: '819-555-0105' })).toBeVisible()
      })

      await test.step('notes a call that no one answered', async () => {
        await enterOn(page, button(page, call.button))
        const dialog = page.getByRole('dialog', { name: call.title })
        await dialog.getByRole('radio', { name: call.outcomes.no_answer }).press('Space')
        await expectAccessible(page)
        await enterOn(page, button(dialog, call.confirm))
        await expect(dialog).toHaveCount(0)
        await expect(page.getByText(said(call.done, { who: 'Béatrice Lavoie' }))).toBeVisible()
        await expect(page.getByText(call.outcomes.no_answer)).toBeAttached()
        await enterOn(page, page.getByRole('link', { name: said(act.previous, { who: 'Irène Fortin' }) }))
        await expect(heading(2, act.title)).toBeVisible()
        await expectFit(page)
      })

      await test.step('handles the first, undoes that, and hands both to Ana', async () => {
        await page.goto(`${careTeamHomeOf(lakeside)}&view=worklist&kind=alert`)
        await rows.first().focus()
        await page.keyboard.press('e')
        await enterOn(page, button(page.getByRole('dialog', { name: take.title }), take.confirm))
        await expect(rows).toHaveText(['Béatrice Lavoie'])
        await button(page, take.undo).press('Enter')
        await expect(rows).toHaveText(['Irène Fortin', 'Béatrice Lavoie'])
        await rows.first().focus()
        await page.keyboard.press('x')
        await page.keyboard.press('j')
        await page.keyboard.press('x')
        await enterOn(page, button(page, word.attention.many.assign))
        const dialog = page.getByRole('dialog')
        const team = dialog.getByRole('combobox')
        await expect(team).toBeVisible()
        await team.selectOption('Ana Okafor')
        await team.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page.getByText(said(word.attention.many.assigned, { count: 2 }))).toBeVisible()
        await expect(heading(1, word.attention.title)).toBeFocused()
      })

      await test.step('a second nurse finds them among hers', async () => {
        const other = await otherDevice()
        await signIn(other, 'ana', `${careTeamHomeOf(lakeside)}&view=worklist&assignee=me`)
        await expect(other.locator('[data-item] a')).toHaveText(['Irène Fortin', 'Béatrice Lavoie'])
        await other.close()
      })

      await test.step('finds what waits for Walter, then Walter, by his birth date', async () => {
        await page.goto(`${careTeamHomeOf(lakeside)}&view=worklist`)
        const field = page.getByRole('textbox', { name: list.search })
        await field.press('1')
        await page.keyboard.type('958-03-14')
        await expect(rows).toHaveText(['Walter Kim'])
        expect(page.url()).not.toContain('1958')
        await expect(button(page, about(take.button, 'Walter Kim'))).toBeVisible()
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('combobox', { name: find[lang] })).toBeFocused()
        await page.keyboard.type('1958-03-14')
        await expect(page.getByRole('option', { name: /Walter Kim/ })).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(heading(1, 'Walter Kim')).toBeFocused()
        await expect(page.getByRole('heading', { level: 3, name: inLang(pain!.label, lang) })).toBeVisible()
        await expectAccessible(page)
        await expectFit(page)
      })
    })
  })
