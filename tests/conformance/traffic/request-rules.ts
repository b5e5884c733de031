import type { Severity } from '../finding.ts'

/** The rules for requests, like `rules.ts` for responses (docs/conformance.md lists both). */
export const requestRules = {
  'request-unknown-operation': ['error', 'What is called is in the contract, by this method.'],
  'request-unknown-parameter': ['error', 'Only parameters that the contract names are in a query.'],
  'request-missing-parameter': ['error', 'Required parameters are sent.'],
  'request-wrong-parameter': ['error', 'The value of a parameter fits its schema.'],
  'request-wrong-content-type': ['error', 'A body is of a media type that the contract names.'],
  'request-missing-body': ['error', 'A body is sent where the contract requires one.'],
  'request-unexpected-body': ['error', 'No body is sent where the contract describes none.'],
  'request-wrong-body': ['error', 'What is sent fits its schema.'],
} as const satisfies Record<string, readonly [Severity, string]>

export type RequestRule = keyof typeof requestRules
