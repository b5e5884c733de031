import type { Language } from '#generated/model/index.ts'

/** Validation messages, in the wording of Django REST framework. */
type Messages = {
  readonly required: string
  readonly null: string
  readonly blank: string
  readonly unknown: string
  readonly repeated: string
  readonly string: string
  readonly integer: string
  readonly number: string
  readonly boolean: string
  readonly list: string
  readonly object: string
  readonly uuid: string
  readonly email: string
  readonly url: string
  readonly date: string
  readonly datetime: string
  readonly pattern: string
  readonly invalid: string
  readonly choice: (value: string) => string
  readonly shortest: (least: number) => string
  readonly longest: (most: number) => string
  readonly least: (least: number) => string
  readonly most: (most: number) => string
  readonly fewest: (least: number) => string
  readonly mostItems: (most: number) => string
}

const english: Messages = {
  required: 'This field is required.',
  null: 'This field may not be null.',
  blank: 'This field may not be blank.',
  unknown: 'This field is not known.',
  repeated: 'This parameter may be given only once; lists are comma-joined.',
  string: 'Not a valid string.',
  integer: 'A valid integer is required.',
  number: 'A valid number is required.',
  boolean: 'Must be a valid boolean.',
  list: 'Expected a list of items.',
  object: 'Invalid data. Expected a dictionary.',
  uuid: 'Must be a valid UUID.',
  email: 'Enter a valid email address.',
  url: 'Enter a valid URL.',
  date: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  datetime: 'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm:ssZ.',
  pattern: 'This value does not match the required pattern.',
  invalid: 'Not a valid value.',
  choice: (value) => `"${value}" is not a valid choice.`,
  shortest: (least) => `Ensure this field has at least ${least} characters.`,
  longest: (most) => `Ensure this field has no more than ${most} characters.`,
  least: (least) => `Ensure this value is greater than or equal to ${least}.`,
  most: (most) => `Ensure this value is less than or equal to ${most}.`,
  fewest: (least) => `Ensure this field has at least ${least} elements.`,
  mostItems: (most) => `Ensure this field has no more than ${most} elements.`,
}

const french: Messages = {
  required: 'Ce champ est obligatoire.',
  null: 'Ce champ ne peut être nul.',
  blank: 'Ce champ ne peut être vide.',
  unknown: 'Ce champ est inconnu.',
  repeated: 'Ce paramètre ne peut être donné qu’une fois; les listes sont séparées par des virgules.',
  string: 'Chaîne de caractères non valide.',
  integer: 'Un nombre entier valide est requis.',
  number: 'Un nombre valide est requis.',
  boolean: 'Doit être un booléen valide.',
  list: 'Une liste d’éléments est attendue.',
  object: 'Données non valides. Un dictionnaire est attendu.',
  uuid: 'Doit être un UUID valide.',
  email: 'Saisissez une adresse courriel valide.',
  url: 'Saisissez une URL valide.',
  date: 'La date n’a pas le bon format. Utilisez plutôt : AAAA-MM-JJ.',
  datetime: 'La date et l’heure n’ont pas le bon format. Utilisez plutôt : AAAA-MM-JJThh:mm:ssZ.',
  pattern: 'Cette valeur ne correspond pas au motif requis.',
  invalid: 'Valeur non valide.',
  choice: (value) => `« ${value} » n’est pas un choix valide.`,
  shortest: (least) => `Ce champ doit compter au moins ${least} caractères.`,
  longest: (most) => `Ce champ ne peut compter plus de ${most} caractères.`,
  least: (least) => `Cette valeur doit être supérieure ou égale à ${least}.`,
  most: (most) => `Cette valeur doit être inférieure ou égale à ${most}.`,
  fewest: (least) => `Ce champ doit compter au moins ${least} éléments.`,
  mostItems: (most) => `Ce champ ne peut compter plus de ${most} éléments.`,
}

export const messages: Readonly<Record<Language, Messages>> = { 'en-ca': english, 'fr-ca': french }
