// Gisèle's questionnaire before her surgery: every type of question, rows, a file, alerts (VAL-35..61, TASK-09..11).
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../support/axe.ts'
import { enterOn, tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { letter, openSurgery, surgeryOn } from '../support/surgery.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const main = 'main'

test('Gisèle answers every type of question with the keyboard alone', async ({ page, control }) => {
  test.setTimeout(120_000)
  await openSurgery(page)
  const form = surgeryOn(page)
  const type = async (target: Parameters<typeof tabTo>[1], text: string) => {
    await tabTo(page, target)
    await page.keyboard.type(text)
  }
  const pick = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(page, target)
    await page.keyboard.press('Space')
    await expect(target).toBeChecked()
  }

  const surgery = form.date('surgery_date')
  await type(surgery.day, '3')
  await type(surgery.month, 'Dec')
  await type(surgery.year, '2026')
  await type(form.box('arrival_time'), '7:15 am')
  await pick(form.choice('ride', 'family'))
  await type(form.box('call_number'), '867 555-0101')
  await type(form.box('postal_code'), 'x1a2b3')
  await enterOn(page, form.next)

  await expect(form.heading('health')).toBeFocused()
  await pick(form.choice('chest_pain', true))
  await expect(page.getByRole('alert')).toContainText('Chest pain can be an emergency.')
  await page.keyboard.press('ArrowDown')
  await expect(form.choice('chest_pain', false)).toBeChecked()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await pick(form.scale('breathing', 0))
  await type(form.box('temperature'), '36.8')
  await pick(form.choice('conditions', 'diabetes'))
  await type(form.box('diabetes_since'), '2010')
  await type(form.box('insulin_since'), '2012')
  await type(form.date('last_surgery').year, '1998')
  await enterOn(page, form.next)

  await expect(form.heading('medication')).toBeFocused()
  await pick(form.choice('takes_medication', true))
  await type(form.inRow(1, 'name'), 'Metformin')
  await type(form.inRow(1, 'dose'), '500 mg')
  await pick(form.choiceInRow(1, 'stopped', true))
  await enterOn(page, form.add)
  await expect(form.inRow(2, 'name')).toBeFocused()
  await enterOn(page, form.row(2).getByRole('button', { name: /^Remove/ }))
  await expect(form.add).toBeFocused()
  await pick(form.choice('allergies', 'penicillin'))
  await type(form.box('reaction'), 'A rash')
  await enterOn(page, form.next)

  await expect(form.heading('everyday')).toBeFocused()
  await pick(form.inGrid('dressing', 'easy'))
  await page.keyboard.press('ArrowRight')
  await expect(form.inGrid('dressing', 'a_little')).toBeChecked()
  for (const question of ['stairs', 'groceries', 'sleep']) await pick(form.inGrid(question, 'easy'))
  await tabTo(page, form.slider('worry'))
  await page.keyboard.press('End')
  await expect(form.slider('worry')).toHaveValue('10')
  await enterOn(page, form.next)

  await expect(form.heading('finish')).toBeFocused()
  await tabTo(page, form.file('referral'))
  await form.file('referral').setInputFiles(letter)
  await expect(page.getByRole(main)).toContainText(letter.name)
  await enterOn(page, page.getByRole('button', { name: /^Use this/ }))
  await expect(form.box('contact_email')).toHaveValue('gisele@portage.test')
  await type(form.box('pharmacy_site'), 'https://pharmacy.example')
  await type(form.box('pharmacy'), 'Main Street Pharmacy')
  await pick(form.consent('may_call'))
  await type(form.box('signature'), 'Gisèle Arsenault')
  await enterOn(page, form.next)

  await expect(page.getByRole('heading', { level: 2, name: words['en-ca'].review })).toBeFocused()
  for (const text of [
    'December 3, 2026',
    '7:15',
    'X1A 2B3',
    'Metformin',
    '1998',
    letter.name,
    'Gisèle Arsenault, signed on',
  ])
    await expect(page.getByRole(main)).toContainText(text)
  await enterOn(page, page.getByRole('button', { name: words['en-ca'].submit, exact: true }))
  await expect(page).toHaveURL(/\/submission$/)
  await expect(page.getByRole('link', { name: letter.name })).toHaveAttribute('href', /\/media\/uploads\//)
  expect((await control.callsOf('completeTask')).map(({ status }) => status)).toEqual([200])

  // What she answered is in her records only once she says so (B7).
  const ask = page.getByRole('region', { name: 'Add to your Health Story?' })
  await expect(ask.getByRole('checkbox', { name: 'Penicillin' })).toBeChecked()
  expect(await control.callsOf('reviewAnswerSuggestions')).toEqual([])
  await enterOn(page, ask.getByRole('button', { name: 'Add to Health Story' }))
  await expect(page.getByRole('heading', { name: 'Added to your Health Story' })).toBeFocused()
  await page.goto(paths.patient.healthStory.allergies({ patientId: patientIdOf('gisele') }))
  await expect(page.getByRole(main)).toContainText('Penicillin')
})

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Gisèle sees what is wrong, what to do now, and that no one watches; fills in a grid, moves a slider and signs; each screen fits', async ({
    page,
    control,
    allowErrors,
  }) => {
    test.setTimeout(120_000)
    allowErrors(/createUpload|uploads/)
    const form = surgeryOn(page, 'fr-ca')
    await openSurgery(page, 'fr-ca')
    await form.next.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
    await expectNoSidewaysScroll(page)
    const { day, month, year } = form.date('surgery_date')
    await day.fill('3')
    await form.next.click()
    await expect(page.getByRole('alert')).toContainText(
      'Si vous entrez un jour, entrez aussi le mois et l’année',
    )
    await month.selectOption('12')
    await year.fill('2026')
    await form.choice('ride', 'taxi').check()
    await form.box('call_number').fill('867-555-0101')
    await form.next.click()

    await expect(form.heading('health')).toBeVisible()
    await form.choice('chest_pain', true).check()
    await expect(page.getByRole('link', { name: 'Appelez le 911' })).toHaveAttribute('href', 'tel:911')
    await expect(page.getByRole(main)).toContainText(
      'Personne ne surveille ces réponses. N’attendez pas d’appel.',
    )
    await form.scale('breathing', 2).check()
    await form.choice('conditions', 'none').check()
    await form.choice('conditions', 'heart').check()
    await expect(form.choice('conditions', 'none')).not.toBeChecked()
    await expectFit(page)
    await form.next.click()

    await expect(form.heading('medication')).toBeVisible()
    await form.choice('takes_medication', true).check()
    await form.inRow(1, 'name').fill('Insuline')
    await form.choiceInRow(1, 'stopped', false).check()
    await form.add.click()
    await form.inRow(2, 'name').fill('insuline')
    await form.choice('allergies', 'none').check()
    await form.next.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    // Who takes no medication is asked nothing more about it, and it is not sent.
    await form.choice('takes_medication', false).check()
    await expect(form.add).toHaveCount(0)
    await form.next.click()

    await expect(form.heading('everyday')).toBeVisible()
    await form.inGrid('dressing', 'easy').tap()
    await form.next.tap()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Choisissez une réponse à chaque ligne$/ })
      .tap()
    await expect(form.inGrid('stairs', 'easy')).toBeFocused()
    await form.inGrid('stairs', 'very').tap()
    await form.inGrid('groceries', 'cannot').tap()
    await form.inGrid('sleep', 'a_little').tap()
    await expect(page.getByText('Aucune réponse pour le moment.')).toBeVisible()
    await expectFit(page)
    // The middle of the line, where an untouched slider rests.
    await form.slider('worry').tap()
    await expect(page.getByText(/^Votre réponse.: 5$/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await form.next.tap()

    await expect(form.heading('finish')).toBeVisible()
    // Its question is there from the start, so the summary names it.
    await form.next.tap()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Votre signature/ })
      .tap()
    await expect(form.box('signature')).toBeFocused()
    await expectNoSidewaysScroll(page)
    await form.box('signature').fill('Gisèle Arsenault')
    await expect(page.getByText(/^Date de la signature.: \d/)).toBeVisible()
    await form.consent('may_call').check()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await control.faults({ kind: 'status', status: 503, match: { operationId: 'createUpload' }, times: 1 })
    await form.file('referral').setInputFiles(letter)
    await expect(page.getByRole('alert')).toContainText('Nous n’avons pas pu envoyer')
    await expectFit(page)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // "Suivant" waits for no file that is still on its way: it says so.
    await expect(page.getByRole('status').filter({ hasText: /^Fichier choisi/ })).toBeVisible()
    await form.next.click()

    await expect(page.getByRole('heading', { level: 2, name: words['fr-ca'].review })).toBeVisible()
    await expect(page.getByRole(main)).toContainText('Quoi faire maintenant')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: words['fr-ca'].submit, exact: true }).click()
    await expect(page).toHaveURL(/\/submission$/)
    await expect(page.getByRole('link', { name: 'Appelez le 911' })).toBeVisible()
    for (const text of [
      'M’habillerFacile',
      'Monter un étage à piedTrès difficile',
      'Dormir toute la nuitUn peu difficile',
    ])
      await expect(page.getByRole(main)).toContainText(text)
    await expect(page.getByRole(main)).toContainText('5 (0 = Aucune inquiétude, 10 = Inquiétude extrême)')
    await expect(page.getByRole(main)).toContainText(/mes réponses sont exactes.*Gisèle Arsenault, le /)
    await expect(page.getByRole(main)).not.toContainText('Insuline')
    await expectFit(page)

    // B7: what belongs in her Health Story is there only once she says so.
    const ask = page.getByRole('region', { name: /^Ajouter à votre histoire de santé/ })
    await expect(ask.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await ask.getByRole('button', { name: 'Ajouter à l’histoire de santé' }).tap()
    await expect(page.getByRole('heading', { name: 'Ajouté à votre histoire de santé' })).toBeFocused()
    await page.getByRole('link', { name: 'Voir votre histoire de santé' }).tap()
    await page.getByRole(main).getByRole('link', { name: 'Problèmes de santé', exact: true }).tap()
    await expect(page.getByText('Un problème cardiaque').first()).toBeVisible()
  })
})

test('Answered on two devices: Gisèle chooses question by question', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/409/)
  await openSurgery(page)
  const form = surgeryOn(page)
  const second = await otherDevice()
  await signIn(second, 'gisele')
  await second.goto(new URL(page.url()).pathname + '?page=surgery')
  const there = surgeryOn(second)
  await there.box('call_number').fill('867-555-0199')
  const saved = second.waitForResponse(
    (response) =>
      response.url().endsWith('/draft/') && Boolean(response.request().postData()?.includes('taxi')),
  )
  await there.choice('ride', 'taxi').check()
  await saved
  await form.box('call_number').fill('867-555-0101')
  await form.choice('ride', 'none').check()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You answered on another device')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('radio', { name: 'This device: 867-555-0101' }).check()
  await dialog.getByRole('radio', { name: /^Other device: Taxi/ }).check()
  await dialog.getByRole('button', { name: 'Keep your choices' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(form.box('call_number')).toHaveValue('867-555-0101')
  await expect(form.choice('ride', 'taxi')).toBeChecked()
  await expect(page.getByRole(main)).toContainText('Saved at')
  await second.reload()
  await expect(there.box('call_number')).toHaveValue('867-555-0101')
})
