import type { AuditChange, FormDefinition } from '#generated/model/index.ts'
import { valueChanges } from '../engine/value-changes.ts'

/** The differences between two states of a form, ignoring its version number. */
export const definitionChanges = (
  before: FormDefinition | undefined,
  after: FormDefinition | undefined,
): AuditChange[] => valueChanges(before, after).filter(({ field }) => field !== '/version')
