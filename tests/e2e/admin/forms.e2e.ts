import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Forms, as Priya writes them (ROUTE-06, ROUTE-07).

test.setTimeout(150_000)

const words = {
  'en-ca': {
    list: 'Forms',
    new: 'New form',
    english: 'Title in English',
    french: 'Title in French',
    key: /^Key/,
    create: 'Create the form',
    save: 'Save draft',
    saved: 'The draft is saved.',
    publish: 'Publish',
    publishNow: 'Publish now',
    refused: /Fix these before you publish/,
    restore: 'Restore version 1',
    restoreNow: 'Restore',
    restored: 'Version 1 is the draft now.',
    retire: 'Retire',
    retireNow: 'Retire the form',
    retired: 'Retired',
    import: 'Import JSON',
    notForm: /This file is not a form/,
    notJson: /This file is not JSON/,
    diary: 'Your sleep diary',
    views: ['Alerts', 'Translations', 'JSON', 'Preview and test'],
  },
  'fr-ca': {
    list: 'Formulaires',
    new: 'Nouveau formulaire',
    english: 'Titre en anglais',
    french: 'Titre en français',
    key: /^Clé/,
    create: 'Créer le formulaire',
    save: 'Enregistrer le brouillon',
    saved: 'Le brouillon est enregistré.',
    publish: 'Publier',
    publishNow: 'Publier maintenant',
    refused: /Corrigez ceci avant de publier/,
    restore: 'Rétablir la version 1',
    restoreNow: 'Rétablir',
    restored: 'La version 1 est maintenant le brouillon.',
    retire: 'Retirer',
    retireNow: 'Retirer le formulaire',
    retired: 'Retiré',
    import: 'Importer du JSON',
    notForm: /Ce fichier n’est pas un formulaire/,
    notJson: /Ce fichier n’est pas du JSON/,
    diary: 'Votre journal de sommeil',
    views: ['Alertes', 'Traductions', 'JSON', 'Aperçu et essai'],
  },
} as const

const formAt = (key: string) => paths.admin.form({ id: formIdOf(key) })
const jsonFile = (text: string) => ({
  name: 'form.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

for (const lang of ['en-ca', 'fr-ca'] as const) {
  const word = words[lang]
  test.describe(`in ${lang}`, () => {
    test('Priya begins a form; it cannot be published while it is empty', async ({ page, allowErrors }) => {
      allowErrors(/status of 400/)
      await signIn(page, 'priya', paths.admin.forms())
      await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeFocused()
      if (lang === 'fr-ca') await changeLanguage(page, lang)
      await expect(page.getByRole('rowheader', { name: word.diary })).toBeVisible()
      await expectFit(page)

      await page.getByRole('button', { name: word.new }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: word.create }).click()
      await expect(dialog.getByRole('alert')).toBeFocused()
      await expectAccessible(page, '[role=dialog]')
      await dialog.getByRole('textbox', { name: word.english }).fill('Your walks')
      await dialog.getByRole('textbox', { name: word.french }).fill('Vos marches')
      await dialog.getByRole('textbox', { name: word.key }).fill('walks')
      await dialog.getByRole('button', { name: word.create }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: lang === 'fr-ca' ? 'Vos marches' : 'Your walks' }),
      ).toBeVisible()
      await page.getByRole('button', { name: word.publish, exact: true }).click()
      await dialog.getByRole('button', { name: word.publishNow }).click()
      await expect(dialog.getByRole('alert')).toContainText(word.refused)
      await expectAccessible(page, '[role=dialog]')
    })

    test('Every view of a form is fit for everybody', async ({ page }) => {
      await signIn(page, 'priya', formAt('hip-check-in'))
      await expect(page.getByRole('heading', { level: 1, name: 'How is your hip today?' })).toBeVisible()
      if (lang === 'fr-ca') await changeLanguage(page, lang)
      for (const view of word.views) {
        await page.getByRole('button', { name: view, exact: true }).click()
        await expect(page.getByRole('region', { name: view })).toBeVisible()
        await expectFit(page)
      }
    })

    test('Priya publishes, restores and retires', async ({ page }) => {
      await signIn(page, 'priya', formAt('sleep-diary'))
      await expect(page.getByRole('heading', { level: 1, name: 'Your sleep diary' })).toBeVisible()
      if (lang === 'fr-ca') await changeLanguage(page, lang)
      await expect(page.getByRole('button', { name: word.save })).toBeVisible()
      await expectFit(page)
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: word.publish, exact: true }).click()
      await dialog.getByRole('button', { name: word.publishNow }).click()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: word.restore }).click()
      await expectAccessible(page, '[role=dialog]')
      await dialog.getByRole('button', { name: word.restoreNow }).click()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: word.retire, exact: true }).click()
      await dialog.getByRole('button', { name: word.retireNow }).click()
      // its state beside the name; the history below says the same word of what was done
      const state = page
        .getByRole('main')
        .locator('span')
        .filter({ hasText: new RegExp(`^${word.retired}$`) })
      await expect(state).toBeVisible()
    })

    test('Priya imports files that are no forms: she is told where', async ({ page }) => {
      await signIn(page, 'priya', paths.admin.forms())
      await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeFocused()
      if (lang === 'fr-ca') await changeLanguage(page, lang)
      await page.getByRole('button', { name: word.import }).click()
      const dialog = page.getByRole('dialog')
      const file = dialog.locator('input[type=file]')
      await file.setInputFiles(jsonFile('{ "key": '))
      await expect(dialog.getByRole('alert')).toContainText(word.notJson)
      await file.setInputFiles(
        jsonFile('{"key":"a","version":1,"title":{"en-ca":"<img src=x>"},"pages":[{"key":"P"}]}'),
      )
      await expect(dialog.getByRole('alert')).toContainText(word.notForm)
      await expect(dialog.getByRole('alert')).toContainText('/pages/0/key')
      await expectAccessible(page, '[role=dialog]')
    })
  })
}

test('Priya and another administrator write the same form: she sees both, and keeps hers', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/status of 412/)
  const word = words['en-ca']
  const address = formAt('sleep-diary')
  await signIn(page, 'priya', address)
  const other = await otherDevice()
  await signIn(other, 'priya', address)
  const titleOf = (on: typeof page) => on.getByRole('textbox', { name: /English/ }).first()
  await titleOf(page).fill('My nights')
  await titleOf(other).fill('Their nights')
  await other.getByRole('button', { name: word.save }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Their nights' })).toBeVisible()
  await page.getByRole('button', { name: word.save }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Their nights')
  await expect(dialog).toContainText('My nights')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My nights' })).toBeVisible()
})

test('By keyboard alone, and at 320 px: from the list into a form and a new form', async ({
  page,
  allowErrors,
}) => {
  // the page past the end, from where the list goes to the last one there is
  allowErrors(/status of 404/, /ApiError.* 404/)
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'priya', paths.admin.forms())
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeFocused()
  await expectNoSidewaysScroll(page)
  await tabTo(page, page.getByRole('button', { name: 'New form' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'New form' })).toBeFocused()
  await page.goto(`${paths.admin.forms()}?search=sleep&page=99`)
  await page.getByRole('link', { name: 'Your sleep diary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your sleep diary' })).toBeFocused()
  await expectNoSidewaysScroll(page)
})
