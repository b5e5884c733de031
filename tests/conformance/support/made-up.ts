// Made-up findings and reports, for tests of what is written of them.
import type { Exchange } from '../exchange.ts'
import type { Finding } from '../finding.ts'
import type { OperationCoverage, Report } from '../report.ts'

const taskId = '5b3c1a52-0d3e-4a40-9c52-6f1b8a1f7f10'

export const exchange: Exchange = {
  request: {
    method: 'GET',
    url: 'https://backend.test/v1/tasks/?page=1',
    headers: { accept: 'application/json', authorization: 'Bearer $PORTAGE_TOKEN' },
    body: null,
  },
  response: {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ count: 1, next: null, previous: null, results: [{ id: taskId, status: 'DONE' }] }),
  },
  ms: 12,
}

export const finding = (over: Partial<Finding> = {}): Finding => ({
  operation: 'listTasks',
  method: 'GET',
  path: '/v1/tasks/',
  rule: 'not-in-enum',
  severity: 'error',
  pointer: '/results/*/status',
  status: 200,
  promised: 'a value that must be one of "open", "completed", "cancelled"',
  came: '"DONE"',
  exchange,
  count: 1,
  ...over,
})

export const report = (over: Partial<Report> = {}): Report => ({
  target: 'https://backend.test',
  contract: 'generated/openapi.json',
  title: 'Portage v1 1.0.0',
  mode: 'run',
  started: '2026-11-22T14:00:00.000Z',
  ms: 1234,
  requests: 42,
  seed: 1,
  findings: [],
  accepted: [],
  notes: [],
  coverage: [],
  ...over,
})

export const coverage = (over: Partial<OperationCoverage> = {}): OperationCoverage => ({
  operation: 'listTasks',
  method: 'GET',
  path: '/v1/tasks/',
  statuses: { 200: 3, 418: 1 },
  documented: ['200', '400', '401'],
  fields: ['/count', '/results/*/status'],
  seenFields: ['/count'],
  leftOut: null,
  ...over,
})
