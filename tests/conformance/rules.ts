import type { Severity } from './finding.ts'

/**
 * Every rule that a finding can name: how much it weighs, and the promise behind it in one line
 * (docs/conformance.md shows this table).
 */
export const rules = {
  'no-answer': ['error', 'The backend answers within the time given.'],
  'server-error': ['error', 'No call makes the backend fail (5xx).'],
  'undocumented-status': ['error', 'An operation answers only statuses that the contract names for it.'],
  unavailable: [
    'warning',
    'The backend is there: not too busy (429), not behind a gateway that cannot reach it (502 to 504).',
  ],
  'missing-header': ['error', 'Headers that the contract requires come with every answer.'],
  'wrong-header': ['error', 'A header fits its schema.'],
  'wrong-content-type': ['error', 'An answer has one of the media types that the contract names.'],
  'missing-body': ['error', 'An answer has a body where the contract describes one.'],
  'unexpected-body': ['error', 'An answer has no body where the contract describes none.'],
  'not-json': ['error', 'An answer that says it is JSON can be read as JSON.'],
  'missing-required': ['error', 'Required fields are always there.'],
  'wrong-type': ['error', 'A field has its type.'],
  'null-not-allowed': ['error', 'A field is null only where the contract says so.'],
  'not-in-enum': ['error', 'A field has one of its listed values.'],
  'wrong-format': ['error', 'Dates, ids, addresses and the like are written as their format says.'],
  'out-of-range': ['error', 'Lengths, numbers and counts keep their limits.'],
  'does-not-fit': ['error', 'A value fits its schema in every other way.'],
  'forbidden-field': [
    'error',
    'An object that allows no other fields (additionalProperties: false) has none.',
  ],
  'undocumented-field': [
    'warning',
    'Fields that the contract does not name are not sent: it is either drift, or a leak.',
  ],
} as const satisfies Record<string, readonly [Severity, string]>

export type Rule = keyof typeof rules
