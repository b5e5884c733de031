import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { holdStill, moveOn } from '#tests/support/still.ts'
import type { Issue } from './issues.ts'
import { useIssueText } from './use-issue-text.ts'

const min = 1200.5
const max = 3400.5
/** One of each code, with what its words need. */
const issues: Record<Issue['code'], Issue> = {
  required: { code: 'required' },
  selectOption: { code: 'selectOption' },
  email: { code: 'email' },
  phone: { code: 'phone' },
  number: { code: 'number' },
  wholeNumber: { code: 'wholeNumber' },
  date: { code: 'date' },
  year: { code: 'year' },
  time: { code: 'time' },
  url: { code: 'url' },
  postalCode: { code: 'postalCode' },
  unique: { code: 'unique' },
  notEmpty: { code: 'notEmpty' },
  emptyRow: { code: 'emptyRow' },
  uploading: { code: 'uploading' },
  notUploaded: { code: 'notUploaded' },
  month: { code: 'month' },
  monthNeedsYear: { code: 'monthNeedsYear' },
  dayNeedsMonthAndYear: { code: 'dayNeedsMonthAndYear' },
  dateFuture: { code: 'dateFuture' },
  consent: { code: 'consent' },
  unknown: { code: 'unknown' },
  minCharacters: { code: 'minCharacters', min: 2 },
  minWords: { code: 'minWords', min: 3 },
  minValue: { code: 'minValue', min },
  maxCharacters: { code: 'maxCharacters', max: 20 },
  maxWords: { code: 'maxWords', max: 1 },
  maxValue: { code: 'maxValue', max },
  betweenValues: { code: 'betweenValues', min, max },
  day: { code: 'day', last: 30 },
  yearFuture: { code: 'yearFuture', max: 2026 },
  yearsBack: { code: 'yearsBack', years: 150 },
  dateMin: { code: 'dateMin', min: '2026-01-31' },
  dateMax: { code: 'dateMax', max: '2026-12-01' },
  minRows: { code: 'minRows', min: 1 },
  maxRows: { code: 'maxRows', max: 4 },
  maxFiles: { code: 'maxFiles', max: 1 },
  notBefore: { code: 'notBefore', question: { 'en-ca': 'The day', 'fr-ca': 'Le jour' } },
  pattern: { code: 'pattern', words: { 'en-ca': 'The day', 'fr-ca': 'Le jour' } },
  exclusiveOption: { code: 'exclusiveOption', option: { 'en-ca': 'The day', 'fr-ca': 'Le jour' } },
  server: { code: 'server', text: 'It is taken.' },
}

beforeEach(() => void holdStill())
afterEach(moveOn)

