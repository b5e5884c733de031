/** What a summary says of a person beside their records; of everybody else it is not known. */
export type PersonFacts = {
  readonly dateOfBirth: string
  readonly emergencyContact: { readonly name: string; readonly phone: string } | null
}

/** By the key that the people's seeds give a profile. */
export const personFacts: Readonly<Record<string, PersonFacts>> = {
  maya: {
    dateOfBirth: '1988-04-12',
    emergencyContact: { name: 'Julien Tremblay', phone: '+1 613-555-0177' },
  },
  luc: { dateOfBirth: '1971-12-01', emergencyContact: null },
  rose: {
    dateOfBirth: '1941-07-30',
    emergencyContact: { name: 'Theo Martin', phone: '+1 613-555-0123' },
  },
}
