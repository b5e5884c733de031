// A journey of ten steps from nothing, without a mouse and on a small laptop: tried, refused while something is wrong,
// published, shipped to a second organization, and changed while people are in it (JOURNEY-15, ROUTE-08; 2.1.1, 2.4.3).
import type { Page } from '@playwright/test'
import { expectAccessible, expectFit } from '../support/axe.ts'
import {
  beginJourney,
  checkbox,
  choose,
  combobox,
  name,
  otherFormsOf,
  pain,
  tick,
  writeForm,
  writeSteps,
} from '../support/back-pain.ts'
import { callsAs } from '../support/calls.ts'
import type { Control } from '../support/control.ts'
import { box, button, dialogOn, heading, pasteInto, typeInto } from '../support/editor-keys.ts'
import { enterOn, holdTabBackTo, holdTabTo, tabBackTo, tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { lakeside, northern, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 1024, height: 768 } })

const { admin } = paths

const say = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** What a journey needs besides its steps, each on its own tab. */
async function writeTexts(page: Page) {
  const part = (name: string) => page.getByRole('region', { name })
  const tab = (to: string) =>
    page.getByRole('navigation', { name: 'Parts of the journey' }).getByRole('link', { name: to })
  await tabTo(page, tab('Texts'))
  await page.keyboard.press('Enter')
  await pasteInto(page, [
    [box(part('Names and descriptions'), 'Description (English)'), 'From pain to moving again.'],
    [box(part('Names and descriptions'), 'Description (French)'), 'De la douleur au mouvement.'],
    [box(part('Names and descriptions'), 'Who it is for (English)'), 'Adults with back pain.'],
    [box(part('Names and descriptions'), 'Who it is for (French)'), 'Adultes ayant mal au dos.'],
  ])
  await tabBackTo(page, tab('Care team'))
  await page.keyboard.press('Enter')
  await pasteInto(page, [
    [box(part('Care team'), 'Name of the team (English)'), 'Back clinic'],
    [box(part('Care team'), 'Name of the team (French)'), 'Clinique du dos'],
    [box(part('Care team'), /^Phone/), '613-555-0142'],
  ])
  await tabBackTo(page, tab('Settings'))
  await page.keyboard.press('Enter')
  await tick(page, checkbox(page, 'The care team reads the answers'))
  await pasteInto(page, [
    [box(part('Settings'), 'Who reads the answers, and when (English)'), 'A nurse, on weekdays.'],
    [box(part('Settings'), 'Who reads the answers, and when (French)'), 'Une infirmière, en semaine.'],
  ])
  await holdTabBackTo(page, tab('Steps'))
  await page.keyboard.press('Enter')
}

/** Back up to the bar of the editor, from wherever the focus is. */
async function enterInBar(page: Page, name: string | RegExp) {
  await holdTabBackTo(page, button(page, name))
  await page.keyboard.press('Enter')
}

/** The last step is not reached: the panel and the dialog name it, nothing can be published, and a line leads there. */
async function refused(page: Page) {
  const panel = page.getByRole('region', { name: 'Problems' })
  await enterInBar(page, /^Problems/)
  await expect(panel.getByRole('button')).toHaveText([/^10\. Goodbye.*: /])
  await enterOn(page, button(page, 'Publish...'))
  const dialog = dialogOn(page)
  const line = dialog.getByRole('button', { name: /^10\. Goodbye.*: / })
  await expect(line).toBeVisible()
  await expect(button(dialog, 'Publish')).toHaveCount(0)
  await enterOn(page, line)
  await expect(dialog).toHaveCount(0)
  await expect(checkbox(page, 'The journey starts with this step').last()).toBeFocused()
  const plan = page.getByRole('region', { name: 'Steps' }).getByRole('list').first().locator('> li').nth(8)
  await holdTabBackTo(page, button(plan, 'Add a next step'))
  await page.keyboard.press('Enter')
  // The step after it is what is meant.
  await expect(combobox(plan, 'Next step 1').locator('option:checked')).toHaveText('Goodbye')
  await expect(panel).toContainText('No problems found.')
}

/** One of the two ways: much pain, so the care team calls. */
async function tryIt(page: Page) {
  await enterInBar(page, 'Try it')
  const device = page.getByRole('group', { name: 'The step as it will appear' })
  await holdTabTo(page, button(page, 'Answer as the patient: Read this first'))
  await page.keyboard.press('Enter')
  await enterOn(page, button(device, 'I understand'))
  await holdTabTo(page, button(page, 'Answer as the patient: Back check'))
  await page.keyboard.press('Enter')
  await typeInto(page, [[box(device, pain[0]), '8']])
  await enterOn(page, button(device, 'Next'))
  await enterOn(page, button(device, 'Submit'))
  await say(page, `Opened: “Urgent call”, because “${pain[0]}” is at least 6 (answer: 8).`)
  await say(page, `Not opened: “Home exercises”. It opens only if “${pain[0]}” is less than 6 (answer: 8).`)
  await expect(heading(page, 3, 'Day 0')).toBeFocused()
  await holdTabTo(page, button(page, 'Do it as the care team: Urgent call'))
  await page.keyboard.press('Enter')
  await enterOn(page, button(device, 'Mark as done'))
  await holdTabTo(page, button(page, 'Answer as the patient: Diary'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: 'Yes' }))
  await page.keyboard.press('Space')
  await enterOn(page, button(device, 'Next'))
  await enterOn(page, button(device, 'Submit'))
  await holdTabTo(page, button(page, 'Let 7 days pass'))
  await page.keyboard.press('Enter')
  await expect(heading(page, 3, 'Day 7')).toBeFocused()
  await expect(button(page, 'Answer as the patient: Diary')).toBeVisible()
  await expectFit(page)
  await enterInBar(page, 'Back to the editor')
}

