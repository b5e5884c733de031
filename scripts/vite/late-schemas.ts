import type { Plugin } from 'vite'

/** An object member on one line: indent, name, schema, trailing comma. */
const member = /^( *)("[^"]+"): (\S.*?)(,?)$/gm
const text = /'(?:[^'\\]|\\.)*'/g

const isWhole = (schema: string) => {
  let depth = 0
  for (const character of schema.replaceAll(text, '')) {
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character) && --depth < 0) return false
  }
  return depth === 0
}

/** The generated schemas with members that are made when zod first reads them: it supports getters, and keeps what they return. */
export const withLateMembers = (code: string): string =>
  code.replaceAll(member, (line: string, indent: string, name: string, schema: string, comma: string) =>
    isWhole(schema) ? `${indent}get ${name}() { return ${schema} }${comma}` : line,
  )

/**
 * Makes the schemas of the contract when they are first used. There are some 20,000 of them, a server uses few, and
 * all of them at once are most of its start.
 */
export const lateSchemas = (): Plugin => ({
  name: 'portage-late-schemas',
  // before types are removed and the code is printed differently
  enforce: 'pre',
  transform: {
    filter: { id: /\/generated\/zod\/.*\.zod\.ts$/ },
    handler: (code) => ({ code: withLateMembers(code), map: null }),
  },
})
