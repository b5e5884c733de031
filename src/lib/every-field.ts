/**
 * What one place shows of a record: an entry for each field of the contract. A new field does not compile until
 * somebody decides what the place shows of it, or that it does not (`notHere`).
 */
export type EveryField<Row, Entry> = { readonly [Field in keyof Row]-?: Entry }

/** The entry of a field without a place of its own; the reason is for whoever reads the code. */
export const notHere = (_because: string): undefined => undefined
