import { expect } from 'vitest'
import { readContract } from './contract/read-contract.ts'
import { run } from './run.ts'
import type { Sender } from './send.ts'
import { feathers, jsonServer, loopback } from './support/foreign-servers.ts'
import { runOptions } from './support/run-options.ts'
import { testRows } from '#tests/support/table.ts'

type Row = {
  readonly name: string
  readonly send: Sender
  readonly contract: string
  /** The operations at which each rule was found broken. */
  readonly found: Readonly<Record<string, readonly string[]>>
}

/** What the tool found at the real ones, and nothing else: any more would be a false alarm. */
testRows<Row>([
  {
    name: 'json-server',
    send: jsonServer(),
    contract: 'json-server-posts',
    found: {
      'invalid-body-accepted': ['changePost', 'createPost', 'replacePost'],
      'invalid-body-kept': ['changePost', 'createPost', 'replacePost'],
      'missing-required': ['changePost', 'createPost', 'getPost', 'listPosts', 'replacePost'],
      'null-not-allowed': ['changePost', 'createPost', 'listPosts', 'replacePost'],
      'undocumented-body': ['changePost', 'deletePost', 'getPost', 'replacePost'],
      'undocumented-refusal': ['createPost'],
      'undocumented-status': ['changePost', 'replacePost'],
      'wrong-type': ['changePost', 'createPost', 'getPost', 'listPosts', 'replacePost'],
    },
  },
  {
    name: 'LoopBack',
    send: loopback(),
    contract: 'loopback-todos',
    found: {
      'invalid-body-accepted': ['updateAll', 'updateById'],
      'server-error': ['create'],
      'undocumented-refusal': ['create', 'deleteById', 'findById', 'replaceById', 'updateAll', 'updateById'],
    },
  },
  {
    name: 'Feathers',
    send: feathers(),
    contract: 'feathers-messages',
    found: {
      'server-error': ['PATCH /messages/{id}', 'POST /messages', 'PUT /messages/{id}'],
      'undocumented-body': ['DELETE /messages/{id}', 'GET /messages/{id}'],
      'undocumented-status': ['PATCH /messages/{id}', 'POST /messages', 'PUT /messages/{id}'],
    },
  },
])('a server in the style of $name', async ({ send, contract, found }) => {
  const options = runOptions({ target: 'http://foreign.test', allowWrites: true, maxRequests: 1000 })
  const { findings, notes } = await run(
    options,
    send,
    readContract(`tests/data/foreign-contracts/${contract}.json`),
  )
  const rules = new Map<string, Set<string>>()
  for (const { rule, operation } of findings)
    rules.set(rule, (rules.get(rule) ?? new Set()).add(operation.replace('TodoController.', '')))
  expect(Object.fromEntries([...rules].map(([rule, at]) => [rule, [...at].sort()]))).toEqual(found)
  expect(notes).toEqual([])
})
