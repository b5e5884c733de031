import type { JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'

/**
 * What a field is by its name:
 * - `secret`: grants access;
 * - `personal`: identifies a person, or describes their health in words;
 * - `answers`: everything inside is a person's answers, including numbers and booleans;
 * - `plain`: the rest.
 */
export type Kind = 'secret' | 'personal' | 'answers' | 'plain'

const words = (list: string) => new RegExp(`^(?:${list.trim().split(/\s+/).join('|')})$`)

const SECRET = words(`
  (.+_)?tokens? (.+_)?passwords? (.+_)?secrets? (.+_)?nonce passwd pwd passcode pass_code otp pin (.+_)?jwt
  authorization cookies? credentials? (.+_)?api_?keys? (.+_)?private_keys? signature session(_id|_key)? code_verifier
  confirmation_code verification_code
`)

const PERSONAL = words(`
  (.+_)?names? name_.+ username initials nickname
  (.+_)?e_?mails?(_.+)? (.+_)?phones?(_.+)? (.+_)?(mobile|cell|fax|tel|telephone)(_number)?
  (.+_)?address(es)?(_.+)? street(_.+)? city (.+_)?postal_code zip(_code)? postcode location
  (.+_)?birth(_?(date|day|year|place))? date_of_birth dob (.+_)?gender sex age age_at_.+
  health_card(_.+)? health_number hcn phn ramq ssn sin insurance_number mrn
  author recipient contact sent_by created_by updated_by recorded_by
  (.+_)?notes? (.+_)?comments? (.+_)?reason message messages text (.+_)?text description summary content body html
  title subject snippet transcript instructions recommendation outcome answer (.+_)?value
  allergen allergy reactions? condition diagnosis symptoms? medication ingredient vaccine procedure substance
  finding findings panel facility prescriber search q query
`)

const ANSWERS = words(`form_data answers (.+_)?variables prefill before after responses? submission_data`)

/** Words that a client tells apart, and texts of what went wrong: they stay in an error. */
const PLAIN = words(`operation_name file_type field_name type_name`)

const normal = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[-.\s]/g, '_')
    .replaceAll(/__(isnull|gte|lte|gt|lt|in|icontains|contains|iexact|startswith)$/g, '')
    .toLowerCase()

/** Formats of OpenAPI whose fields are personal whatever their name. */
const TELLING_FORMATS: Readonly<Record<string, Kind>> = {
  password: 'secret',
  email: 'personal',
  phone: 'personal',
  tel: 'personal',
}

/** What the formats and security schemes of a contract give away, by name. */
function byFormat(document: JsonObject): Map<string, Kind> {
  const found = new Map<string, Kind>()
  const schemes = objectAt(document, objectAt(document, document.components).securitySchemes)
  for (const scheme of Object.values(schemes)) {
    const { type, name } = objectAt(document, scheme)
    if (type === 'apiKey' && typeof name === 'string') found.set(normal(name), 'secret')
  }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isObject(value)) return
    if (isObject(value.properties)) {
      for (const [name, schema] of Object.entries(value.properties)) {
        const kind = isObject(schema) && typeof schema.format === 'string' && TELLING_FORMATS[schema.format]
        if (kind) found.set(normal(name), kind)
      }
    }
    Object.values(value).forEach(walk)
  }
  walk(document)
  return found
}

/** Tells what a field is by its name, with the formats of a contract. */
export function namesOf(document: JsonObject): (name: string) => Kind {
  const formats = byFormat(document)
  return (name) => {
    const key = normal(name)
    if (SECRET.test(key) || formats.get(key) === 'secret') return 'secret'
    if (PLAIN.test(key)) return 'plain'
    if (ANSWERS.test(key)) return 'answers'
    return PERSONAL.test(key) ? 'personal' : (formats.get(key) ?? 'plain')
  }
}