test('VAL-35..61: each issue has its words, in both languages', async () => {
  await loadTexts('validation', 'forms')
  const { result } = renderHook(useIssueText)
  const said = () => Object.values(issues).map((one) => `${one.code}: ${result.current(one)}`)
  expect(said()).toMatchInlineSnapshot(`
    [
      "required: This field is required",
      "selectOption: Please select an option",
      "email: Invalid email address.",
      "phone: Enter a phone number like 613-555-0100. Outside Canada and the United States, start with + and the country code",
      "number: Enter a number, like 3 or 2.5",
      "wholeNumber: Enter a whole number, without decimals",
      "date: Enter a real date, with a day, a month and a year",
      "year: Enter a year between 1901 and 2026",
      "time: Enter a time, like 2:05 p.m. or 14:05",
      "url: Enter a web address, like https://example.ca",
      "postalCode: Enter a postal code, like K1A 0B1",
      "unique: You already gave this answer. Enter a different one",
      "notEmpty: Add at least one item",
      "emptyRow: Answer at least one question here, or remove it",
      "uploading: Wait until your file has been sent",
      "notUploaded: A file wasn't sent. Try again, or remove it",
      "month: Choose a month",
      "monthNeedsYear: If you enter a month, also enter the year",
      "dayNeedsMonthAndYear: If you enter a day, also enter the month and the year",
      "dateFuture: The date can't be in the future",
      "consent: You must accept to continue",
      "unknown: This question can't be shown here",
      "minCharacters: Enter at least 2 characters",
      "minWords: Write at least 3 words",
      "minValue: Enter a number that is 1,200.5 or more",
      "maxCharacters: Enter no more than 20 characters",
      "maxWords: Write no more than 1 word",
      "maxValue: Enter a number that is 3,400.5 or less",
      "betweenValues: Enter a number between 1,200.5 and 3,400.5",
      "day: Enter a day between 1 and 30",
      "yearFuture: The year can't be in the future. Enter 2026 or earlier",
      "yearsBack: Enter a date within the last 150 years",
      "dateMin: Enter a date on or after January 31, 2026",
      "dateMax: Enter a date on or before December 1, 2026",
      "minRows: Add at least 1",
      "maxRows: Keep no more than 4",
      "maxFiles: Keep no more than 1 file",
      "notBefore: This can't be before the answer to “The day”. Check both answers",
      "pattern: The day",
      "exclusiveOption: Choose either “The day” or other answers, not both",
      "server: It is taken.",
    ]
  `)
  await act(() => setLocale('fr-ca'))
  expect(said()).toMatchInlineSnapshot(`
    [
      "required: Ce champ est obligatoire",
      "selectOption: Veuillez choisir une option",
      "email: Cette adresse courriel n’est pas valide.",
      "phone: Entrez un numéro de téléphone comme 613-555-0100. Hors du Canada et des États-Unis, commencez par + et l’indicatif du pays",
      "number: Entrez un nombre, comme 3 ou 2,5",
      "wholeNumber: Entrez un nombre entier, sans décimales",
      "date: Entrez une date qui existe, avec le jour, le mois et l’année",
      "year: Entrez une année entre 1901 et 2026",
      "time: Entrez une heure, comme 14 h 05",
      "url: Entrez une adresse Web, comme https://exemple.ca",
      "postalCode: Entrez un code postal, comme K1A 0B1",
      "unique: Vous avez déjà donné cette réponse. Donnez-en une autre",
      "notEmpty: Ajoutez au moins un élément",
      "emptyRow: Répondez à au moins une question ici, ou retirez cet élément",
      "uploading: Attendez que votre fichier soit envoyé",
      "notUploaded: Un fichier n’a pas été envoyé. Réessayez ou retirez-le",
      "month: Choisissez un mois",
      "monthNeedsYear: Si vous entrez un mois, entrez aussi l’année",
      "dayNeedsMonthAndYear: Si vous entrez un jour, entrez aussi le mois et l’année",
      "dateFuture: La date ne peut pas être dans le futur",
      "consent: Vous devez accepter pour continuer",
      "unknown: Cette question ne peut pas être affichée ici",
      "minCharacters: Écrivez au moins 2 caractères",
      "minWords: Écrivez au moins 3 mots",
      "minValue: Entrez un nombre égal ou supérieur à 1 200,5",
      "maxCharacters: Écrivez au plus 20 caractères",
      "maxWords: Écrivez au plus 1 mot",
      "maxValue: Entrez un nombre égal ou inférieur à 3 400,5",
      "betweenValues: Entrez un nombre entre 1 200,5 et 3 400,5",
      "day: Entrez un jour de 1 à 30",
      "yearFuture: L’année ne peut pas être dans le futur. Entrez 2026 ou avant",
      "yearsBack: Entrez une date des 150 dernières années",
      "dateMin: Entrez une date à partir du 31 janvier 2026",
      "dateMax: Entrez une date qui ne dépasse pas le 1er décembre 2026",
      "minRows: Ajoutez-en au moins 1",
      "maxRows: N’en gardez pas plus de 4",
      "maxFiles: Ne gardez pas plus de 1 fichier",
      "notBefore: La date ne peut pas précéder la réponse à « Le jour ». Vérifiez les deux réponses",
      "pattern: Le jour",
      "exclusiveOption: Choisissez « Le jour » ou d’autres réponses, mais pas les deux",
      "server: It is taken.",
    ]
  `)
})
