import type { Markup } from '../markup.ts'
import { html } from '../markup.ts'
import type { Answer, Content, Operation } from './document.ts'
import { exampleOf } from './example.ts'
import { badge, fieldsOf, jsonMarkup, prose, rowsMarkup } from './parts.ts'
import { typeText } from './type-text.ts'

const places: Readonly<Record<string, string>> = {
  path: 'in the path',
  query: 'in the query',
  header: 'header',
}

function parametersMarkup({ parameters, assumed }: Operation): Markup {
  if (parameters.length === 0) return html``
  const rows = parameters.map((one) => ({
    name: one.name,
    notes: [places[one.in] ?? one.in, one.required === true ? 'always' : 'may be missing'],
    assumed: assumed || one['x-assumed'] === true,
    schema: one.schema ?? {},
    description: one.description ?? '',
  }))
  return html`<h3>Parameters</h3>
    ${rowsMarkup(rows)}`
}

/** The first example of a body: its own, else the one of its schema. */
const exampleIn = (media: Content[string]): unknown => {
  const [named] = Object.values(Object(media.examples))
  return media.example ?? Object(named).value ?? exampleOf(media.schema ?? {})
}

const contentMarkup = (content: Content, proposal: boolean): Markup[] =>
  Object.entries(content).map(
    ([type, media]) =>
      html`<p>${typeText(media.schema ?? {})} as <code>${type}</code></p>
        ${rowsMarkup(fieldsOf(media.schema ?? {}, proposal))}
        <details>
          <summary>Example</summary>
          ${jsonMarkup(exampleIn(media))}
        </details>`,
  )

/** Statuses: what a success answers is spelt out, refusals name their body. */
function answerMarkup(answer: Answer, proposal: boolean): Markup {
  const assumed = proposal || answer.assumed
  const bodies = Object.values(answer.content)
  const headers = answer.headers.map((name) => html`<code>${name}</code> `)
  const body = answer.status.startsWith('2')
    ? contentMarkup(answer.content, assumed)
    : bodies.map((media) => html`<p>${typeText(media.schema ?? {})}</p>`)
  return html`<div>
    <dt><code>${answer.status}</code> ${badge(assumed)}</dt>
    <dd>${prose(answer.description)}${headers.length > 0 ? html`<p>Headers: ${headers}</p>` : ''} ${body}</dd>
  </div>`
}

/** One operation with all that it takes and answers. */
export const operationMarkup = (operation: Operation): Markup =>
  html`<section id="${operation.id}">
    <h2>
      <a href="#${operation.id}"><code>${operation.id}</code></a> ${badge(operation.assumed)}
    </h2>
    <p class="call"><b>${operation.method}</b> <code>${operation.path}</code></p>
    <p>${operation.summary} ${operation.secured ? '' : html`<small>Answers without a token.</small>`}</p>
    ${prose(operation.description)} ${parametersMarkup(operation)}
    ${
      operation.body
        ? html`<h3>Body</h3>
            ${contentMarkup(operation.body, operation.assumed)}`
        : ''
    }
    <h3>Answers</h3>
    <dl class="answers">${operation.answers.map((answer) => answerMarkup(answer, operation.assumed))}</dl>
  </section>`
