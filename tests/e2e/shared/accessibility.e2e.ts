import type { BrowserContext, Page } from '@playwright/test'
import { contentIdOf, mediaIdOf } from '#mock-server/store/seeds/content-id.ts'
import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipCheckInForm } from '#mock-server/store/seeds/journeys/hip-check-in-form.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { gatesOn, passGates } from '../support/gates.ts'
import { changeLanguage, signIn, signInForm, type Person } from '../support/people.ts'
import { homeOf, journeysOf, lakeside, northern, paths } from '../support/places.ts'
import { answerHipCheckIn, forms, inLang, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words, type Lang } from '../support/words.ts'

// Every screen in both languages: axe, a title, and 320 px without sideways scrolling (WCAG 2.2 AA, 1.4.10, 2.4.2).

test.setTimeout(120_000)

const { admin } = paths
const own = { id: lakeside.id }

/** Where administrators work; what is written and shown there is opened by its name. */
const adminPlaces = {
  'of forms and journeys': [
    admin.forms(),
    admin.form({ id: formIdOf(hipCheckInForm.key) }),
    admin.journeys(),
    admin.journeys({}, { edit: hipReplacement.id }),
    admin.journeys({}, { new: '' }),
  ],
  'of everything else': [
    admin.processInstances(),
    admin.processInstance({ id: journeyIdOf('maya-hip') }),
    admin.processInstance({ id: journeyIdOf('walter-hip') }), // stuck
    admin.organizations(),
    admin.organizations({}, { new: '' }),
  ],
  'of an organization and its content': [
    admin.organization(own),
    admin.content(own),
    admin.content(own, { view: 'media' }),
    admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') }),
    admin.media({ ...own, mediaId: mediaIdOf(lakeside, '/media/library/hospital-bag.en-ca.pdf') }),
  ],
  'of the people of an organization': [
    admin.invitations(own),
    admin.newInvitation(own),
    admin.organizationJourneys(own),
    admin.users(own),
    admin.newUser(own),
  ],
} as const

/** The language that was chosen on this device before. */
const remember = (context: BrowserContext, lang: Lang, baseURL: string | undefined) =>
  context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])

/** Signs in on a page without the next-task modal, and takes the language. */
async function enter(page: Page, person: Person, lang: Lang, path: string) {
  await signIn(page, person, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shown = await page.locator('html').getAttribute('lang')
  if (shown !== words[lang].htmlLang) await changeLanguage(page, lang)
}

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\.\.\.|…/ }),
  ).toHaveCount(0)
}

