import * as z from 'zod/mini'
import type { EmergencyDetails, EmergencyDetailsUpdate } from '#generated/model/index.ts'
import {
  EmergencyContactUpdate,
  EmergencyDetailsUpdate as Contract,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { checked, optionalLine, optionalRememberedDate, rule } from '#src/form-kit/fields.ts'
import { isPhone, phoneValue } from '#src/lib/validation/phone.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'

const { name, relation, phone } = EmergencyContactUpdate.shape

type Contact = z.output<typeof contact>

const contact = z.object({
  name: optionalLine(z.nullish(name)),
  relation: optionalLine(relation),
  phone: z.pipe(
    z.string().check(checked((typed) => (isBlank(typed) || isPhone(typed) ? undefined : { code: 'phone' }))),
    z.pipe(
      z.transform((typed: string) => (isBlank(typed) ? null : phoneValue(typed))),
      z.nullish(phone),
    ),
  ),
})

const isEmpty = (contact: Contact) => !contact.name && !contact.relation && !contact.phone
/** A contact is absent, or has a name and a number. */
const has = (field: 'name' | 'phone') => (values: { contact: unknown }) => {
  const contact = values.contact as Contact
  return isEmpty(contact) || Boolean(contact[field])
}

/** The emergency details, with the rules of the contract (VAL-49, VAL-50, VAL-58). */
export const emergencySchema = z
  .object({
    date_of_birth: optionalRememberedDate({ whole: true }),
    spoken_languages: optionalLine(Contract.shape.spoken_languages),
    implants: optionalLine(Contract.shape.implants),
    contact,
  })
  .check(
    rule('nameMissing', 'contact.name', has('name')),
    rule('phoneMissing', 'contact.phone', has('phone')),
  )

export type EmergencyInput = z.input<typeof emergencySchema>
export type EmergencyChecked = z.output<typeof emergencySchema>

export const toEmergencyForm = (details: EmergencyDetails): EmergencyInput => ({
  date_of_birth: details.date_of_birth ?? '',
  spoken_languages: details.spoken_languages ?? '',
  implants: details.implants ?? '',
  contact: {
    name: details.contact?.name ?? '',
    relation: details.contact?.relation ?? '',
    phone: details.contact?.phone ?? '',
  },
})

export function toEmergencyRequest({ contact, ...details }: EmergencyChecked): EmergencyDetailsUpdate {
  const { name, relation, phone } = contact
  return {
    date_of_birth: details.date_of_birth,
    spoken_languages: details.spoken_languages ?? null,
    implants: details.implants ?? null,
    contact: name && phone ? { name, relation: relation ?? null, phone } : null,
  }
}
