import type { Contract } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { operationsAt } from '../contract/find-operation.ts'
import type { Exchange } from '../exchange.ts'
import type { Finding } from '../finding.ts'
import type { Report } from '../report.ts'
import type { Rules } from './body.ts'
import { redactBody } from './body.ts'
import { foundAgain } from './found-again.ts'
import { redactHeaders, redactUrl } from './message.ts'
import { namesOf } from './names.ts'

/** What stands in the place of a token that the run was given. */
export type KnownSecret = { readonly value: string; readonly mark: string }

export type Redactor = {
  /** A request with its answer; ids, statuses, names of fields and shapes stay. */
  readonly exchange: (exchange: Exchange) => Exchange
  /** Every exchange and sentence of a report. */
  readonly report: (report: Report) => Report
}

/** Values of enumerations: words of the contract, not of anybody. */
function wordsOf(document: JsonObject): ReadonlySet<string> {
  const words = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isObject(value)) return
    for (const word of [value.const, ...(Array.isArray(value.enum) ? value.enum : [])]) {
      if (typeof word === 'string') words.add(word)
    }
    Object.values(value).forEach(walk)
  }
  walk(document)
  return words
}

/**
 * Takes secrets and personal data out of everything that leaves: reports, HAR files, the terminal.
 * @param contract says which parts of a path are tokens, and which fields hold passwords and addresses
 * @param secrets tokens that the run was given, replaced wherever they stand
 */
export function createRedactor(contract: Contract, secrets: readonly KnownSecret[] = []): Redactor {
  const again = foundAgain(wordsOf(contract.document))
  const rules: Rules = { kindOf: namesOf(contract.document), hide: again.hide }
  // A shorter one could stand in any word; its header is masked like every other.
  const known = secrets.filter(({ value }) => value.length >= 6)
  const marked = (text: string) =>
    known.reduce((current, { value, mark }) => current.replaceAll(value, mark), text)

  const headersOf = (headers: Readonly<Record<string, string>>) =>
    redactHeaders(
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, marked(value)])),
      rules,
    )

  /** Values of `{token}` in the path, as they stand there. */
  const secretSegments = (url: string) => {
    const path = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(url)?.[1] ?? url
    const parts = path.split('/')
    return parts.flatMap((_, index) =>
      operationsAt(contract, `/${parts.slice(index + 1).join('/')}`).flatMap(({ params }) =>
        Object.entries(params).flatMap(([name, value]) =>
          rules.kindOf(name) === 'plain' ? [] : [value, encodeURIComponent(value)],
        ),
      ),
    )
  }

  const exchange = ({ request, response, ms }: Exchange): Exchange => ({
    request: {
      method: request.method,
      url: redactUrl(marked(request.url), secretSegments(marked(request.url)), rules),
      headers: headersOf(request.headers),
      body:
        request.body === null
          ? null
          : redactBody(marked(request.body), request.headers['content-type'] ?? '', rules, 0),
    },
    response: {
      status: response.status,
      headers: headersOf(response.headers),
      body: redactBody(marked(response.body), response.headers['content-type'] ?? '', rules, response.status),
    },
    ms,
  })

  const sentence = (text: string) => again.sentence(marked(text))
  const withSentences = (finding: Finding): Finding => ({
    ...finding,
    pointer: sentence(finding.pointer),
    promised: sentence(finding.promised),
    came: sentence(finding.came),
  })

  const report = (whole: Report): Report => {
    // All exchanges first: what they hide is then hidden in every sentence.
    const shown = (finding: Finding): Finding => ({
      ...finding,
      exchange: finding.exchange && exchange(finding.exchange),
    })
    const findings = whole.findings.map(shown)
    const accepted = whole.accepted.map((entry) => ({ ...entry, finding: shown(entry.finding) }))
    return {
      ...whole,
      target: redactUrl(whole.target, [], rules),
      findings: findings.map(withSentences),
      accepted: accepted.map((entry) => ({ ...entry, finding: withSentences(entry.finding) })),
      notes: whole.notes.map(sentence),
    }
  }
  return { exchange, report }
}
