import type {
  ConditionSuggestion,
  DocumentResults,
  DocumentReview,
  MedicationSuggestion,
  SuggestionOverrides,
} from '#generated/model/index.ts'

/** A finding and the kind of record it would become. */
export type Finding =
  | { kind: 'medication'; found: MedicationSuggestion }
  | { kind: 'condition'; found: ConditionSuggestion }

/** The decision about a finding; sent only when the review is finished. */
export type Decision = 'create' | 'update' | 'ignore'

export type Decisions = Readonly<Record<string, { decision?: Decision; overrides?: SuggestionOverrides }>>

export const findingsOf = ({ medications, conditions }: DocumentResults): readonly Finding[] => [
  ...medications.map((found) => ({ kind: 'medication' as const, found })),
  ...conditions.map((found) => ({ kind: 'condition' as const, found })),
]

export function corrected(finding: Finding, overrides: SuggestionOverrides = {}): Finding {
  switch (finding.kind) {
    case 'medication':
      return { kind: 'medication', found: { ...finding.found, ...overrides } }
    case 'condition':
      return { kind: 'condition', found: { ...finding.found, ...overrides } }
  }
}

export const undecided = (findings: readonly Finding[], decisions: Decisions): readonly Finding[] =>
  findings.filter(
    ({ found }) => found.state === 'pending' && decisions[found.suggestion_id]?.decision === undefined,
  )

/** Findings that 'Accept all likely' accepts; uncertain ones and possible duplicates are left to the person. */
export const acceptable = (findings: readonly Finding[], decisions: Decisions): readonly Finding[] =>
  undecided(findings, decisions).filter(({ found }) => found.confidence === 'likely' && found.match === null)

export function reviewOf(findings: readonly Finding[], decisions: Decisions): DocumentReview {
  const accepted: DocumentReview['accepted'][number][] = []
  const ignored: string[] = []
  for (const { found } of findings) {
    const { suggestion_id, match } = found
    const { decision, overrides } = decisions[suggestion_id] ?? {}
    if (found.state !== 'pending' || decision === undefined) continue
    if (decision === 'ignore') {
      ignored.push(suggestion_id)
      continue
    }
    const isUpdate = decision === 'update' && match !== null
    accepted.push({
      suggestion_id,
      action: isUpdate ? 'update' : 'create',
      ...(isUpdate && { target: match.id }),
      ...(overrides && Object.keys(overrides).length > 0 && { overrides }),
    })
  }
  return { accepted, ignored }
}
