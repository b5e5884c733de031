import type { Markup } from '../markup.ts'
import { html } from '../markup.ts'
import type { Schema, Tag } from './document.ts'
import { info, isFact, schemas, tags } from './document.ts'
import { exampleOf } from './example.ts'
import { operationMarkup } from './operation.ts'
import { badge, fieldsOf, jsonMarkup, prose, rowsMarkup } from './parts.ts'
import { typeText } from './type-text.ts'

export type ReferencePage = { readonly title: string; readonly body: Markup }

const count = (assumed: boolean) =>
  tags.flatMap(({ operations }) => operations).filter((one) => one.assumed === assumed).length

const tagMarkup = ({ name, description, operations }: Tag): Markup =>
  html`<section>
    <h2 id="${name}"><a href="/__docs__/${name}/">${name}</a></h2>
    <p>${description}</p>
    <ul class="calls">
      ${operations.map(
        (one) =>
          html`<li>
            <a href="/__docs__/${name}/#${one.id}">${one.id}</a> ${badge(one.assumed)}
            <span class="call"><b>${one.method}</b> <code>${one.path}</code></span>
          </li>`,
      )}
    </ul>
  </section>`

/** The first page: the rules for all calls, and every operation by its tag. */
const start = (): ReferencePage => ({
  title: 'The contract',
  body: html`${prose(info.description)}
    <p>
      ${String(count(false))} operations are fact (${badge(false)}), ${String(count(true))} are proposals
      (${badge(true)}). What belongs to a proposal is one as well. Version ${info.version},
      <a href="/__docs__/openapi.json">openapi.json</a>, <a href="/__docs__/schemas/">all schemas</a>.
    </p>
    <nav aria-label="Tags">
      <ul class="tags">
        ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li> `)}
      </ul>
    </nav>
    ${tags.map(tagMarkup)}`,
})

const ofTag = ({ name, description, operations }: Tag): ReferencePage => ({
  title: name,
  body: html`<p>${description}</p>
    <nav aria-label="Operations">
      <ul class="tags">
        ${operations.map(({ id }) => html`<li><a href="#${id}">${id}</a></li> `)}
      </ul>
    </nav>
    ${operations.map(operationMarkup)}`,
})

const allSchemas = (): ReferencePage => ({
  title: 'Schemas',
  body: html`<ul class="calls">
    ${Object.keys(schemas).map(
      (name) => html`<li><a href="/__docs__/schemas/${name}/">${name}</a> ${badge(!isFact(name))}</li>`,
    )}
  </ul>`,
})

const ofSchema = (name: string, schema: Schema): ReferencePage => ({
  title: name,
  body: html`<p>${badge(!isFact(name))} <span class="type">${typeText(schema)}</span></p>
    ${prose(schema.description ?? '')} ${rowsMarkup(fieldsOf(schema, !isFact(name)))}
    <h2>Example</h2>
    ${jsonMarkup(exampleOf(schema))}`,
})

/**
 * A page of the reference.
 * @param path below `/__docs__/`: empty, `<tag>/`, `schemas/` or `schemas/<name>/`; undefined for any other
 */
export function pageAt(path: string): ReferencePage | undefined {
  if (path === '') return start()
  if (path === 'schemas/') return allSchemas()
  const [, name] = /^schemas\/(\w+)\/$/.exec(path) ?? []
  if (name !== undefined) {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    return schema && ofSchema(name, schema)
  }
  const tag = tags.find((one) => path === `${one.name}/`)
  return tag && ofTag(tag)
}
