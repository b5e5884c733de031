import type { JsonObject } from '../contract/document.ts'
import { contractOf } from '../contract/read-contract.ts'

const ID = { type: 'string', format: 'uuid' } satisfies JsonObject
const text = (maxLength: number): JsonObject => ({ type: 'string', minLength: 1, maxLength })
const moment: JsonObject = { type: 'string', format: 'date-time' }
const color: JsonObject = { type: 'string', enum: ['red', 'green', 'blue'] }
const name: JsonObject = {
  type: 'object',
  required: ['en', 'fr'],
  additionalProperties: false,
  'x-each-max-length': 30,
  'x-at-least-one': ['en', 'fr'],
  properties: { en: { type: 'string' }, fr: { type: 'string' } },
}
const written: JsonObject = {
  label: text(40),
  note: { type: ['string', 'null'], maxLength: 200 },
  color,
  size: { type: 'string', enum: ['small', 'large'], default: 'large' },
  fragile: { type: 'boolean' },
  tags: { type: 'array', maxItems: 5, items: { type: 'string', minLength: 1, maxLength: 20 } },
  packed_at: moment,
  weight: { type: 'number', minimum: 0, maximum: 500 },
  made_in: { type: 'integer', minimum: 1800, maximum: 2200, 'x-years-ago': 125 },
  name,
}
const box: JsonObject = {
  type: 'object',
  required: ['id', ...Object.keys(written), 'sealed_at', 'revision', 'created_at', 'updated_at'],
  properties: {
    id: ID,
    ...written,
    sealed_at: { type: ['string', 'null'], format: 'date-time' },
    revision: { type: 'integer' },
    created_at: moment,
    updated_at: { ...moment, readOnly: true },
  },
}
const entry: JsonObject = { type: 'object', properties: { box: ID, what: { type: 'string' } } }
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })
const list = (items: JsonObject): JsonObject =>
  json({
    type: 'object',
    required: ['count', 'next', 'previous', 'results'],
    properties: {
      count: { type: 'integer' },
      next: { type: ['string', 'null'] },
      previous: { type: ['string', 'null'] },
      results: { type: 'array', items },
    },
  })
const answers = (...statuses: number[]): JsonObject =>
  Object.fromEntries([400, 401, 403, 404, 405, ...statuses].map((one) => [one, json({ type: 'object' })]))
const body = (required: string[], more: JsonObject = {}): JsonObject => ({
  required: true,
  content: {
    'application/json': {
      schema: { type: 'object', required, additionalProperties: false, properties: written, ...more },
      example: {
        label: 'Winter coats',
        color: 'red',
        fragile: true,
        tags: ['wool'],
        weight: 12,
        made_in: 2010,
        name: { en: 'Coats', fr: '' },
      },
    },
  },
})
const query = (named: string, schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  name: named,
  in: 'query',
  explode: false,
  schema,
  ...more,
})
const header = (named: string): JsonObject => ({ name: named, in: 'header', schema: { type: 'string' } })
const parameters: JsonObject[] = [{ name: 'id', in: 'path', required: true, schema: ID }]
const access: JsonObject = { 'x-access': { patient: 'own' } }

/** Boxes of several people, with every promise that a contract can make in an extension. */
export const boxesContract = contractOf(
  {
    openapi: '3.1.0',
    info: { title: 'Boxes', version: '1' },
    security: [{ bearer: [] }],
    'x-refusals': { role: 403, row: 404, unknown_query: 400 },
    paths: {
      '/me/': {
        get: {
          operationId: 'getMe',
          responses: {
            ...answers(),
            200: json({
              type: 'object',
              properties: { id: ID, roles: { type: 'array', items: { type: 'string' } } },
            }),
          },
        },
      },
      '/log/': { get: { operationId: 'listLog', ...access, responses: { ...answers(), 200: list(entry) } } },
      '/boxes/': {
        get: {
          operationId: 'listBoxes',
          ...access,
          parameters: [
            query('page', { type: 'integer', minimum: 1 }),
            query('page_size', { type: 'integer', minimum: 1, maximum: 100, default: 4 }),
            query('search', { type: 'string' }, { 'x-search': 'contains' }),
            query('color__in', { type: 'array', items: color }),
            query('fragile', { type: 'boolean' }),
            query(
              'ordering',
              {
                type: 'array',
                items: { type: 'string', enum: ['label', '-label', 'note', '-note', 'color', '-color'] },
              },
              { 'x-default': ['label'], 'x-nulls': 'last' },
            ),
          ],
          responses: { ...answers(), 200: list(box) },
        },
        post: {
          operationId: 'createBox',
          ...access,
          parameters: [header('Idempotency-Key')],
          requestBody: body(['label', 'color']),
          responses: { ...answers(422), 201: json(box) },
        },
      },
      '/boxes/{id}/': {
        parameters,
        get: { operationId: 'getBox', ...access, responses: { ...answers(), 200: json(box) } },
        patch: {
          operationId: 'updateBox',
          ...access,
          requestBody: body([], { minProperties: 1 }),
          responses: { ...answers(), 200: json(box) },
        },
        delete: {
          operationId: 'deleteBox',
          ...access,
          parameters: [header('If-Match')],
          responses: { ...answers(412, 428), 204: {} },
        },
      },
      '/boxes/{id}/seal/': {
        parameters,
        post: {
          operationId: 'sealBox',
          ...access,
          'x-again': 'refused',
          'x-effects': [
            { read: 'getBox', field: 'sealed_at', becomes: 'present' },
            { read: 'listLog', row: { box: '$request.path.id', what: 'sealed' }, becomes: 'added' },
          ],
          parameters: [header('If-Match')],
          responses: { ...answers(409, 412, 428), 200: json(box) },
        },
      },
      '/boxes/{id}/restore/': {
        parameters,
        post: {
          operationId: 'restoreBox',
          ...access,
          'x-effects': [{ read: 'getBox', becomes: 'there' }],
          responses: { ...answers(), 200: json(box) },
        },
      },
    },
  },
  'boxes.json',
)
