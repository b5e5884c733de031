import type { AuditChange, FormDefinition } from '#generated/model/index.ts'
import { valueChanges } from '../engine/value-changes.ts'

/** What differs between two states of a form; its number says nothing of what is asked. */
export const definitionChanges = (
  before: FormDefinition | undefined,
  after: FormDefinition | undefined,
): AuditChange[] => valueChanges(before, after).filter(({ field }) => field !== '/version')
