// The contract explains itself: an operation, schema, property or parameter without words fails here.
import { expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }

type Schema = {
  readonly $ref?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

const schemas: Readonly<Record<string, Schema>> = Object(contract.components.schemas)

/** A property that is a reference is explained by the schema that it names. */
const isDescribed = ({ $ref, description }: Schema): boolean =>
  Boolean(description ?? ($ref && schemas[$ref.split('/').at(-1) ?? '']?.description))

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
