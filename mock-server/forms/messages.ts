import type { Language } from '#generated/model/index.ts'

/** What the server says about an answer; a client shows it beside the question. */
type Messages = {
  readonly required: string
  readonly unknown: string
  readonly text: string
  readonly email: string
  readonly phone: string
  readonly number: string
  readonly wholeNumber: string
  readonly date: string
  readonly future: string
  readonly yesNo: string
  readonly option: string
  readonly exclusive: string
  readonly consent: string
  readonly pattern: string
  readonly shortest: (least: number) => string
  readonly longest: (most: number) => string
  readonly fewestWords: (least: number) => string
  readonly mostWords: (most: number) => string
  readonly least: (least: number | string) => string
  readonly most: (most: number | string) => string
  readonly withinYears: (years: number) => string
}

const english: Messages = {
  required: 'This field is required.',
  unknown: 'This form has no such question.',
  text: 'Write your answer as text.',
  email: 'Enter a valid email address.',
  phone: 'Enter a phone number with 10 digits.',
  number: 'Enter a number.',
  wholeNumber: 'Enter a whole number.',
  date: 'Enter a date as year, month and day.',
  future: 'Dates cannot be in the future.',
  yesNo: 'Answer yes or no.',
  option: 'Choose one of the answers.',
  exclusive: 'This answer cannot be combined with others.',
  consent: 'You need to agree.',
  pattern: 'This answer is not in the form asked for.',
  shortest: (least) => `Write at least ${least} characters.`,
  longest: (most) => `Write no more than ${most} characters.`,
  fewestWords: (least) => `Write at least ${least} words.`,
  mostWords: (most) => `Write no more than ${most} words.`,
  least: (least) => `Must be ${least} or more.`,
  most: (most) => `Must be ${most} or less.`,
  withinYears: (years) => `Must be within the last ${years} years.`,
}

const french: Messages = {
  required: 'Ce champ est obligatoire.',
  unknown: 'Ce formulaire ne contient pas cette question.',
  text: 'Écrivez votre réponse en mots.',
  email: 'Entrez une adresse courriel valide.',
  phone: 'Entrez un numéro de téléphone à 10 chiffres.',
  number: 'Entrez un nombre.',
  wholeNumber: 'Entrez un nombre entier.',
  date: 'Entrez une date : année, mois et jour.',
  future: 'La date ne peut pas être dans le futur.',
  yesNo: 'Répondez par oui ou non.',
  option: 'Choisissez une des réponses.',
  exclusive: 'Cette réponse ne peut pas être combinée à d’autres.',
  consent: 'Vous devez accepter.',
  pattern: 'Cette réponse n’a pas la forme demandée.',
  shortest: (least) => `Écrivez au moins ${least} caractères.`,
  longest: (most) => `Écrivez au plus ${most} caractères.`,
  fewestWords: (least) => `Écrivez au moins ${least} mots.`,
  mostWords: (most) => `Écrivez au plus ${most} mots.`,
  least: (least) => `Doit être ${least} ou plus.`,
  most: (most) => `Doit être ${most} ou moins.`,
  withinYears: (years) => `Doit dater de moins de ${years} ans.`,
}

export const formMessages: Readonly<Record<Language, Messages>> = { 'en-ca': english, 'fr-ca': french }
