// Both policies against the rules of Google's CSP Evaluator, and all headers against those of the HTTP Observatory.
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect } from 'vitest'
import { noncePolicy, pageHeaders } from '#mock-server/static/headers.ts'
import { testRows } from '#tests/support/table.ts'
import { maintenanceHeaders } from './maintenance-page.ts'
import { hashHeaders } from './server-files.ts'

const origins = { connect: ['https://api.example'], media: ['https://files.example'], frame: [] }
const options = { origins, reports: 'https://reports.example/csp', port: '8080' }
const hash = `'sha256-${'a'.repeat(43)}='`
const sets = hashHeaders(hash, options)
const policies = {
  nonce: noncePolicy('a'.repeat(32), options),
  hashes: sets.page['content-security-policy'] ?? '',
  maintenance: maintenanceHeaders['content-security-policy'] ?? '',
}

/** Fallbacks for browsers without nonces and `strict-dynamic`, which the portal does not support. */
const fallbacks = /backward compatible with older browsers/

const findings = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS)
    .map(({ severity, directive, description }) => `${Severity[severity]} ${directive}: ${description}`)
    .filter((line) => !fallbacks.test(line))

testRows(Object.entries(policies))('%s: CSP Evaluator has no finding', (_, text) => {
  expect(findings(text)).toEqual([])
})

testRows([
  ['scripts of anybody', policies.hashes.replace(hash, '*').replace(" 'strict-dynamic'", '')],
  ['inline scripts', policies.hashes.replace(hash, "'unsafe-inline'").replace(" 'strict-dynamic'", '')],
  ['a base address', policies.nonce.replace("base-uri 'none'; ", '')],
  ['code from text', policies.nonce.replace("'strict-dynamic'", "'strict-dynamic' 'unsafe-eval'")],
  ['no Trusted Types', policies.nonce.replace("require-trusted-types-for 'script'; ", '')],
])('with %s, CSP Evaluator has a finding', (_, text) => {
  expect(findings(text)).not.toEqual([])
})

/** What the Observatory takes points off for, by header. */
const observatory: readonly (readonly [header: string, wanted: RegExp])[] = [
  [
    'content-security-policy',
    /^default-src 'none'(?!.*script-src[^;]*'unsafe-)(?!.*'unsafe-eval').*frame-ancestors 'none'/,
  ],
  ['strict-transport-security', /max-age=(?!\d{1,7}\b)(?!1[0-4]\d{6}\b)\d+/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^no-referrer$/],
  ['cross-origin-resource-policy', /^same-origin$/],
]
testRows([
  ['the page of static hosts', sets.page],
  ['the page with a nonce', { ...pageHeaders, 'content-security-policy': policies.nonce }],
  ['the maintenance page', maintenanceHeaders],
] as const)('%s: the Observatory takes no point off', (_, headers: Readonly<Record<string, string>>) => {
  expect(observatory.filter(([name, wanted]) => !wanted.test(headers[name] ?? ''))).toEqual([])
})
