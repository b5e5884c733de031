import type { QueryParameter, ValueKind } from './document.ts'

/** A query read by the contract's types; what cannot be read stays text, for the schema to refuse. */
export type ReadQuery = {
  readonly values: Readonly<Record<string, unknown>>
  /** Named more than once, though lists are comma-joined (CALL-07). */
  readonly repeated: readonly string[]
}

const nothing: ReadQuery = { values: {}, repeated: [] }

/** Reads the query of an address. Parameters that the contract does not name are kept as text. */
export function readQuery(address: string, parameters: ReadonlyMap<string, QueryParameter>): ReadQuery {
  const start = address.indexOf('?')
  if (start < 0) return nothing
  // without a prototype, so that a parameter `__proto__` is seen like any other
  const values: Record<string, unknown> = Object.create(null)
  const repeated: string[] = []
  for (const [name, text] of new URLSearchParams(address.slice(start))) {
    if (Object.hasOwn(values, name)) repeated.push(name)
    const parameter = parameters.get(name)
    values[name] = parameter ? readValue(parameter, text) : text
  }
  return { values, repeated }
}

function readValue({ kind, isList }: QueryParameter, text: string): unknown {
  if (!isList) return readOne(kind, text)
  return text === '' ? [] : text.split(',').map((item) => readOne(kind, item))
}

function readOne(kind: ValueKind, text: string): unknown {
  switch (kind) {
    case 'string':
      return text
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text
    case 'boolean':
      return { true: true, false: false }[text.toLowerCase()] ?? text
  }
}
