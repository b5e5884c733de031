import { invitationBatchEmailsItemMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { isEmail } from '#src/lib/validation/email.ts'
import { trimmed } from '#src/lib/validation/text-rules.ts'

/** Why a line is invalid: not an address, or a duplicate. Line numbers start at 1, the index `at` at 0. */
export type LineProblem =
  | { kind: 'wrong'; at: number; line: number; text: string }
  | { kind: 'twice'; at: number; line: number; text: string; first: number }

export type TypedAddresses = {
  /** Every entry in order, including invalid ones, so that nothing is dropped silently. */
  all: readonly string[]
  /** The number of distinct valid addresses. */
  good: number
  problems: readonly LineProblem[]
}

/** Address book format: `Lucie Roy <lucie@example.ca>`, optionally with a quoted name. */
const NAMED = /<([^<>]*)>\s*$/

/** Separators of pasted lists; an address contains none of them. */
const BETWEEN = /[,;\t]/

function addressesIn(line: string): string[] {
  return line
    .split(BETWEEN)
    .map((part) => trimmed(NAMED.exec(part)?.[1] ?? part))
    .filter(Boolean)
}

/** Parses typed or pasted addresses: one per line, or several per line with separators. Case is ignored. */
export function parseAddresses(typed: string): TypedAddresses {
  const all: string[] = []
  const problems: LineProblem[] = []
  const firstLines = new Map<string, number>()
  for (const [index, text] of typed.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    for (const address of addressesIn(text)) {
      const key = address.toLowerCase()
      const first = firstLines.get(key)
      const at = all.push(address.slice(0, invitationBatchEmailsItemMax)) - 1
      if (!isEmail(address)) problems.push({ kind: 'wrong', at, line, text: address })
      else if (first !== undefined) problems.push({ kind: 'twice', at, line, text: address, first })
      else firstLines.set(key, line)
    }
  }
  return { all, good: firstLines.size, problems }
}