for (const lang of ['en-ca', 'fr-ca'] as const) {
  const word = words[lang]
  test.describe(`in ${word.language}`, () => {
    test('Sign-in and consent are fit for everybody', async ({
      page,
      context,
      baseURL,
      control,
      allowErrors,
    }) => {
      allowErrors(/[45]0\d/)
      await remember(context, lang, baseURL)
      await page.goto('/')
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('lang', word.htmlLang)
      await expectFit(page)
      const form = signInForm(page)
      await form.email.fill('noor@portage.test')
      await form.password.fill('wrong')
      await form.submit.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectFit(page)

      await signIn(page, 'noor')
      await settled(page)
      await expectFit(page)
      await control.faults({ kind: 'status', status: 400, match: { operationId: 'createConsentDecision' } })
      await gatesOn(page, lang).agree()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await control.faults()

      // Her pages are empty yet.
      await passGates(page, lang)
      await expect(page).toHaveURL(homeOf(northern))
      await settled(page)
      await expectFit(page)
      await page.goto(journeysOf(northern))
      await settled(page)
      await expectFit(page)
    })

    test('Home, menus and journeys are fit for everybody', async ({ page }) => {
      await enter(page, 'maya', lang, journeysOf(lakeside))
      await settled(page)
      await expectFit(page)
      await page.goto(homeOf(lakeside))
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectFit(page)
      await page.getByRole('dialog').getByRole('button', { name: word.later }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectFit(page)

      for (const name of [word.accountMenu, word.languageMenu, word.organizations]) {
        await page.getByRole('button', { name }).click()
        await expect(page.getByRole('menu')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
      }
      await page.setViewportSize({ width: 320, height: 640 })
      await page.getByRole('button', { name: word.openMenu }).click()
      await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible()
      await expectFit(page)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 1280, height: 800 })

      await page.getByRole('link', { name: inLang(hipReplacement.name, lang) }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: inLang(hipReplacement.name, lang) }),
      ).toBeVisible()
      await expect(page.getByRole('list', { name: word.done })).toBeVisible()
      await expectFit(page)
    })

    test('A step from its introduction to its submission is fit for everybody', async ({
      page,
      control,
      allowErrors,
    }) => {
      allowErrors(/40[01]/)
      await enter(page, 'maya', lang, journeysOf(lakeside))
      await page.goto(homeOf(lakeside))
      await page.getByRole('dialog').getByRole('link', { name: word.viewTask }).click()
      const step = stepOn(page, forms.hipCheckIn, lang)
      await expect(page.getByRole('button', { name: word.start, exact: true })).toBeVisible()
      await expectFit(page)
      const intro = page.url()
      await step.press('start')
      await expect(step.heading('pain')).toBeVisible()
      await step.press('next')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectFit(page)
      await step.answer('pain', 9)
      await step.press('next')
      await step.answer('uses_cane', true)
      await expectFit(page)
      await step.answerAll({ cane_when: 'always', hard_activities: ['none'] })
      await step.press('next')
      await step.answer('fell', true)
      await expect(step.question('last_fall')).toBeVisible()
      await expectFit(page)

      // Sign-in over the page.
      await control.faults({ kind: 'revokeSession', match: { operationId: 'saveTaskDraft' } })
      await step.answer('questions', '?')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectFit(page)
      await signInForm(page).password.fill('Portage-2026!')
      await signInForm(page).submit.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await step.answer('fell', false)
      await step.press('next')
      await step.expectReview()
      await expectFit(page)
      // The introduction of a step that was begun, and the question before all of it is gone.
      await page.goto(intro)
      await page.getByRole('button', { name: word.continue, exact: true }).waitFor()
      await expectFit(page)
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectFit(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: word.continue, exact: true }).click()
      await step.press('next')
      await step.press('submit')
      await expect(page).toHaveURL(/\/submission$/)
      await step.expectSent()
      await expectFit(page)
    })

    test('The pages of care teams and administrators are fit for everybody', async ({
      page,
      otherDevice,
    }) => {
      await enter(page, 'samuel', lang, paths.provider.home())
      await settled(page)
      await expectFit(page)
      const other = await otherDevice()
      await enter(other, 'priya', lang, paths.admin.home())
      await settled(other)
      await expectFit(other)
    })

    for (const [which, places] of Object.entries(adminPlaces)) {
      test(`The places ${which} are fit for administrators, wide and on a phone`, async ({ page }) => {
        test.setTimeout(240_000)
        await enter(page, 'priya', lang, admin.home())
        for (const place of places) {
          await test.step(place, async () => {
            await page.goto(place)
            await settled(page)
            await expectFit(page)
            await page.setViewportSize({ width: 390, height: 844 })
            await expectAccessible(page)
            await page.setViewportSize({ width: 1280, height: 800 })
          })
        }
      })
    }

    test('What went wrong is fit for everybody', async ({ page, context, baseURL, control, allowErrors }) => {
      allowErrors(/[45]0\d/)
      await remember(context, lang, baseURL)
      // No permission: Luc on the admin page, in his language and in English.
      await signIn(page, 'luc', paths.admin.home())
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
      if (lang === 'en-ca') {
        await page.getByRole('banner').getByRole('button', { name: words['en-ca'].language }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
      }
      await settled(page)
      await expectFit(page)
      // The rest as Noor, who has no language of her own.
      await context.clearCookies()
      await remember(context, lang, baseURL)
      await page.evaluate(() => localStorage.clear())
      await signIn(page, 'noor')
      await passGates(page, lang)
      await page.goto('/nowhere')
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
      await expectFit(page)
      await control.faults({ kind: 'status', status: 500, match: { operationId: 'listTasks' } })
      await page.goto(homeOf(northern))
      await expect(page.getByRole('alert')).toBeVisible()
      await expectFit(page)
      await control.faults({ kind: 'status', status: 503, match: { operationId: 'getCurrentUser' } })
      await page.goto(homeOf(northern))
      await expect(page.getByRole('alert')).toContainText('503')
      await expectFit(page)
    })
  })
}

test('The skeletons and the modal do not move for somebody who asked for less motion (2.3.3)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'maya')
  const modal = page.getByRole('dialog')
  await expect(modal).toBeVisible()
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 20).length,
  )
  expect(moving).toBe(0)
})

test('Paper carries the submission alone: no navigation, no buttons (SHELL-49)', async ({ page }) => {
  await enter(page, 'maya', 'en-ca', journeysOf(lakeside))
  await page.goto(homeOf(lakeside))
  await page.getByRole('dialog').getByRole('link', { name: words['en-ca'].viewTask }).click()
  await answerHipCheckIn(page)
  await stepOn(page, forms.hipCheckIn).press('submit')
  await stepOn(page, forms.hipCheckIn).expectSent()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
  await expect(page.getByRole('definition').filter({ hasText: 'May I still swim?' })).toBeVisible()
})
