import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { expectFit } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { forms, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

// What the sweep cannot open by an address: a step as it is worked through, less motion, and paper.

test.setTimeout(120_000)

test('A step is accessible from its introduction to its submission (1.4.10, 2.4.2), and paper carries the submission alone: no navigation, no buttons (SHELL-49)', async ({
  page,
}) => {
  await signIn(page, 'maya', homeOf(lakeside))
  await page.getByRole('dialog').getByRole('link', { name: words['en-ca'].viewTask }).click()
  const step = stepOn(page, forms.hipCheckIn)
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await expectFit(page)
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
  await step.answerAll({ fell: false, questions: 'May I still swim?' })
  await step.press('next')
  await step.expectReview()
  await expectFit(page)
  await step.press('submit')
  await step.expectSent()
  await expectFit(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
  await expect(page.getByRole('definition').filter({ hasText: 'May I still swim?' })).toBeVisible()
})

test('The skeletons and the modal do not move for someone who asked for less motion; with forced colours the open page is marked in the menu (2.3.3, 1.4.1)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // However short: a rule for all elements would start one with every change of a style, thousands on a page.
  const transitions: string[] = []
  await page.exposeFunction('ran', (element: string) => transitions.push(element))
  await page.addInitScript(
    `addEventListener('transitionrun', ({ target }) => ran(target.outerHTML.slice(0, 80)))`,
  )
  await signIn(page, 'maya', homeOf(lakeside))
  const modal = page.getByRole('dialog')
  await expect(modal).toBeVisible()
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 20).length,
  )
  expect(moving).toBe(0)
  expect(transitions).toEqual([])

  // With forced colours only the page that is open has the bar in the menu.
  await page.emulateMedia({ forcedColors: 'active' })
  const links = page.getByRole('navigation').getByRole('link', { includeHidden: true })
  await expect(links.first()).toBeAttached()
  const isMarked = await links.evaluateAll((all) => {
    const { backgroundColor: canvas } = getComputedStyle(document.body)
    return all
      .map((link) => [getComputedStyle(link), link.ariaCurrent] as const)
      .filter(([style]) => style.borderInlineStartWidth === '4px')
      .map(([style, current]) => [style.borderInlineStartColor !== canvas, current !== null])
  })
  expect(isMarked.length).toBeGreaterThan(2)
  expect(isMarked.filter(([marked, current]) => marked !== current)).toEqual([])
  expect(isMarked.filter(([marked]) => marked)).toHaveLength(1)
})

test('With forced colours the open row of the form editor and the item of a menu are seen (1.4.1)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, 'priya', paths.admin.form({ id: formIdOf('hip-check-in') }))
  const structure = page.getByRole('region', { name: 'Pages and questions' })
  const borders = () =>
    structure.getByRole('button', { includeHidden: true }).evaluateAll((all) =>
      all
        .filter((one) => one.id.startsWith('edit-row-'))
        .map((one) => {
          const { borderTopColor } = getComputedStyle(one.parentElement ?? one)
          const { backgroundColor: canvas } = getComputedStyle(document.body)
          return [one.ariaCurrent === 'true', borderTopColor !== canvas]
        }),
    )
  await expect(structure).toBeVisible()
  const found = await borders()
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter(([current, marked]) => current !== marked)).toEqual([])
  expect(found.filter(([current]) => current)).toHaveLength(1)
  await page.getByRole('banner').getByRole('button', { name: words['en-ca'].accountMenu }).click()
  const item = page.getByRole('menuitem').or(page.getByRole('menuitemradio')).first()
  // The menu may find its place under the mouse only then.
  await expect(async () => {
    await item.hover()
    await expect(item).toHaveCSS('outline-style', 'solid', { timeout: 500 })
  }).toPass()
})
