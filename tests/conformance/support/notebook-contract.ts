import type { JsonObject } from '../contract/document.ts'
import { contractOf } from '../contract/read-contract.ts'

const ID = { type: 'string', format: 'uuid' } satisfies JsonObject
const kind: JsonObject = { type: 'string', enum: ['call', 'letter', 'visit'] }
const written: JsonObject = {
  title: { type: 'string', minLength: 1, maxLength: 200 },
  text: { type: 'string' },
  kind,
  due_on: { type: ['string', 'null'], format: 'date' },
  place: { type: 'string', maxLength: 80 },
}
const note: JsonObject = {
  type: 'object',
  required: ['id', 'title', 'text', 'kind', 'due_on', 'rank', 'created_at'],
  properties: {
    id: ID,
    ...written,
    rank: { type: 'integer' },
    created_at: { type: 'string', format: 'date-time' },
    more: { type: 'object', additionalProperties: true },
  },
}
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })
const body = (required: string[]): JsonObject => ({
  required: true,
  content: {
    'application/json': {
      schema: { type: 'object', required, properties: written },
      example: { title: 'First visit', text: 'She is well.', kind: 'visit', due_on: '2026-04-01' },
    },
  },
})
const link: JsonObject = { type: ['string', 'null'], format: 'uri' }
const page: JsonObject = {
  type: 'object',
  required: ['count', 'next', 'previous', 'results'],
  properties: {
    count: { type: 'integer' },
    next: link,
    previous: link,
    results: { type: 'array', items: note },
  },
}
const refusals: JsonObject = Object.fromEntries(
  [400, 401, 404, 405].map((status) => [status, json({ type: 'object' })]),
)
const query = (name: string, schema: JsonObject): JsonObject => ({
  name,
  in: 'query',
  explode: false,
  schema,
})
const key: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: '^"[a-z0-9-]{16,64}"$' },
}

/** Notes: pages, filters, a search, an order of several keys, writes that are safe to repeat. */
export const notebook = contractOf(
  {
    openapi: '3.1.0',
    info: { title: 'Notebook', version: '1' },
    security: [{ bearer: [] }],
    paths: {
      '/notes/': {
        get: {
          operationId: 'listNotes',
          parameters: [
            query('page', { type: 'integer', minimum: 1 }),
            query('page_size', { type: 'integer', minimum: 1, maximum: 100 }),
            query('search', { type: 'string' }),
            query('kind', kind),
            query('kind__in', { type: 'array', items: kind }),
            query('ordering', {
              type: 'array',
              items: { type: 'string', enum: ['rank', '-rank', 'title', '-title'] },
            }),
          ],
          responses: { ...refusals, 200: json(page) },
        },
        post: {
          operationId: 'createNote',
          parameters: [key],
          requestBody: body(['title', 'text', 'kind']),
          responses: { ...refusals, 201: json(note) },
        },
      },
      '/notes/{id}/': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: ID }],
        get: { operationId: 'getNote', responses: { ...refusals, 200: json(note) } },
        patch: {
          operationId: 'updateNote',
          requestBody: body([]),
          responses: { ...refusals, 200: json(note) },
        },
        delete: { operationId: 'deleteNote', responses: { ...refusals, 204: {} } },
      },
    },
  },
  'notebook.json',
)
