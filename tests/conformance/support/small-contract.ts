// A small contract, for tests of the code around the checks.
import type { JsonObject } from '../contract/document.ts'
import { contractOf } from '../contract/read-contract.ts'

const notes: JsonObject = {
  type: 'object',
  required: ['id', 'email'],
  properties: {
    id: { type: 'integer' },
    email: { type: 'string', format: 'email' },
    kind: { enum: ['long', 'short'] },
  },
}
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })

export const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  paths: {
    '/v1/notes/': {
      get: {
        operationId: 'listNotes',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
          {
            name: 'kind__in',
            in: 'query',
            explode: false,
            schema: { type: 'array', items: { enum: ['long', 'short'] } },
          },
          { name: 'open', in: 'query', schema: { type: 'boolean' } },
          { name: 'x-island', in: 'header', required: true, schema: { type: 'string' } },
        ],
        responses: {
          200: json({ type: 'object', properties: { results: { type: 'array', items: notes } } }),
        },
      },
      post: {
        operationId: 'createNote',
        requestBody: {
          required: true,
          ...json({
            type: 'object',
            required: ['email'],
            properties: {
              email: { type: 'string', format: 'email' },
              tags: { type: 'array', items: { type: 'string' } },
            },
            additionalProperties: false,
          }),
        },
        responses: { 201: json(notes) },
      },
    },
    '/v1/notes/{id}/': {
      get: {
        operationId: 'getNote',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 200: json(notes), 404: json({ type: 'object' }) },
      },
    },
    '/v1/proposals/': {
      get: { operationId: 'listProposals', 'x-assumed': true, responses: { 200: json(notes) } },
    },
  },
}

export const contract = contractOf(document, 'notes.json')
