import type { Page } from '@playwright/test'
import { expectVisibleFocus, enterOn, tabTo } from '../support/keyboard.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { signIn } from '../support/people.ts'
import { settingsWords } from '../support/settings-words.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const word = settingsWords['en-ca']
const bar = (page: Page) => page.getByRole('region', { name: 'Active profile' })
const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words['en-ca'].accountMenu }).click()
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })

/** Theo cares for his mother Rose and his son Émile. */
async function asTheo(page: Page, path: string) {
  await signIn(page, 'theo', path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
async function putOff(page: Page) {
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('Theo switches to his mother in the menu and back in the bar, slowly, and in a journey (SHELL-23..26, D-39, DATA-04)', async ({
  page,
  control,
}) => {
  await asTheo(page, homeOf(lakeside))
  await putOff(page)
  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: /Theo Martin.*active profile/ })).toHaveAttribute(
    'href',
    /\/settings\/profiles\/[0-9a-f-]{36}$/,
  )
  await expect(choice(page, 'Theo Martin')).toBeChecked()
  const most = page.viewportSize()!.height * 0.35
  const list = page.getByRole('group', { name: 'Your profiles' })
  await expect(list).toHaveCSS('max-height', `${most}px`)
  await expect(list).toHaveCSS('overflow-y', 'auto')
  await choice(page, 'Rose Martin').click()
  await expect(bar(page)).toContainText(word.acting)
  await expect(page.getByText(word.switched)).toBeVisible()
  // It is kept: the next visit starts as Rose.
  await page.reload()
  await expect(bar(page)).toContainText(word.acting)
  await page.getByRole('button', { name: word.own }).click()
  await expect(bar(page)).toHaveCount(0)
  expect((await control.callsOf('updateUser')).map(({ status }) => status)).toEqual([200, 200])

  // On a slow connection nothing of the profile before is shown with the new one, not in one frame.
  const task = page.getByRole('heading', { name: 'How is your hip today?' })
  await expect(task).toBeVisible()
  await openMenu(page)
  await control.faults({ kind: 'delay', ms: 1500, match: { operationId: 'listTasks' } })
  await page.evaluate(() => {
    const mixed: string[] = []
    const look = () => {
      const text = document.body.innerText
      if (text.includes("You're acting for Rose Martin.") && text.includes('How is your hip today?')) {
        mixed.push(text)
      }
      Object.assign(window, { mixedFrames: mixed.length, sawSkeleton: mixed.length === 0 })
      if (!('stopLooking' in window)) requestAnimationFrame(look)
    }
    look()
  })
  await choice(page, 'Rose Martin').click()
  await expect(bar(page)).toContainText(word.acting)
  await expect(task).toHaveCount(0)
  expect(await page.evaluate(() => Object(window).mixedFrames)).toBe(0)
  await page.evaluate(() => Object.assign(window, { stopLooking: true }))
  await expect(task).toBeVisible()
  await control.faults()

  // From a journey of one profile a switch leads to the list of journeys.
  await page.goto(paths.patient.journeys({ organizationId: lakeside.id }))
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/journeys\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openMenu(page)
  await choice(page, 'Émile Martin').click()
  await expect(page).toHaveURL(/\/journeys$/)
  await expect(bar(page)).toContainText("You're acting for Émile Martin.")
})

test('A switch that fails says so; one whose answer is lost counts; what was typed survives a failure (F06, F02)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/50[03]|ERR_/)
  await asTheo(page, paths.settings.profiles())
  await control.faults({ kind: 'status', status: 500, match: { operationId: 'updateUser' } })
  await page.getByRole('button', { name: word.use('Rose Martin') }).click()
  await expect(page.getByText("We couldn't switch to Rose Martin. Please try again.")).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await control.faults({ kind: 'dropAfterCommit', match: { operationId: 'updateUser' } })
  await page.getByRole('button', { name: word.use('Rose Martin') }).click()
  await expect(bar(page)).toContainText(word.acting)

  // What was typed survives a failure and is asked about before one leaves.
  await control.faults()
  await page.getByRole('link', { name: word.edit('Rose Martin') }).click()
  const first = page.getByRole('textbox', { name: word.firstName })
  await first.fill('Rosalie')
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'updatePatient' } })
  await page.getByRole('button', { name: word.save }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('What you typed is still here')
  await page.getByRole('link', { name: 'All profiles' }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(first).toHaveValue('Rosalie')
  await control.faults()
  await page.getByRole('button', { name: word.save }).click()
  await expect(page.getByText(word.saved)).toBeVisible()
  await page.getByRole('link', { name: 'All profiles' }).click()
  await expect(page.getByRole('heading', { name: 'Rosalie Martin' })).toBeVisible()
})

test('A profile is edited, pictured and added, by keyboard alone (PROFILE-15, DATA-55)', async ({
  page,
  control,
}) => {
  await asTheo(page, paths.settings.profiles())
  await enterOn(page, page.getByRole('link', { name: word.edit('Rose Martin') }))
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Martin' })).toBeFocused()
  const first = page.getByRole('textbox', { name: word.firstName })
  await tabTo(page, first)
  await page.keyboard.press('End')
  await page.keyboard.type('lie')
  const pictures = page.getByRole('radiogroup', { name: word.picture })
  await tabTo(page, pictures.getByRole('radio', { name: 'No pattern' }))
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('radio', { name: word.bamboo })).toBeChecked()
  await expectVisibleFocus(page)
  await enterOn(page, page.getByRole('button', { name: word.save }))
  await expect(page.getByText(word.saved)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Roselie Martin' })).toBeVisible()
  expect((await control.callsOf('updatePatient')).map(({ status }) => status)).toEqual([200])

  await page
    .getByRole('navigation', { name: word.settings })
    .getByRole('link', { name: word.profiles })
    .click()
  await expect(page.getByRole('heading', { name: 'Roselie Martin' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: word.profiles })).toBeFocused()
  await enterOn(page, page.getByRole('link', { name: word.add }))
  await expect(page.getByRole('heading', { level: 1, name: 'Let’s create a profile' })).toBeFocused()
  await enterOn(page, page.getByRole('button', { name: 'Next' }))
  await tabTo(page, page.getByRole('radio', { name: 'Myself' }))
  await page.keyboard.press('ArrowDown')
  await enterOn(page, page.getByRole('button', { name: 'Next' }))
  await tabTo(page, page.getByRole('textbox', { name: word.firstName }))
  await page.keyboard.type('Jo')
  await tabTo(page, page.getByRole('textbox', { name: /^Last name/ }))
  await page.keyboard.type('Roy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Jo Roy' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: word.profiles })).toBeFocused()
})

test('Profiles that fail leave the shell usable; another person’s is not found', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/50[03]|404/)
  await signIn(page, 'samuel', paths.settings.account())
  await expect(page.getByRole('heading', { level: 1, name: word.account })).toBeVisible()
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'listPatients' } })
  await page
    .getByRole('navigation', { name: word.settings })
    .getByRole('link', { name: word.profiles })
    .click()
  await expect(page.getByText(word.failed)).toBeVisible()
  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: words['en-ca'].signOut })).toBeVisible()
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await control.faults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: "You don't have a profile yet" })).toBeVisible()
  await page.goto(paths.settings.profile({ profileId: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0999' }))
  await expect(page.getByRole('heading', { name: 'Hmm...' })).toBeVisible()
})
