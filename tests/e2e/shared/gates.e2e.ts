import { password, people } from '#mock-server/store/seeds/people.ts'
import { expectFit } from '../support/axe.ts'
import { gatesOn, gateWords } from '../support/gates.ts'
import { passByKeyboard } from '../support/gates-by-keyboard.ts'
import { enterOn, tabTo } from '../support/keyboard.ts'
import { signIn, signInForm } from '../support/people.ts'
import { homeOf, journeysOf, northern, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.setTimeout(90_000)

test('Noor goes in French from sign-in through consent, profile and language to her home, by keyboard alone (GATE-31, D-40)', async ({
  page,
  context,
  baseURL,
}) => {
  const lang = 'fr-ca'
  const word = gateWords[lang]
  await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
  const gates = gatesOn(page, lang)
  await page.goto('/')
  const form = signInForm(page)
  await expect(form.email).toBeVisible()
  await expectFit(page)
  await tabTo(page, form.email)
  await page.keyboard.type(people.noor.email)
  await tabTo(page, form.password)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  // Each gate has a heading that takes the focus, and a title (2.4.2, 2.4.3).
  await expect(gates.heading(word.consent)).toBeFocused()
  await expectFit(page)
  await enterOn(page, page.getByRole('button', { name: word.agree }))

  await passByKeyboard(page, lang, { name: ['Noor', 'Haddad'], look: expectFit })

  await expect(page).toHaveURL(homeOf(northern))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', words[lang].htmlLang)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor')
  // Her pages are still empty.
  await expectFit(page)
  await page.goto(journeysOf(northern))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectFit(page)
})

test('No address leads past a gate, nor a consent that was put into the storage, and none of its data is asked for (T17, GATE-01..06, GATE-11, GATE-17, CALL-58)', async ({
  page,
  control,
}) => {
  const gates = gatesOn(page)
  const main = page.getByRole('main')
  const expectGate = async (heading: string, ...addresses: readonly string[]) => {
    for (const address of addresses) {
      await page.goto(address)
      await expect(gates.heading(heading)).toBeVisible()
    }
  }
  await page.goto('/config.json')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ['consented', 'consented_policies', 'consent', 'onboarded'])
        storage.setItem(key, 'true')
  })
  await signIn(page, 'noor')
  await expectGate(gates.word.consent, homeOf(northern), paths.provider.home(), paths.admin.home())
  await expect(main.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('href', /^https/)
  await expect(main).toContainText(/Version \d{4}\.\d, updated on \w+ \d+, \d{4}/)
  const asked = new Set((await control.requests()).map(({ operationId }) => operationId))
  // the gate itself asks for the decisions: anyone who withdrew one sees that
  expect([...asked].sort()).toEqual(['getCurrentUser', 'listConsentDecisions', 'listOrganizations'])

  await gates.agree()
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  expect((await control.callsOf('createConsentDecision')).map(({ status }) => status)).toEqual([201, 201])
  await expectGate(gates.word.welcome, journeysOf(northern))
  await gates.fillProfile('someone', 'Rose', 'Haddad')
  await gates.button(gates.word.create).click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  await expectGate(gates.word.language, '/nowhere')
})
