import type { DetailsInput } from './details-schema.ts'

/** The details by the paths of their fields. */
export function fieldValues({ postal_address: address, ...details }: DetailsInput) {
  return {
    name: details.name,
    'postal_address.street': address.street,
    'postal_address.city': address.city,
    'postal_address.province': address.province,
    'postal_address.postal_code': address.postal_code,
    contact_name: details.contact_name,
    email: details.email,
    phone: details.phone,
  }
}

export type FieldValues = ReturnType<typeof fieldValues>
export type FieldName = keyof FieldValues

const namesOf = (values: FieldValues) => Object.keys(values) as FieldName[]

/** What one typed onto what somebody else saved: what one changed oneself, and the fields that differ. */
export function merged(
  before: FieldValues,
  mine: FieldValues,
  theirs: FieldValues,
): { changes: Partial<FieldValues>; differing: readonly FieldName[] } {
  const kept = namesOf(mine).filter((name) => mine[name] !== before[name])
  return {
    changes: Object.fromEntries(kept.map((name) => [name, mine[name]])),
    differing: namesOf(mine).filter((name) => mine[name] !== theirs[name]),
  }
}
