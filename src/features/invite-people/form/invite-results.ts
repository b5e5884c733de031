import type {
  InvitationFinding,
  InvitationFindingFinding,
  InvitationOutcome,
  InvitationOutcomeOutcome,
} from '#generated/model/index.ts'

/** The finding for an address, or the outcome after sending. */
export type Line = { email: string; what: InvitationFindingFinding | InvitationOutcomeOutcome }

export const linesOf = (findings: readonly InvitationFinding[]): Line[] =>
  findings.map(({ email, finding }) => ({ email, what: finding }))

export const emailsOf = (lines: readonly Line[], what: Line['what']): string[] =>
  lines.filter((line) => line.what === what).map(({ email }) => email)

/** Merges outcomes into the lines; lines that were not sent keep their finding. */
export function withOutcomes(lines: readonly Line[], outcomes: readonly InvitationOutcome[]): Line[] {
  const left = [...outcomes]
  return lines.map((line) => {
    if (line.what !== 'new' && line.what !== 'not_sent') return line
    const index = left.findIndex(({ email }) => email.toLowerCase() === line.email.toLowerCase())
    const [outcome] = index < 0 ? [] : left.splice(index, 1)
    return outcome ? { email: outcome.email, what: outcome.outcome } : line
  })
}
