import { password, people } from '#mock-server/store/seeds/people.ts'
import { expectFit } from '../support/axe.ts'
import { gatesOn, gateWords, passGates } from '../support/gates.ts'
import { passByKeyboard } from '../support/gates-by-keyboard.ts'
import { enterOn, tabTo } from '../support/keyboard.ts'
import { enterAs, signIn, signInForm } from '../support/people.ts'
import { careTeamHomeOf, homeOf, journeysOf, lakeside, northern, paths } from '../support/places.ts'
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

test('No address leads past a gate, and none of its data is asked for (T17, GATE-01, GATE-11, GATE-17)', async ({
  page,
  control,
}) => {
  const gates = gatesOn(page)
  const addresses = [
    paths.home(),
    paths.patient.home(),
    homeOf(northern),
    journeysOf(northern),
    paths.provider.home(),
    paths.admin.home(),
    '/nowhere',
  ]
  const expectGate = async (heading: string) => {
    for (const address of addresses) {
      await page.goto(address)
      await expect(gates.heading(heading)).toBeVisible()
    }
  }
  await signIn(page, 'noor')
  await expectGate(gates.word.consent)
  const asked = new Set((await control.requests()).map(({ operationId }) => operationId))
  // the gate itself asks for the decisions: anyone who withdrew one sees that
  expect([...asked].sort()).toEqual(['getCurrentUser', 'listConsentDecisions', 'listOrganizations'])

  await gates.agree()
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  await expectGate(gates.word.welcome)
  await gates.fillProfile('someone', 'Rose', 'Haddad')
  await gates.button(gates.word.create).click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  await expectGate(gates.word.language)
})

test('The address that was wanted waits behind all gates (STORE-03, F46)', async ({ page }) => {
  await page.goto(journeysOf(northern))
  await enterAs(page, 'noor')
  await passGates(page)
  await expect(page).toHaveURL(journeysOf(northern))
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeFocused()
})

test('Theo has profiles, Samuel is no patient, both have a language: no gate blocks their way (GATE-14, GATE-15)', async ({
  page,
  otherDevice,
  control,
}) => {
  await signIn(page, 'theo')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Theo')
  const other = await otherDevice()
  const before = (await control.callsOf('listPatients')).length
  await signIn(other, 'samuel')
  await expect(other).toHaveURL(careTeamHomeOf(lakeside))
  expect((await control.callsOf('listPatients')).length).toBe(before)
})
