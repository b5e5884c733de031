import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { words, type Lang } from './words.ts'

/** What the gates between sign-in and the first page say, in both languages. */
export const gateWords = {
  'en-ca': {
    consent: 'Data and privacy',
    agree: /^I agree/,
    decline: "I don't agree",
    declineTitle: 'You need to agree to continue',
    readAgain: 'Read it again',
    leave: 'Sign out',
    guestLeave: 'Leave',
    welcome: 'Let’s create a profile',
    who: 'Who is this profile for?',
    myself: 'Myself',
    someone: 'Someone I care for',
    nameMyself: 'What is your name?',
    nameSomeone: 'What is the name of the person you are caring for?',
    first: 'First name',
    last: 'Last name',
    create: 'Create profile',
    created: 'Profile created successfully',
    required: 'This field is required',
    selectOption: 'Please select an option',
    language: 'Preferred language',
    select: 'Select preferred language',
    next: 'Next',
    back: 'Back',
  },
  'fr-ca': {
    consent: 'Données et confidentialité',
    agree: /^J’accepte/,
    decline: 'Je n’accepte pas',
    declineTitle: 'Vous devez accepter pour continuer',
    readAgain: 'Relire la page',
    leave: 'Se déconnecter',
    guestLeave: 'Quitter',
    welcome: 'Créons un profil',
    who: 'À qui ce profil est-il destiné\u00a0?',
    myself: 'À moi',
    someone: 'À une personne dont je prends soin',
    nameMyself: 'Quel est votre nom\u00a0?',
    nameSomeone: 'Quel est le nom de la personne dont vous prenez soin\u00a0?',
    first: 'Prénom',
    last: 'Nom de famille',
    create: 'Créer le profil',
    created: 'Le profil a été créé',
    required: 'Ce champ est obligatoire',
    selectOption: 'Veuillez choisir une option',
    language: 'Langue préférée',
    select: 'Choisissez votre langue préférée',
    next: 'Suivant',
    back: 'Retour',
  },
} as const satisfies Record<Lang, Record<string, string | RegExp>>

/** The gates on a page, as someone finds what they ask. */
export function gatesOn(page: Page, lang: Lang = 'en-ca') {
  const word = gateWords[lang]
  const button = (name: string | RegExp) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  return {
    word,
    button,
    heading,
    radio,
    first: page.getByRole('textbox', { name: word.first }),
    last: page.getByRole('textbox', { name: word.last }),
    continue: button(words[lang].continue),
    agree: () => button(word.agree).click(),
    /** The wizard from its first step to the last, ready to be sent. */
    fillProfile: async (who: 'myself' | 'someone', first: string, last: string) => {
      await button(word.next).click()
      await radio(word[who]).check()
      await button(word.next).click()
      await page.getByRole('textbox', { name: word.first }).fill(first)
      await page.getByRole('textbox', { name: word.last }).fill(last)
    },
    chooseLanguage: async (wanted: Lang) => {
      await radio(words[wanted].language).check()
      await button(words[lang].continue).click()
      await expect(page.locator('html')).toHaveAttribute('lang', words[wanted].htmlLang)
    },
  }
}

/** Passes all gates as someone new: agrees, is the person herself, and keeps the language. */
export async function passGates(page: Page, lang: Lang = 'en-ca'): Promise<void> {
  const gates = gatesOn(page, lang)
  await gates.agree()
  await gates.fillProfile('myself', 'Noor', 'Haddad')
  await gates.button(gates.word.create).click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  await gates.chooseLanguage(lang)
}
