import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import type { Problem } from '#src/lib/validation/problem.ts'
import { holdStill, moveOn } from '#tests/support/still.ts'
import { useProblemText } from './use-problem-text.ts'

const min = 1200.5
const max = 3400.5
/** One of each code, with what its words need. */
const problems: Record<Problem['code'], Problem> = {
  required: { code: 'required' },
  selectOption: { code: 'selectOption' },
  invalid: { code: 'invalid' },
  email: { code: 'email' },
  number: { code: 'number' },
  wholeNumber: { code: 'wholeNumber' },
  pattern: { code: 'pattern' },
  unique: { code: 'unique' },
  notEmpty: { code: 'notEmpty' },
  time: { code: 'time' },
  url: { code: 'url' },
  phone: { code: 'phone' },
  postalCode: { code: 'postalCode' },
  consent: { code: 'consent' },
  date: { code: 'date' },
  dateFuture: { code: 'dateFuture' },
  dayNeedsMonthAndYear: { code: 'dayNeedsMonthAndYear' },
  monthNeedsYear: { code: 'monthNeedsYear' },
  year: { code: 'year' },
  month: { code: 'month' },
  fileTooSmall: { code: 'fileTooSmall' },
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
  fileTooBig: { code: 'fileTooBig', megabytes: 25 },
  fileType: { code: 'fileType', types: ['PDF', 'PNG'] },
}

beforeEach(() => void holdStill())
afterEach(moveOn)

test('VAL-35..61: each problem has its words, in both languages', async () => {
  await loadTexts('validation', 'kit')
  const { result } = renderHook(useProblemText)
  const said = () => Object.values(problems).map((one) => `${one.code}: ${result.current(one)}`)
  expect(said()).toMatchInlineSnapshot(`
    [
      "required: This field is required",
      "selectOption: Please select an option",
      "invalid: Invalid",
      "email: Invalid email address.",
      "number: Enter a number, like 3 or 2.5",
      "wholeNumber: Enter a whole number, without decimals",
      "pattern: Check the format of your answer",
      "unique: You already gave this answer. Enter a different one",
      "notEmpty: Add at least one item",
      "time: Enter a time, like 2:05 p.m. or 14:05",
      "url: Enter a web address, like https://example.ca",
      "phone: Enter a phone number like 613-555-0100. Outside Canada and the United States, start with + and the country code",
      "postalCode: Enter a postal code, like K1A 0B1",
      "consent: You must accept to continue",
      "date: Enter a real date, with a day, a month and a year",
      "dateFuture: The date can't be in the future",
      "dayNeedsMonthAndYear: If you enter a day, also enter the month and the year",
      "monthNeedsYear: If you enter a month, also enter the year",
      "year: Enter a year between 1901 and 2026",
      "month: Choose a month",
      "fileTooSmall: This file is empty. Choose another file",
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
      "fileTooBig: This file is too big. Choose a file of 25 MB or less",
      "fileType: You can't use this kind of file here. Choose one of these: PDF, PNG",
    ]
  `)
  await act(() => setLocale('fr-ca'))
  expect(said()).toMatchInlineSnapshot(`
    [
      "required: Ce champ est obligatoire",
      "selectOption: Veuillez choisir une option",
      "invalid: Non valide",
      "email: Cette adresse courriel n’est pas valide.",
      "number: Entrez un nombre, comme 3 ou 2,5",
      "wholeNumber: Entrez un nombre entier, sans décimales",
      "pattern: Vérifiez le format de votre réponse",
      "unique: Vous avez déjà donné cette réponse. Donnez-en une autre",
      "notEmpty: Ajoutez au moins un élément",
      "time: Entrez une heure, comme 14 h 05",
      "url: Entrez une adresse Web, comme https://exemple.ca",
      "phone: Entrez un numéro de téléphone comme 613-555-0100. Hors du Canada et des États-Unis, commencez par + et l’indicatif du pays",
      "postalCode: Entrez un code postal, comme K1A 0B1",
      "consent: Vous devez accepter pour continuer",
      "date: Entrez une date qui existe, avec le jour, le mois et l’année",
      "dateFuture: La date ne peut pas être dans le futur",
      "dayNeedsMonthAndYear: Si vous entrez un jour, entrez aussi le mois et l’année",
      "monthNeedsYear: Si vous entrez un mois, entrez aussi l’année",
      "year: Entrez une année entre 1901 et 2026",
      "month: Choisissez un mois",
      "fileTooSmall: Ce fichier est vide. Choisissez un autre fichier",
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
      "fileTooBig: Ce fichier est trop gros. Choisissez un fichier de 25 Mo ou moins",
      "fileType: Ce type de fichier ne convient pas. Choisissez un de ces types : PDF, PNG",
    ]
  `)
})
