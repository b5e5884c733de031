import type { ZodMiniType, core } from 'zod/mini'
import * as generated from '#generated/zod/index.zod.ts'
import type { OperationId } from './operation-id.ts'
import type { QuickCheck } from './quick-check.ts'
import { valueAt } from './issues.ts'
import { changesNothing, lengthOf, quickCheck } from './quick-check.ts'

/** A number is the response of that status. */
type Part = 'Params' | 'QueryParams' | 'Body' | number

const all: Readonly<Record<string, unknown>> = generated

const isSchema = (value: unknown): value is ZodMiniType =>
  typeof value === 'object' && value !== null && 'safeParse' in value

/** By operation, then by part. */
const found = new Map<OperationId, Map<Part, ZodMiniType | undefined>>()

/** The generated zod schema of one part of an operation; undefined when the contract has no such part. */
export function schemaOf(operation: OperationId, part: Part): ZodMiniType | undefined {
  let parts = found.get(operation)
  if (!parts) found.set(operation, (parts = new Map()))
  const known = parts.get(part)
  if (known !== undefined || parts.has(part)) return known
  const name = operation + (typeof part === 'number' ? `${part}Response` : part)
  const value = all[name.charAt(0).toUpperCase() + name.slice(1)]
  const schema = isSchema(value) ? value : undefined
  parts.set(part, schema)
  return schema
}

type Quick = { readonly accepts: QuickCheck; readonly changesNothing: boolean }

const quick = new Map<ZodMiniType, Quick>()

function quickOf(schema: ZodMiniType): Quick {
  const known = quick.get(schema)
  if (known) return known
  const made = { accepts: quickCheck(schema), changesNothing: changesNothing(schema) }
  quick.set(schema, made)
  return made
}

/** Whether zod would accept the value and return it as it is; no means that zod has to be asked. */
export function isAcceptedAsIs(schema: ZodMiniType, value: unknown): boolean {
  const { accepts, changesNothing } = quickOf(schema)
  return changesNothing && accepts(value)
}

/** The issues of a value, or null. Valid values, which are nearly all, are cheap to check. */
export function problemsOf(schema: ZodMiniType, value: unknown): readonly core.$ZodIssue[] | null {
  if (quickOf(schema).accepts(value)) return null
  const result = schema.safeParse(value)
  const issues = result.success ? [] : result.error.issues.filter((issue) => !isShortEnough(issue, value))
  return issues.length === 0 ? null : issues
}

/** zod counts the halves of an emoji, the contract its code points. */
function isShortEnough(issue: core.$ZodIssue, value: unknown): boolean {
  if (issue.code !== 'too_big' || issue.origin !== 'string') return false
  return lengthOf(valueAt(value, issue.path)) <= Number(issue.maximum)
}