/** Publishes what is written, after reading who is affected. */
async function publish(page: Page, version: number, affected?: string) {
  await enterInBar(page, 'Publish...')
  const dialog = dialogOn(page)
  await expect(dialog).toContainText('No problems found.')
  if (affected) await expect(dialog).toContainText(affected)
  await holdTabTo(page, button(dialog, 'Publish'))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await say(page, `Version ${version} is published.`)
}

/** The file of the open journey, chosen for an import. */
async function chooseFile(page: Page) {
  const download = page.waitForEvent('download')
  await enterInBar(page, 'Export with its forms')
  const file = await (await download).path()
  await page.goto(admin.journeys())
  await expect(heading(page, 1, 'Journeys')).toBeVisible()
  await holdTabTo(page, page.getByRole('link', { name: 'Import' }))
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'New journey' })
  const chooser = page.waitForEvent('filechooser')
  await holdTabTo(page, button(form, /^Choose a file/))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
  return form
}

/** A file, and from it a draft for another organization, with a preview of what comes. */
async function ship(page: Page) {
  const form = await chooseFile(page)
  const preview = page.getByRole('region', { name: 'What will be imported' })
  await expect(preview).toContainText('A new journey with 10 steps, as a draft.')
  await expect(preview.getByText('It asks exactly the same.')).toHaveCount(3)
  await expectFit(page)
  await expectAccessible(page)
  await holdTabTo(page, button(form, 'Change the key'))
  await page.keyboard.press('Enter')
  await expect(box(form, /^Key/)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('back-pain-north')
  await choose(page, combobox(form, /^Organization/), northern.name)
  await enterOn(page, button(form, 'Create journey'))
  await expect(heading(page, 1, name['en-ca'])).toBeFocused()
  await expect(page.getByRole('main')).toContainText(northern.name)
  await publish(page, 1)
}

/** People accept an invitation each, as guests. */
async function enrol(page: Page, control: Control, journey: string, who: readonly string[]) {
  const emails = who.map((one) => `${one}@portage.test`)
  const invitation = { organization: lakeside.id, process_definition: journey, language: 'en-ca', emails }
  await callsAs(page, 'priya')('POST', '/v1/invitations/', invitation)
  for (const email of emails) {
    const link = (await control.mailTo(email))[0]?.link ?? ''
    const token = new URL(link).searchParams.get('token')
    await callsAs(page, undefined)('POST', `/v1/invitations/${token}/consume_as_guest/`, {
      invitation_accepted: true,
    })
  }
}

/** The changed journey goes into the draft of the copy, which is not published. */
async function shipChange(page: Page) {
  const form = await chooseFile(page)
  const target = `Update the journey you have: “${name['en-ca']}” (${northern.name})`
  await tick(page, page.getByRole('radio', { name: target }))
  const preview = page.getByRole('region', { name: 'What will be updated' })
  await expect(preview).toContainText('Goodbye for now')
  await expect(preview).toContainText("Nothing that's your own differs from the file.")
  await expectFit(page)
  await expectAccessible(page)
  await holdTabTo(page, button(form, 'Update the draft'))
  await page.keyboard.press('Enter')
  await expect(heading(page, 1, name['en-ca'])).toBeFocused()
  await expect(page.getByRole('main')).toContainText(northern.name)
  await expect(button(page, '10. Goodbye for now')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Version 1')
}

async function change(page: Page, journey: string) {
  await page.goto(admin.journeys({}, { edit: journey }))
  await holdTabTo(page, button(page, '10. Goodbye'))
  await page.keyboard.press('Enter')
  await tabTo(page, box(page, 'Name of the step (English)'))
  await page.keyboard.press('End')
  await page.keyboard.type(' for now')
  await publish(page, 2, '20 people are in it now.')
}

test('Priya builds a journey of ten steps by keyboard, tries it, publishes it, ships it, and changes it while 20 people are in it', async ({
  page,
  control,
}) => {
  test.setTimeout(300_000)
  await signIn(page, 'priya', admin.forms())
  await test.step('She writes a form with an alert', () => writeForm(page))
  await test.step('Two more forms', () => otherFormsOf(page))
  await test.step('She begins the journey', () => beginJourney(page))
  await test.step('Texts', () => writeTexts(page))
  await test.step('She writes the steps', () => writeSteps(page))
  const journey = new URL(page.url()).searchParams.get('edit') ?? ''
  await test.step('What is wrong cannot be published', () => refused(page))
  await test.step('She tries it', () => tryIt(page))
  await test.step('She publishes it', () => publish(page, 1))
  await test.step('She ships it', () => ship(page))
  await test.step('20 people are enrolled', () =>
    enrol(
      page,
      control,
      journey,
      Array.from({ length: 20 }, (_, at) => `back-${at + 1}`),
    ))
  await test.step('She changes it', () => change(page, journey))
  await test.step('She ships the change', () => shipChange(page))
  await test.step('The 20 keep their version', async () => {
    await enrol(page, control, journey, ['back-later'])
    const usage = await callsAs(page, 'priya')<{ open_enrolments_by_version: unknown }>(
      'GET',
      `/v1/journey-definitions/${journey}/usage/`,
    )
    expect(usage.open_enrolments_by_version).toEqual([
      { version: 2, open_enrolment_count: 1 },
      { version: 1, open_enrolment_count: 20 },
    ])
  })
})
