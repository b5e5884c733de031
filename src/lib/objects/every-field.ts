/**
 * What a view shows of a record: one entry per contract field. A new contract field fails to compile until
 * every view shows or omits it (`notHere`).
 */
export type EveryField<Row, Entry> = Readonly<Record<keyof Row, Entry | undefined>>

/** A field without an entry of its own; the argument documents why. */
export const notHere = (_because: string): undefined => undefined

/** The entries to show, in order. */
export const shown = <Entry>(fields: EveryField<Record<string, unknown>, Entry>): Entry[] =>
  Object.values(fields).filter((entry) => entry !== undefined)
