import type { Page } from '@playwright/test'
import people from '#locales/en-ca/provider/people.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { careTeamOn } from '../support/care-team.ts'
import { expectVisibleFocus } from '../support/keyboard.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(180_000)

/** Walter writes down a medicine and shares his medications with Lakeside, on his own device. */
async function shareMedicine(device: Page): Promise<void> {
  await signIn(device, 'walter', '/config.json')
  const statuses = await device.evaluate(
    async ([patient, organization]) => {
      const [, token] = Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken')) ?? []
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const send = async (method: string, path: string, body: object) =>
        (await fetch(path, { method, headers, body: JSON.stringify(body) })).status
      return [
        await send('POST', '/v1/medications/', { patient, name: 'Naproxen', strength: '500 mg' }),
        await send('PUT', `/v1/patients/${patient}/care-team-shares/${organization}/`, {
          sections: ['medications'],
          until: null,
        }),
      ]
    },
    [patientIdOf('walter'), lakeside.id] as const,
  )
  expect(statuses).toEqual([201, 200])
}

/** A Lakeside with hundreds of open things. */
const large = test.extend({
  baseURL: async ({ baseURL }, provide) => {
    await provide(`http://large-1001.localhost:${new URL(baseURL ?? '').port}`)
  },
})

large.describe('with a tablet, in French, and at a desk, in English', () => {
  large.use({ viewport: { width: 820, height: 900 } })

  large(
    'A Monday morning: of hundreds of open things Samuel finds the three that matter, and Ana works beside him (PROV-01)',
    async ({ page, otherDevice }) => {
      await shareMedicine(await otherDevice())
      await signIn(page, 'samuel', careTeamHomeOf(lakeside))
      await changeLanguage(page, 'fr-ca')
      const { about, button, cards, goTo, said, words } = careTeamOn(page, 'fr-ca')
      const { attention } = words

      await goTo('invites')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      const dialog = page.getByRole('dialog')
      let who = ''
      await test.step('the three that matter come first, within ten seconds and five keys', async () => {
        const start = Date.now()
        await goTo('home')
        const severe = cards.filter({ hasText: attention.severity.danger_to_life })
        await expect(severe).toHaveCount(3)
        const names = await cards.getByRole('heading').allTextContents()
        expect(await severe.getByRole('heading').allTextContents()).toEqual(names.slice(0, 3))
        who = String(names[0])
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        const worst = page.getByRole('link', { name: about(attention.open.submission, who) })
        const isReached = () => worst.evaluate((link) => link === document.activeElement)
        for (let keys = 0; keys < 5 && !(await isReached()); keys += 1) await page.keyboard.press('Tab')
        await expect(worst).toBeFocused()
        expect(Date.now() - start).toBeLessThan(10_000)
        await page.keyboard.press('Enter')
      })

      await test.step('he calls, and marks it as handled', async () => {
        await button(page, attention.call.button).press('Enter')
        await dialog.getByRole('radio', { name: attention.call.outcomes.reached }).press(' ')
        await dialog.getByRole('textbox').fill('112')
        await expectAccessible(page, '[role=dialog]')
        await button(dialog, attention.call.confirm).press('Enter')
        await expect(dialog).toHaveCount(0)
        await button(page, attention.take.button).press('Enter')
        await button(dialog, attention.take.confirm).press('Enter')
        await expect(page.getByRole('heading', { name: attention.act.title })).toBeFocused()
        await expectNoSidewaysScroll(page)
        await page.goBack()
      })

      const rows = page.getByRole('table', { name: attention.title }).getByRole('link')
      await test.step('he hands the next one over with two keys', async () => {
        await page
          .getByRole('link', { name: said(attention.showAll, { count: '' }).split(' ')[0] })
          .last()
          .press('Enter')
        await expect(rows.first()).toBeVisible()
        await rows.first().focus()
        await page.keyboard.press('a')
        await expect(rows.first()).toBeFocused()
        await expect(
          page
            .getByRole('table')
            .getByRole('button', { name: /Samuel Roy/ })
            .first(),
        ).toBeVisible()
        await page.keyboard.press('a')
        await dialog.getByRole('combobox').selectOption('Ana Okafor')
        await expectAccessible(page, '[role=dialog]')
        await button(dialog, attention.assign.confirm).press('Enter')
        await expect(dialog).toHaveCount(0)
      })
      const handed = String(await rows.first().textContent())

      await test.step('Ana finds it among hers, and sees who has the other one', async () => {
        const other = await otherDevice()
        await signIn(other, 'ana', `${careTeamHomeOf(lakeside)}&view=worklist&assignee=me`)
        await expect(other.getByRole('table').getByRole('link', { name: handed }).first()).toBeVisible()
        await other.getByRole('combobox', { name: 'Assigned to' }).selectOption('')
        await other.getByRole('combobox', { name: 'Show' }).selectOption('acknowledged')
        const done = other.getByRole('row').filter({ has: other.getByRole('link', { name: who }) })
        await expect(done.first()).toContainText('Samuel Roy')
      })

      // The other half at a desk, in English.
      await changeLanguage(page, 'en-ca')
      await page.setViewportSize({ width: 1280, height: 900 })
      const english = careTeamOn(page, 'en-ca').words.attention
      const table = page.getByRole('table', { name: english.title })
      await test.step('he marks two more as handled at once, and takes that back', async () => {
        const last = table.getByRole('link').last()
        await last.focus()
        await page.keyboard.press('x')
        await expectVisibleFocus(page)
        await page.keyboard.press('k')
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.keyboard.press('x')
        await expectVisibleFocus(page)
        const bar = page.getByRole('group', { name: english.many.label })
        await expectAccessible(page)
        await button(bar, english.take.button).press('Enter')
        await expectAccessible(page, '[role=dialog]')
        await button(dialog, english.take.confirm).press('Enter')
        await expect(dialog).toHaveCount(0)
        await button(page, english.take.undo).last().press('Enter')
        await expect(page.getByText(said(english.many.back, { count: 2 }))).toBeVisible()
      })

      await test.step('he finds Walter by his birth date, and sees how his pain went', async () => {
        await page.keyboard.press('Control+k')
        await page
          .getByRole('combobox', { name: people.find.label })
          .pressSequentially('March 14, 1958', { delay: 20 })
        await expect(page.getByRole('option', { name: /Walter Kim/ })).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: 'Walter Kim' })).toBeFocused()
        expect(page.url()).not.toContain('1958')
        await expect(page.getByRole('img', { name: /hip hurt/ })).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })

      await test.step('he reads the medicines that Walter shares, and leaves a note', async () => {
        await button(page, people.story.open).press('Enter')
        await expect(page.getByText('Naproxen 500 mg')).toBeVisible()
        const box = page.getByRole('textbox', { name: people.notes.label })
        await box.focus()
        await page.keyboard.type('112 / 70')
        await button(page, people.notes.add).press('Enter')
        await expect(page.getByRole('listitem').filter({ hasText: '112 / 70' })).toContainText('Samuel Roy')
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    },
  )
})
