import type { Language } from '#generated/model/index.ts'
import type { Sentences } from './store/localized.ts'

/** A refusal that the contract documents; the route turns it into the answer. `body` is written in the caller's language. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly #write: (locale: Language) => object

  constructor(status: number, write: (locale: Language) => object, headers: Record<string, string> = {}) {
    super(`Refused with status ${status}`)
    this.status = status
    this.headers = headers
    this.#write = write
  }

  body(locale: Language): object {
    return this.#write(locale)
  }
}

/** A refusal with one sentence: `{detail}`. */
export const refuse = (
  status: number,
  detail: Sentences,
  { code, headers }: { code?: string; headers?: Record<string, string> } = {},
): Failure => new Failure(status, (locale) => ({ detail: detail[locale], ...(code && { code }) }), headers)

export const notFound = (): Failure => refuse(404, { 'en-ca': 'Not found.', 'fr-ca': 'Introuvable.' })

/** A page past the end of a list (D-69). */
export const invalidPage = (): Failure =>
  refuse(404, { 'en-ca': 'Invalid page.', 'fr-ca': 'Page non valide.' })

export const forbidden = (): Failure =>
  refuse(403, {
    'en-ca': 'You do not have permission to perform this action.',
    'fr-ca': 'Vous n’avez pas la permission d’effectuer cette action.',
  })

/** What only a young person may see themselves. */
export const limitedAccess = (): Failure =>
  refuse(
    403,
    {
      'en-ca': 'At this age, only the young person can see this.',
      'fr-ca': 'À cet âge, seule la jeune personne peut voir cette information.',
    },
    { code: 'limited_access' },
  )

export const unauthorized = (sentToken: boolean): Failure =>
  refuse(
    401,
    sentToken
      ? { 'en-ca': 'Given token not valid for any token type', 'fr-ca': 'Ce jeton n’est pas valide.' }
      : {
          'en-ca': 'Authentication credentials were not provided.',
          'fr-ca': 'Informations d’authentification non fournies.',
        },
    { headers: { 'www-authenticate': 'Bearer realm="api"' } },
  )

export const conflict = (detail: Sentences, code: string): Failure => refuse(409, detail, { code })

/** Messages by field, as `{field: [..]}`; fields of objects hold objects. */
export type FieldErrors = { [field: string]: string[] | FieldErrors }

/** A body or query that does not fit, field by field. */
export const invalid = (errors: (locale: Language) => FieldErrors): Failure => new Failure(400, errors)

/** The same with one message on one field. */
export const invalidField = (field: string, message: Sentences): Failure =>
  invalid((locale) => ({ [field]: [message[locale]] }))

/** A change that changes nothing. */
export const emptyBodyError = (): Failure =>
  invalidField('non_field_errors', {
    'en-ca': 'Send at least one field.',
    'fr-ca': 'Envoyez au moins un champ.',
  })
