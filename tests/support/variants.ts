// A thing of the contract in every variation that its schema allows: each value of a field, and the field without one.
import contract from '#generated/openapi.json' with { type: 'json' }

type Schema = {
  $ref?: string
  oneOf?: Schema[]
  type?: string | string[]
  format?: string
  enum?: unknown[]
  examples?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
}

const schemas = contract.components.schemas as unknown as Record<string, Schema>
const SAMPLES: Readonly<Record<string, unknown>> = {
  uuid: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101',
  date: '2026-03-01',
  'date-time': '2026-03-02T15:04:05Z',
  integer: 3,
  number: 1.5,
  boolean: true,
}

/** What a value may be, without the references. */
function choices(schema: Schema): Schema[] {
  if (schema.$ref) return choices(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.oneOf) return schema.oneOf.flatMap(choices)
  return [schema.type ?? 'string'].flat().map((type) => ({ ...schema, type }))
}

/** The values of a field: first the usual one, then what else it may be. */
function valuesOf(schema: Schema, name: string): unknown[] {
  const values = choices(schema).flatMap((one): unknown[] => {
    if (one.type === 'null') return [null]
    if (one.enum) return one.enum
    if (one.items) return [...valuesOf(one.items, name).map((value) => [value]), []]
    if (one.properties) return variantsIn(one.properties).map(({ value }) => value)
    if (one.type === 'boolean') return [true, false]
    const [example] = one.examples ?? []
    return [example ?? SAMPLES[one.format ?? ''] ?? SAMPLES[String(one.type)] ?? `the ${name}`]
  })
  return values
}

type Variant = { name: string; value: Record<string, unknown> }

function variantsIn(properties: Readonly<Record<string, Schema>>): Variant[] {
  const values = Object.entries(properties).map(([name, one]) => [name, valuesOf(one, name)] as const)
  const usual = Object.fromEntries(values.map(([name, [first]]) => [name, first]))
  const others = values.flatMap(([name, [, ...rest]]) =>
    rest.map((value) => ({ name: `${name}: ${JSON.stringify(value)}`, value: { ...usual, [name]: value } })),
  )
  return [{ name: 'every field', value: usual }, ...others]
}

/** `schema`: its name in the contract. */
export const variantsOf = (schema: string): Variant[] => variantsIn(schemas[schema]?.properties ?? {})
