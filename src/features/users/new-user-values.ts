import type { Language, RoleType, UserCreate } from '#generated/model/index.ts'
import { accountEmail, isEmail } from '#src/lib/email.ts'
import type { Problem } from '#src/lib/problem.ts'
import { characters, isBlank, isOneLine } from '#src/lib/text-rules.ts'

/** What is typed: '' where nothing is chosen. */
export type NewUserValues = {
  email: string
  firstName: string
  lastName: string
  language: Language | ''
  roles: readonly RoleType[]
}

export const firstValues: NewUserValues = { email: '', firstName: '', lastName: '', language: '', roles: [] }

/** As many characters as the contract takes. */
const longest = { email: 254, firstName: 150, lastName: 150 } as const

export type NewUserProblems = { readonly [Name in keyof NewUserValues]?: Problem }

/** What is wrong with each field. */
export function checkNewUser(values: NewUserValues): NewUserProblems {
  const found: { [Name in keyof NewUserValues]?: Problem } = {}
  for (const name of ['email', 'firstName', 'lastName'] as const) {
    const typed = values[name].trim()
    const max = longest[name]
    if (isBlank(typed)) found[name] = { code: 'required' }
    else if (characters(typed) > max) found[name] = { code: 'maxCharacters', max }
    else if (name === 'email' && !isEmail(typed)) found[name] = { code: 'email' }
    else if (!isOneLine(typed)) found[name] = { code: 'invalid' }
  }
  if (values.language === '') found.language = { code: 'selectOption' }
  if (values.roles.length === 0) found.roles = { code: 'selectOption' }
  return found
}

/** The body of the call; undefined while something is missing. */
export function createFrom(organization: string, values: NewUserValues): UserCreate | undefined {
  const { email, firstName, lastName, language, roles } = values
  if (language === '' || roles.length === 0) return undefined
  return {
    organization,
    email: accountEmail(email),
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    language_preference: language,
    role_types: [...roles],
  }
}
