/** JSON as it comes from a file. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a `$ref` of this document names, through any number of them; the value itself when it is none.
 * @throws Error when a reference leads nowhere, out of the document or in a circle
 */
function resolve(document: JsonObject, value: Json | undefined): Json | undefined {
  const passed = new Set<string>()
  let current = value
  while (isObject(current) && typeof current.$ref === 'string') {
    const ref = current.$ref
    if (passed.has(ref)) throw new Error(`The contract has a circular reference: ${ref}`)
    passed.add(ref)
    current = at(document, ref)
  }
  return current
}

/** The object behind a value, empty where there is none. */
export function objectAt(document: JsonObject, value: Json | undefined): JsonObject {
  const found = resolve(document, value)
  return isObject(found) ? found : {}
}

/**
 * The schema that a reference names.
 * @throws Error when it leads nowhere, out of the document or in a circle
 */
export const schemaAt = (document: JsonObject, ref: string): Json | undefined =>
  resolve(document, at(document, ref))

function at(document: JsonObject, ref: string): Json {
  if (!ref.startsWith('#/'))
    throw new Error(`The contract refers to another file, ${ref}. Bundle the contract first.`)
  let current: Json = document
  for (const part of ref.slice(2).split('/')) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    const next: Json | undefined = isObject(current)
      ? current[name]
      : Array.isArray(current)
        ? current[Number(name)]
        : undefined
    if (next === undefined) throw new Error(`The contract has no ${ref}`)
    current = next
  }
  return current
}
