import { invitationBatchEmailsItemMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { isEmail } from '#src/lib/email.ts'
import { trimmed } from '#src/lib/text-rules.ts'

/** What is wrong with a line: no address, or the same one as another line. Lines count from 1, `at` in all from 0. */
export type LineProblem =
  | { kind: 'wrong'; at: number; line: number; text: string }
  | { kind: 'twice'; at: number; line: number; text: string; first: number }

export type TypedAddresses = {
  /** All that was typed, in the order of the lines: what is no address too, so that nothing is lost silently. */
  all: readonly string[]
  /** How many different addresses there are. */
  good: number
  problems: readonly LineProblem[]
}

/** Out of an address book: `Lucie Roy <lucie@example.ca>`, or with a name in quotation marks. */
const NAMED = /<([^<>]*)>\s*$/

/** A list from a letter or a spreadsheet has commas, semicolons or tabs; an address itself never has. */
const BETWEEN = /[,;\t]/

function addressesIn(line: string): string[] {
  return line
    .split(BETWEEN)
    .map((part) => trimmed(NAMED.exec(part)?.[1] ?? part))
    .filter(Boolean)
}

/**
 * Reads what was typed or pasted: one address a line, or several with commas between them. Addresses are the same in
 * any case of letters.
 */
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
