import type { Markup } from '../markup.ts'
import { html } from '../markup.ts'
import type { Schema } from './document.ts'

const joined = (parts: readonly Markup[], between: string): Markup[] =>
  parts.map((part, at) => (at === 0 ? part : html`${between}${part}`))

/** The name of the schema that a reference leads to. */
const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? ''

const linkTo = ($ref: string) => html`<a href="/__docs__/schemas/${nameOf($ref)}/">${nameOf($ref)}</a>`

/** The limits of a schema that come in pairs, and what they count. */
const ranges = [
  ['minLength', 'maxLength', ' characters'],
  ['minItems', 'maxItems', ' items'],
  ['minProperties', 'maxProperties', ' members'],
  ['minimum', 'maximum', ''],
] as const

const limitText = (schema: Schema): string =>
  ranges
    .map(([least, most, unit]) => {
      const [from, to] = [schema[least], schema[most]]
      if (from === undefined && to === undefined) return ''
      if (to === undefined) return `, at least ${String(from)}${unit}`
      return from === undefined
        ? `, at most ${String(to)}${unit}`
        : `, ${String(from)} to ${String(to)}${unit}`
    })
    .join('')

const pattern = ({ pattern: text }: Schema) =>
  typeof text === 'string' ? html`, as <code>${text}</code>` : html``

const values = (all: readonly unknown[]): Markup =>
  html`one of
  ${joined(
    all.map((one) => html`<code>${String(one)}</code>`),
    ', ',
  )}`

/** Describes the values of a schema in words, with links to referenced schemas. */
export function typeText(schema: Schema): Markup {
  if (schema.$ref !== undefined) return linkTo(schema.$ref)
  if (schema.const !== undefined) return html`always <code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return values(schema.enum)
  const either = schema.oneOf ?? schema.anyOf
  if (either) return html`${joined(either.map(typeText), ' or ')}`
  if (schema.allOf) return html`${joined(schema.allOf.map(typeText), ' and ')}`
  const types = [schema.type ?? []].flat()
  return html`${joined(
    types.map((type) => simpleText(type, schema)),
    ' or ',
  )}`
}

function simpleText(type: string, schema: Schema): Markup {
  if (type === 'null') return html`null`
  if (type === 'array') return html`list of ${typeText(schema.items ?? {})}${limitText(schema)}`
  if (type === 'object') {
    const { additionalProperties: other } = schema
    return typeof other === 'object' ? html`object, each member ${typeText(other)}` : html`object`
  }
  return html`${type}${schema.format === undefined ? '' : ` (${schema.format})`}${limitText(schema)}${pattern(schema)}`
}
