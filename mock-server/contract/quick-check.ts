import type { ZodMiniType, core } from 'zod/mini'
import { readUrl } from '../read-url.ts'

/** Says yes only where the schema says yes; no means that the schema has to be asked. */
export type QuickCheck = (value: unknown) => boolean

type Type = core.$ZodTypes
type Check = core.$ZodChecks

/**
 * Compiles a generated schema into plain tests, because zod/mini walks its description with every value, and every
 * answer of the server is checked. Kinds and checks that are not known here are never answered with yes.
 */
export function quickCheck(schema: ZodMiniType): QuickCheck {
  // zod types every schema by its widest interface; the definitions below tell them apart
  return compile(schema as core.$ZodType as Type)
}

/** Whether the schema returns every value that it accepts as it is: no defaults, and no members that are left out. */
export const changesNothing = (schema: ZodMiniType): boolean => isPlain(schema as core.$ZodType as Type)

function isPlain({ _zod: { def } }: Type): boolean {
  switch (def.type) {
    case 'object':
      return isStrict(def) && Object.values(def.shape).every((member) => isPlain(member as Type))
    case 'array':
      return isPlain(def.element as Type)
    case 'nullable':
    case 'optional':
      return isPlain(def.innerType as Type)
    case 'union':
      return def.options.every((option) => isPlain(option as Type))
    case 'record':
      return isPlain(def.keyType as Type) && isPlain(def.valueType as Type)
    // what intersections and defaults return is made by zod; what `quickCheck` does not know is never accepted
    case 'intersection':
    case 'default':
      return false
    default:
      return true
  }
}

const never: QuickCheck = () => false

function compile(type: Type): QuickCheck {
  const base = compileKind(type)
  const checks = (type._zod.def.checks ?? []).map((check) => compileCheck(check as Check))
  const [first, ...others] = checks.filter((check) => check !== undefined)
  if (!first) return base
  if (others.length === 0) return (value) => base(value) && first(value)
  return (value) => base(value) && first(value) && others.every((check) => check(value))
}

const inner = (type: core.SomeType): QuickCheck => compile(type as Type)

function compileKind(type: Type): QuickCheck {
  const { def } = type._zod
  switch (def.type) {
    case 'string':
      return compileString(def as core.$ZodStringFormatDef)
    case 'number':
      return (def as { format?: string }).format === 'safeint' ? Number.isSafeInteger : Number.isFinite
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'null':
      return (value) => value === null
    case 'void':
      return (value) => value === undefined
    case 'unknown':
      return () => true
    case 'enum': {
      const entries = new Set<unknown>(Object.values(def.entries))
      return (value) => entries.has(value)
    }
    case 'literal': {
      const values = new Set<unknown>(def.values)
      return (value) => values.has(value)
    }
    case 'nullable': {
      const accepts = inner(def.innerType)
      return (value) => value === null || accepts(value)
    }
    case 'optional': {
      const accepts = inner(def.innerType)
      return (value) => value === undefined || accepts(value)
    }
    case 'default':
      return inner(def.innerType)
    case 'array': {
      const accepts = inner(def.element)
      return (value) => Array.isArray(value) && value.every(accepts)
    }
    case 'union': {
      const options = def.options.map(inner)
      return (value) => options.some((accepts) => accepts(value))
    }
    case 'intersection':
      return compileBoth(def.left as Type, def.right as Type)
    case 'record':
      return compileRecord(def)
    // a file, by what it is an instance of
    case 'custom':
      return (value) => def.fn(value) === true
    case 'object':
      return compileObject(def)
    default:
      return never
  }
}

function compileString({ format, pattern }: core.$ZodStringFormatDef): QuickCheck {
  if (pattern) return (value) => typeof value === 'string' && pattern.test(value)
  if (format === undefined) return (value) => typeof value === 'string'
  if (format === 'url') return (value) => typeof value === 'string' && readUrl(value) !== undefined
  return never
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function compileRecord({ keyType, valueType }: core.$ZodRecordDef): QuickCheck {
  const acceptsKey = inner(keyType)
  const accepts = inner(valueType)
  return (value) =>
    isObject(value) && Object.entries(value).every(([key, member]) => acceptsKey(key) && accepts(member))
}

const isStrict = ({ catchall }: Pick<core.$ZodObjectDef, 'catchall'>): boolean =>
  (catchall as Type | undefined)?._zod.def.type === 'never'

function compileObject({ shape, catchall }: core.$ZodObjectDef): QuickCheck {
  const strict = isStrict({ catchall })
  if (catchall && !strict) return never
  const members = Object.entries(shape).map(([key, type]) => [key, inner(type)] as const)
  const known = new Set(Object.keys(shape))
  return (value) => {
    if (!isObject(value)) return false
    const row: Readonly<Record<string, unknown>> = value as Record<string, unknown>
    for (const [key, accepts] of members) if (!accepts(row[key])) return false
    if (strict) for (const key in row) if (!known.has(key)) return false
    return true
  }
}

/** Two objects in one (`allOf`): what one of them does not know, the other one may. */
function compileBoth(left: Type, right: Type): QuickCheck {
  const [a, b] = [left._zod.def, right._zod.def]
  if (a.type !== 'object' || b.type !== 'object') return never
  if (Object.keys(a.shape).some((key) => key in b.shape)) return never
  return compileObject({ ...a, ...b, shape: { ...a.shape, ...b.shape } })
}

/** Undefined for what checks nothing. */
function compileCheck(check: Check): QuickCheck | undefined {
  const { def } = check._zod
  // the generated code describes fields by a check of zod's that is not in its list of checks
  if ((def.check as string) === 'describe') return undefined
  switch (def.check) {
    case 'min_length':
      return (value) => lengthOf(value) >= def.minimum
    case 'max_length':
      return (value) => lengthOf(value) <= def.maximum
    case 'greater_than': {
      const least = Number(def.value)
      return def.inclusive ? (value) => Number(value) >= least : (value) => Number(value) > least
    }
    case 'less_than': {
      const most = Number(def.value)
      return def.inclusive ? (value) => Number(value) <= most : (value) => Number(value) < most
    }
    case 'string_format': {
      const { pattern } = def
      return pattern ? (value) => typeof value === 'string' && pattern.test(value) : never
    }
    default:
      return never
  }
}

/** A code point that takes two places of a string. */
const WIDE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g

/** A text is as long as it has code points, as JSON Schema counts: an emoji is one. */
export function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length - (value.match(WIDE)?.length ?? 0)
  return Array.isArray(value) ? value.length : Number.NaN
}
