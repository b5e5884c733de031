import type { Language } from '#generated/model/index.ts'

/** The server's messages about an answer; clients show them beside the question. */
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
  readonly eachRow: string
  readonly consent: string
  readonly pattern: string
  readonly shortest: (least: number) => string
  readonly longest: (most: number) => string
  readonly fewestWords: (least: number) => string
  readonly mostWords: (most: number) => string
  readonly least: (least: number | string) => string
  readonly most: (most: number | string) => string
  readonly withinYears: (years: number) => string
  readonly partial_date: string
  readonly year: string
  readonly time: string
  readonly url: string
  readonly postalCode: string
  readonly notBefore: (question: string) => string
  readonly unique: string
  readonly noRows: string
  readonly emptyRow: string
  readonly rows: string
  readonly fewestRows: (least: number) => string
  readonly mostRows: (most: number) => string
  readonly fileEmpty: string
  readonly fileBig: string
  readonly fileType: string
  readonly fileGone: string
  readonly mostFiles: (most: number) => string
}

const english: Messages = {
  required: 'This field is required.',
  unknown: 'This form has no such question.',
  text: 'Write your answer as text.',
  email: 'Enter a valid email address.',
  phone: 'Enter a phone number with 10 digits, or with + and a country code.',
  number: 'Enter a number.',
  wholeNumber: 'Enter a whole number.',
  date: 'Enter a date as year, month and day.',
  future: 'Dates cannot be in the future.',
  yesNo: 'Answer yes or no.',
  option: 'Choose one of the answers.',
  exclusive: 'This answer cannot be combined with others.',
  eachRow: 'Choose an answer in each row.',
  consent: 'You need to agree.',
  pattern: 'This answer is not in the form asked for.',
  shortest: (least) => `Write at least ${least} characters.`,
  longest: (most) => `Write no more than ${most} characters.`,
  fewestWords: (least) => `Write at least ${least} words.`,
  mostWords: (most) => `Write no more than ${most} words.`,
  least: (least) => `Must be ${least} or more.`,
  most: (most) => `Must be ${most} or less.`,
  withinYears: (years) => `Must be within the last ${years} years.`,
  partial_date: 'Enter a year, a year and a month, or a whole date.',
  year: 'Enter a year of 4 digits.',
  time: 'Enter a time from 00:00 to 23:59.',
  url: 'Enter a whole web address.',
  postalCode: 'Enter a valid postal code.',
  notBefore: (question) => `Must not be before the answer to “${question}”.`,
  unique: 'You already gave this answer.',
  noRows: 'Add at least one.',
  emptyRow: 'Answer at least one question here.',
  rows: 'Answer with a list.',
  fewestRows: (least) => `Add at least ${least}.`,
  mostRows: (most) => `Add no more than ${most}.`,
  fileEmpty: 'This file is empty.',
  fileBig: 'This file is too big.',
  fileType: 'This kind of file cannot be sent here.',
  fileGone: 'This file is not here any more. Send it again.',
  mostFiles: (most) => `Send no more than ${most}.`,
}

const french: Messages = {
  required: 'Ce champ est obligatoire.',
  unknown: 'Ce formulaire ne contient pas cette question.',
  text: 'Écrivez votre réponse en mots.',
  email: 'Entrez une adresse courriel valide.',
  phone: 'Entrez un numéro de téléphone à 10 chiffres, ou avec + et un indicatif de pays.',
  number: 'Entrez un nombre.',
  wholeNumber: 'Entrez un nombre entier.',
  date: 'Entrez une date : année, mois et jour.',
  future: 'La date ne peut pas être dans le futur.',
  yesNo: 'Répondez par oui ou non.',
  option: 'Choisissez une des réponses.',
  exclusive: 'Cette réponse ne peut pas être combinée à d’autres.',
  eachRow: 'Choisissez une réponse à chaque ligne.',
  consent: 'Vous devez accepter.',
  pattern: 'Cette réponse n’a pas la forme demandée.',
  shortest: (least) => `Écrivez au moins ${least} caractères.`,
  longest: (most) => `Écrivez au plus ${most} caractères.`,
  fewestWords: (least) => `Écrivez au moins ${least} mots.`,
  mostWords: (most) => `Écrivez au plus ${most} mots.`,
  least: (least) => `Doit être ${least} ou plus.`,
  most: (most) => `Doit être ${most} ou moins.`,
  withinYears: (years) => `Doit dater de moins de ${years} ans.`,
  partial_date: 'Entrez une année, une année et un mois, ou une date complète.',
  year: 'Entrez une année à 4 chiffres.',
  time: 'Entrez une heure entre 00:00 et 23:59.',
  url: 'Entrez une adresse Web complète.',
  postalCode: 'Entrez un code postal valide.',
  notBefore: (question) => `Ne doit pas précéder la réponse à « ${question} ».`,
  unique: 'Vous avez déjà donné cette réponse.',
  noRows: 'Ajoutez au moins un élément.',
  emptyRow: 'Répondez à au moins une question ici.',
  rows: 'Répondez par une liste.',
  fewestRows: (least) => `Ajoutez au moins ${least} éléments.`,
  mostRows: (most) => `Ajoutez au plus ${most} éléments.`,
  fileEmpty: 'Ce fichier est vide.',
  fileBig: 'Ce fichier est trop volumineux.',
  fileType: 'Ce type de fichier ne peut pas être envoyé ici.',
  fileGone: 'Ce fichier n’est plus ici. Envoyez-le de nouveau.',
  mostFiles: (most) => `Envoyez au plus ${most} fichiers.`,
}

export const formMessages: Readonly<Record<Language, Messages>> = { 'en-ca': english, 'fr-ca': french }
