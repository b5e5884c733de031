// The contract explains itself: an operation, schema, property or parameter without words fails here.
import { expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }

type Schema = {
  readonly $ref?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

const schemas: Readonly<Record<string, Schema>> = Object(contract.components.schemas)

/** A property that is a reference is explained by the schema that it names, and so is a header. */
const isDescribed = ({ $ref, description }: Schema): boolean => {
  const name = $ref?.split('/').at(-1) ?? ''
  return Boolean(description ?? { ...contract.components.headers, ...schemas }[name]?.description)
}

test('every operation has a summary and a description', () => {
  const operations = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).filter((one) => 'operationId' in one),
  )
  const silent = operations.filter((one) => !('summary' in one && 'description' in one))
  expect(operations.length).toBeGreaterThan(200)
  expect(silent.map(({ operationId }) => operationId)).toEqual([])
})

test('every property has a description, or is of a schema that has one', () => {
  const silent = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, one]) => (isDescribed(one) ? [] : [`${schema}.${name}`])),
  )
  expect(silent).toEqual([])
})

/** Everything of the contract that has a name of its own, however deep: parameters, headers and properties. */
function named(value: unknown, at: string): (readonly [string, Schema])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (/^(examples?|enum|const|default|x-.*)$/.test(name)) return []
    const place = `${at}/${name}`
    const parameters = name === 'parameters' && Array.isArray(member) ? member : []
    const own: (readonly [string, Schema])[] = [
      ...parameters.filter((one) => 'name' in one).map((one) => [`${place}/${one.name}`, one] as const),
      ...(name === 'properties' || name === 'headers'
        ? Object.entries(Object(member)).map(([key, one]) => [`${place}/${key}`, Object(one)] as const)
        : []),
    ]
    // the names of properties are no words of the contract
    const inner = name === 'properties' ? Object.entries(Object(member)) : [['', member] as const]
    return [...own, ...inner.flatMap(([key, one]) => named(one, `${place}/${key}`))]
  })
}

test('every parameter, every header and every property has one, however deep', () => {
  const all = named(contract, '')
  expect(all.length).toBeGreaterThan(1500)
  expect(all.filter(([, one]) => !isDescribed(one)).map(([at]) => at)).toEqual([])
})
