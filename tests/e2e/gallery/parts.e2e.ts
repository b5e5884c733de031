import { expectAccessible } from '../support/axe.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// What only a browser shows of the parts: places, sizes, times, focus.

test.setTimeout(120_000)

test('UI-16..20, 3.3.4: a dialog with a banner, a static backdrop, or a body that scrolls within 24rem; a question about something final starts on Cancel', async ({
  page,
}) => {
  await page.goto('/__ui__/dialogs')
  const dialog = page.getByRole('dialog')
  const show = async (name: string) => {
    const opener = page.getByRole('button', { name, exact: true })
    await opener.click()
    await expect(dialog).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    return opener
  }
  const outside = () => page.mouse.click(5, 5)

  const usual = await show('A message')
  await outside()
  await expect(dialog).toHaveCount(0)
  await expect(usual).toBeFocused()

  await show('Stays on a press outside')
  await outside()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await show('Long text that scrolls')
  const body = dialog.locator('[tabindex="0"]')
  const box = await body.evaluate((element) => ({
    most: getComputedStyle(element).maxHeight,
    high: element.clientHeight,
    scrolls: element.scrollHeight > element.clientHeight,
  }))
  expect(box).toEqual({ most: '384px', high: expect.any(Number), scrolls: true })
  expect(box.high).toBeLessThanOrEqual(384)
  await page.keyboard.press('Escape')

  await show('With a picture')
  await expect(dialog.locator('img')).toHaveAttribute('alt', '')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await show('Must be answered')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toHaveCount(0)

  // Enter on Cancel does nothing but close.
  await page.getByRole('button', { name: 'Something final' }).click()
  const final = page.getByRole('dialog', { name: 'Delete Metformin 500 mg?' })
  await expect(final.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Messages' })).toBeHidden()
})

test('UI-21..25: toasts at the bottom left, three at once, in 225 ms, gone after 5 s unless one looks at them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/__ui__/messages')
  const toasts = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const variant of ['default', 'success', 'warning', 'error', 'info']) await press(variant)
  await expect(toasts).toHaveCount(3)

  const first = toasts.first()
  const looks = await first.evaluate((toast) => {
    const { animationDuration } = getComputedStyle(toast)
    toast.setAttribute('data-leaving', 'true')
    const leaving = getComputedStyle(toast).animationDuration
    toast.removeAttribute('data-leaving')
    return { animationDuration, leaving }
  })
  expect(looks).toEqual({ animationDuration: '0.225s', leaving: '0.195s' })
  await page.clock.runFor(500)
  const corner = (await page.getByRole('region', { name: 'Messages' }).boundingBox())!
  expect([corner.x, corner.y + corner.height]).toEqual([0, 800])

  await first.hover()
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveCount(3)
  await page.mouse.move(1000, 10)
  await page.clock.runFor(5300)
  // The two that waited come then.
  await expect(toasts).toHaveCount(2)
  await expect(page.getByRole('alert')).toHaveText('ErrorFailed to create profile')
  await toasts.first().getByRole('button', { name: 'Close' }).focus()
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveCount(2)
})

test('A table on a phone: cards, sorted by a list, paged and searched in the address, Back works; on paper it has its columns; a toast covers nothing that cannot be scrolled away from it (2.4.11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/__ui__/table')
  await expect(page.getByRole('table', { name: 'Appointments' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Person' })).toBeHidden()
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toContainText('Reason')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Person, Z to A')
  await expect(page).toHaveURL(/ordering=-name/)
  await expect(page.getByRole('rowheader').first()).toContainText('Isaac')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('Showing 21 to 40 of 45')).toBeFocused()
  await page.getByRole('textbox', { name: 'Search appointments' }).fill('nobody')
  await expect(page.getByRole('heading', { name: 'No results for “nobody”' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Showing 21 to 40 of 45')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader', { name: 'Reason' })).toBeVisible()
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 390, height: 600 })
  await goWithin(page, '/__ui__/actions')
  await page.getByRole('button', { name: 'Start the check-in' }).click()
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(toast).toBeVisible()
  await toast.hover()
  const last = page.getByRole('button', { name: /Change the city/ })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(async () => {
      const [a, b] = [(await last.boundingBox())!, (await toast.boundingBox())!]
      return a.y + a.height <= b.y
    })
    .toBe(true)
})

test('VAL-55, VAL-57, 2.5.7, UI-30..31: a file by its button; one of 50 MB and a byte, and a renamed page, are refused; Back of the browser is Back of the wizard; theme and language are changed', async ({
  page,
}) => {
  await page.goto('/__ui__/choices')
  const field = page.getByRole('group', { name: /Letter from your doctor/ }).first()
  const input = field.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await expect(field).toContainText("You can't use this kind of file here. Choose one of these: PDF")
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(field.getByRole('button', { name: 'Remove a.pdf' })).toBeVisible()
  await expect(field).not.toContainText('this kind of file')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(52_428_801)], 'big.pdf', { type: 'application/pdf' }))
    const zone = document.querySelector('input[type=file]')?.closest('div')
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
  })
  await expect(field).toContainText(/Choose a file of 50\sMB or less/)

  // By keyboard.
  await goWithin(page, '/__ui__/wizard')
  await page.getByRole('radio', { name: 'Knee' }).check()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeFocused()
  await page.getByRole('textbox', { name: 'First name' }).fill('Maya')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Knee' })).toBeChecked()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Maya')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Created: Knee, Maya')).toBeVisible()

  await page.getByRole('button', { name: 'Fleuve' }).click()
  await expect(page).toHaveURL(/theme=fleuve/)
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--primary-700').trim())
  await expect.poll(primary).toBe('#78336e')
  await page.getByRole('button', { name: 'Northern' }).click()
  await expect.poll(primary).toBe('#1f527e')
  await goWithin(page, '/__ui__')
  await expect(page.getByRole('heading', { level: 1, name: 'UI kit' })).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trousse d’interface' })).toBeVisible()
})
