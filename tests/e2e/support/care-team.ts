import { i18nString } from 'typesafe-i18n'
import type { Locator, Page } from '@playwright/test'
import attentionEnglish from '#locales/en-ca/attention/index.ts'
import enrolmentsEnglish from '#locales/en-ca/enrolments/index.ts'
import formsEnglish from '#locales/en-ca/forms/index.ts'
import invitesEnglish from '#locales/en-ca/invites/index.ts'
import patientEnglish from '#locales/en-ca/patient/index.ts'
import stepsEnglish from '#locales/en-ca/steps/index.ts'
import attentionFrench from '#locales/fr-ca/attention/index.ts'
import enrolmentsFrench from '#locales/fr-ca/enrolments/index.ts'
import formsFrench from '#locales/fr-ca/forms/index.ts'
import invitesFrench from '#locales/fr-ca/invites/index.ts'
import patientFrench from '#locales/fr-ca/patient/index.ts'
import stepsFrench from '#locales/fr-ca/steps/index.ts'
import { moodCheckInForm } from '#mock-server/store/seeds/journeys/mood-check-in-form.ts'
import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { shellOn } from './shell.ts'
import { inLang } from './step.ts'
import { expect } from './test.ts'
import type { Lang } from './words.ts'

const texts = {
  'en-ca': {
    attention: attentionEnglish,
    enrolments: enrolmentsEnglish,
    forms: formsEnglish,
    invites: invitesEnglish,
    patient: patientEnglish,
    steps: stepsEnglish,
  },
  'fr-ca': {
    attention: attentionFrench,
    enrolments: enrolmentsFrench,
    forms: formsFrench,
    invites: invitesFrench,
    patient: patientFrench,
    steps: stepsFrench,
  },
} as const

/** What can be pressed or looked for: a page, or a part of it. */
type Around = Page | Locator

/** The care team's pages, as Samuel finds and uses them. */
export function careTeamOn(page: Page, lang: Lang) {
  const words = texts[lang]
  const button = (around: Around, name: string) => around.getByRole('button', { name, exact: true })
  /** A text with its gaps and its plurals filled. */
  const said = (text: string, gaps: Readonly<Record<string, string | number>>) =>
    i18nString(lang, {})(text.replaceAll(/\{(\w+):(?:string|number)\}/g, '{$1}'), gaps)
  const { attention } = words
  const cards = page.getByRole('list', { name: attention.title }).getByRole('listitem')
  const shell = shellOn(page, lang)
  return {
    words,
    said,
    button,
    cards,
    heading: (level: 1 | 2, name: string) => page.getByRole('heading', { level, name, exact: true }),
    /** Goes to a place of the navigation, which phones and tablets keep in a drawer. */
    goTo: async (name: 'home' | 'invites') => {
      const hasDrawer = (page.viewportSize()?.width ?? 0) < 992
      const around = hasDrawer ? await shell.openDrawer() : shell.navigation
      await around.getByRole('link', { name: shell.word.nav[name], exact: true }).click()
    },
    /** What needs attention because of someone. */
    cardOf: (who: string) => cards.filter({ has: page.getByRole('heading', { name: who, exact: true }) }),
    /** What an action of a card is called: it names whom it is about. */
    about: (action: string, who: string) => said(attention.about, { action, who }),
    /** Types whom to invite to a journey and in which language, and comes to the preview. */
    invite: async (journey: string, addresses: readonly string[]) => {
      const { create, review } = words.invites
      await page.getByRole('main').getByRole('link', { name: words.invites.list.invite, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: create.title })).toBeFocused()
      await page.getByRole('combobox', { name: create.journey }).selectOption({ label: journey })
      await page.getByRole('radio', { name: lang === 'fr-ca' ? 'Français' : 'English' }).check()
      await page.getByRole('textbox', { name: create.addresses }).fill(addresses.join('\n'))
      await button(page, create.check).click()
      await expect(page.getByRole('heading', { level: 2, name: review.title })).toBeFocused()
    },
    /** Starts a step of the enrolment that is on the page, after it was said what that does. */
    startStep: async (step: string, who: string) => {
      const { available, open, start } = words.steps
      await button(page, said(available.startOf, { step })).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(said(start.patient, { step, name: who }))
      await button(dialog, start.confirm).click()
      const row = page.getByRole('list', { name: open.title }).getByRole('listitem').filter({ hasText: step })
      await expect(row).toContainText(open.fresh)
      return row
    },
  }
}

/** The journey of the two walks: its first step can set off an alert. */
export const mood = {
  ...moodCheckIn,
  form: moodCheckInForm,
  named: (lang: Lang) => inLang(moodCheckIn.name, lang),
  /** What a step is called. */
  step: (activity: string, lang: Lang): string => {
    const found = moodCheckIn.steps.find((step) => step.activity === activity)
    if (!found) throw new Error(`The journey has no step ${activity}`)
    return inLang(found.name, lang)
  },
}
