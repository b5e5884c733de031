import type { DetailsInput } from './details-schema.ts'

/** The details as a flat object keyed by field path. */
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

/** Merges typed values into another person's save: one's own changes win, and fields both changed are returned. */
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
