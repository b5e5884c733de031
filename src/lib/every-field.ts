/**
 * What one place shows of a record: an entry for each field of the contract. A new field does not compile until
 * somebody decides what the place shows of it, or that it does not (`notHere`).
 */
export type EveryField<Row, Entry> = Readonly<Record<keyof Row, Entry | undefined>>

/** The entry of a field without a place of its own; the reason is for whoever reads the code. */
export const notHere = (_because: string): undefined => undefined

/** What is shown, in the order of the entries. */
export const shown = <Entry>(fields: EveryField<Record<string, unknown>, Entry>): Entry[] =>
  Object.values(fields).filter((entry) => entry !== undefined)
