import type { AuditChange, FormDefinition } from '#generated/model/index.ts'
import { valueChanges } from '../engine/value-changes.ts'

/** A picture in the log, where its bytes would be unreadable. */
const sizeOf = (data: string | null): string | null =>
  data && `${Math.ceil((data.length * 3) / 4 / 1024)}\u00a0KB`

/** The differences between two states of a form, ignoring its version number. */
export const definitionChanges = (
  before: FormDefinition | undefined,
  after: FormDefinition | undefined,
): AuditChange[] =>
  valueChanges(before, after)
    .filter(({ field }) => field !== '/version')
    .map((change) =>
      change.field.endsWith('/picture/data')
        ? { ...change, before: sizeOf(change.before), after: sizeOf(change.after) }
        : change,
    )
