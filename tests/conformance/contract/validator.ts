import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Contract } from './contract.ts'
import type { Json } from './document.ts'
import type { Reading } from './json-schema.ts'
import { addressOfRef, definitionOf, toJsonSchema } from './json-schema.ts'

/** One thing that is wrong with a value. */
export type Problem = {
  /** JSON pointer of the place, with the numbers of list items as they are. */
  readonly pointer: string
  /** The keyword of JSON Schema that is broken: `required`, `type`, `unevaluatedProperties`. */
  readonly keyword: string
  /** The member that is missing or too much; undefined for other keywords. */
  readonly member: string | undefined
  /** The requirement of the schema in words: `must be string`. */
  readonly message: string
}

export type Validator = {
  readonly reading: Reading
  /** Why schemas cannot be used, such as a pattern that is none. Every value fits those. */
  readonly unusable: ReadonlySet<string>
  /** Everything that is wrong with a value; empty when it fits. */
  readonly problemsOf: (schema: Json | undefined, value: unknown) => Problem[]
}

/** By contract, then by reading. */
const validators = new WeakMap<Contract, Map<string, Validator>>()

/**
 * Holds values against schemas of a contract. Each schema is compiled once, when it is first needed.
 * @param reading how strictly; two readings are two validators
 */
export function validatorOf(contract: Contract, reading: Reading): Validator {
  const known = validators.get(contract) ?? new Map<string, Validator>()
  validators.set(contract, known)
  const key = JSON.stringify([reading.closed, reading.includeAssumed])
  const validator = known.get(key) ?? createValidator(contract, reading)
  known.set(key, validator)
  return validator
}

function createValidator({ document }: Contract, reading: Reading): Validator {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: true,
    logger: false,
    inlineRefs: false, // a schema that many others refer to would be compiled into each of them
    unicodeRegExp: false, // the patterns of texts tell halves of characters apart
  })
  addFormats.default(ajv)
  // whole seconds without an offset are no moment, and a date has no time: what the library takes is RFC 3339
  const named = new Set<string>()
  const missing: string[] = []
  const onRef = (ref: string) => {
    if (!named.has(ref)) missing.push(ref)
    named.add(ref)
  }
  const unusable = new Set<string>()
  const compiled = new Map<Json | undefined, ValidateFunction>()
  const checkOf = (schema: Json | undefined) => {
    let check = compiled.get(schema)
    if (!check) {
      check = compile(schema)
      compiled.set(schema, check)
    }
    return check
  }
  const compile = (schema: Json | undefined): ValidateFunction => {
    try {
      const own = toJsonSchema(document, schema, reading, onRef)
      // only what is referred to: a large contract has thousands of schemas that a run never needs
      for (let ref = missing.pop(); ref !== undefined; ref = missing.pop()) {
        ajv.addSchema({ $id: addressOfRef(ref), allOf: [definitionOf(document, ref, reading, onRef)] })
      }
      return ajv.compile(own)
    } catch (error) {
      unusable.add(error instanceof Error ? error.message : String(error))
      return ajv.compile(true)
    }
  }
  return {
    reading,
    unusable,
    problemsOf: (schema, value) => {
      const check = checkOf(schema)
      return check(value) ? [] : telling(check.errors ?? []).map(problemOf)
    },
  }
}

/** Drops "matches no alternative" if there are more specific problems of the alternatives. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const summaries = new Set(['anyOf', 'oneOf', 'if'])
  const plain = errors.filter(({ keyword }) => !summaries.has(keyword))
  return plain.length > 0 ? plain : [...errors]
}

function problemOf({ instancePath, keyword, params, message }: ErrorObject): Problem {
  const named: unknown = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const allowed: unknown = params.allowedValues
  const values = Array.isArray(allowed) ? `: ${allowed.map((value) => JSON.stringify(value)).join(', ')}` : ''
  return {
    pointer: instancePath,
    keyword,
    member: typeof named === 'string' ? named : undefined,
    message: `${message ?? `breaks ${keyword}`}${values}`,
  }
}
