import { expect, test } from 'vitest'
import { finding, report } from '../support/made-up.ts'
import { placesOf } from './place.ts'
import { sarifOf } from './sarif.ts'

const sarif = JSON.parse(
  sarifOf(
    report({
      findings: [
        finding(),
        finding({ operation: 'unknown', severity: 'warning', rule: 'undocumented-field' }),
      ],
      accepted: [{ finding: finding({ pointer: '/due' }), reason: 'Mended in May', until: '2026-12-31' }],
    }),
    placesOf('generated/openapi.json'),
  ),
)
const [{ tool, results }] = sarif.runs

test('one result for each finding, at its line of the contract', () => {
  expect(sarif.version).toBe('2.1.0')
  expect(results[0]).toMatchObject({
    ruleId: 'not-in-enum',
    level: 'error',
    occurrenceCount: 1,
    partialFingerprints: { 'conformance/v1': 'listTasks not-in-enum /results/*/status 200' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'openapi/paths/tasks.yaml' },
          region: { startLine: expect.any(Number) },
        },
        logicalLocations: [{ name: 'listTasks', fullyQualifiedName: 'GET /v1/tasks/' }],
      },
    ],
  })
  expect(results[1].level).toBe('warning')
  expect(results[1].locations[0].physicalLocation).toBeUndefined()
})

test('what is accepted is suppressed with its reason; each rule is described once', () => {
  expect(results[2].suppressions).toEqual([
    { kind: 'external', justification: 'Mended in May (until 2026-12-31)' },
  ])
  expect(tool.driver.rules).toEqual([
    { id: 'not-in-enum', shortDescription: { text: 'A field has one of its listed values.' } },
    { id: 'undocumented-field', shortDescription: { text: expect.stringMatching(/drift/) } },
  ])
})
