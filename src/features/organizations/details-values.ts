import { Province } from '#generated/model/index.ts'
import type { Organization, OrganizationUpdate } from '#generated/model/index.ts'
import { isEmail } from '#src/lib/email.ts'
import { isPhone, tidyPhone } from '#src/lib/phone.ts'
import { readPostalCode } from '#src/lib/postal-code.ts'
import type { Problem } from '#src/lib/problem.ts'
import { isBlank, isOneLine } from '#src/lib/text-rules.ts'

export const provinces = Object.values(Province)

/** What is typed: '' where nothing is. */
export type DetailsValues = {
  name: string
  street: string
  city: string
  province: string
  postalCode: string
  contact: string
  email: string
  phone: string
}

/** As many characters as the contract takes. */
const longest = { name: 200, street: 200, city: 100, contact: 200, phone: 32 } as const

/** Of an organization that is not there yet. */
export const emptyDetails: DetailsValues = {
  name: '',
  street: '',
  city: '',
  province: '',
  postalCode: '',
  contact: '',
  email: '',
  phone: '',
}

export function detailsOf(organization: Organization): DetailsValues {
  const { name, postal_address: address, contact_name: contact, email, phone } = organization
  return {
    name,
    street: address?.street ?? '',
    city: address?.city ?? '',
    province: address?.province ?? '',
    postalCode: address?.postal_code ?? '',
    contact: contact ?? '',
    email: email ?? '',
    phone: phone ?? '',
  }
}

/** What is read as a line of words. */
const lines = ['name', 'street', 'city', 'contact'] as const

const addressParts = ['street', 'city', 'province', 'postalCode'] as const

export type DetailsProblems = Partial<Record<keyof DetailsValues, Problem>>

/** What is wrong with each field: the name has to be there, and an address is whole or not there at all. */
export function checkDetails(values: DetailsValues): DetailsProblems {
  const found: DetailsProblems = {}
  const is = (name: keyof DetailsValues) => !isBlank(values[name])
  if (!is('name')) found.name = { code: 'required' }
  if (addressParts.some(is)) {
    for (const part of addressParts) {
      if (!is(part)) found[part] = { code: part === 'province' ? 'selectOption' : 'required' }
    }
  }
  if (is('postalCode') && readPostalCode(values.postalCode) === undefined) {
    found.postalCode = { code: 'postalCode' }
  }
  if (is('email') && !isEmail(values.email.trim())) found.email = { code: 'email' }
  if (is('phone') && !isPhone(values.phone)) found.phone = { code: 'phone' }
  for (const name of lines) {
    if (is(name) && !isOneLine(values[name].trim())) found[name] = { code: 'invalid' }
  }
  for (const [name, max] of Object.entries(longest) as [keyof typeof longest, number][]) {
    if (values[name].trim().length > max) found[name] = { code: 'maxCharacters', max }
  }
  return found
}

/** What is sent of a field that may be empty. */
const kept = (text: string): string | null => (isBlank(text) ? null : text.trim())

/** The body of the call; what is empty is null. */
export function updateFrom(values: DetailsValues): OrganizationUpdate & { name: string } {
  const province = provinces.find((one) => one === values.province)
  const code = readPostalCode(values.postalCode)
  return {
    name: values.name.trim(),
    postal_address:
      province && code
        ? { street: values.street.trim(), city: values.city.trim(), province, postal_code: code }
        : null,
    contact_name: kept(values.contact),
    email: kept(values.email),
    phone: kept(tidyPhone(values.phone)),
  }
}
