import type { Markup } from '../markup.ts'
import { html } from '../markup.ts'
import type { Schema } from './document.ts'
import { resolve } from './document.ts'
import { typeText } from './type-text.ts'

/** Whether something is stated by the source documents or a proposal of ours (docs/contract.md). */
export const badge = (assumed: boolean): Markup =>
  assumed ? html`<b class="assumed">assumed</b>` : html`<b class="fact">fact</b>`

/** The few signs of Markdown that the contract uses: paragraphs, bold and code. */
export function prose(text: string): readonly Markup[] {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return paragraphs.filter(Boolean).map((paragraph) => html`<p>${inline(paragraph)}</p>`)
}

const inline = (text: string): readonly Markup[] =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece) => {
    if (piece.startsWith('`') && piece.length > 2) return html`<code>${piece.slice(1, -1)}</code>`
    return /^\*\*.+\*\*$/s.test(piece) ? html`<strong>${piece.slice(2, -2)}</strong>` : html`${piece}`
  })

type Row = {
  readonly name: string
  readonly notes: readonly string[]
  readonly assumed: boolean
  readonly schema: Schema
  readonly description: string
}

/** A list of names with what each takes. */
export const rowsMarkup = (rows: readonly Row[]): Markup =>
  html`<dl>
    ${rows.map(
      ({ name, notes, assumed, schema, description }) =>
        html`<div>
          <dt>
            <code>${name}</code> ${badge(assumed)} ${notes.map((note) => html`<small>${note}</small> `)}
          </dt>
          <dd><span class="type">${typeText(schema)}</span>${prose(description)}</dd>
        </div>`,
    )}
  </dl>`

/** All fields of an object schema; those of unnamed nested objects are listed as `outer.inner`. */
export function fieldsOf(part: Schema, proposal: boolean, before = ''): readonly Row[] {
  const schema = resolve(part)
  const inherited = (schema.allOf ?? []).flatMap((one) => fieldsOf(one, proposal, before))
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const assumed = proposal || field['x-assumed'] === true || resolve(field)['x-assumed'] === true
    const whole = `${before}${name}`
    const notes = [
      schema.required?.includes(name) ? 'always' : 'may be missing',
      ...(field.readOnly === true ? ['set by the server'] : []),
    ]
    const row = { name: whole, notes, assumed, schema: field, description: field.description ?? '' }
    const inner = field.type === 'array' ? field.items : field
    const mark = field.type === 'array' ? '[].' : '.'
    return [row, ...(inner?.properties ? fieldsOf(inner, assumed, `${whole}${mark}`) : [])]
  })
  return [...inherited, ...own]
}

/** Some JSON, to look at. */
export const jsonMarkup = (value: unknown): Markup =>
  html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`
