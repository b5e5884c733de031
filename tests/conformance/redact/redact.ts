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
import { mask, maskTelling } from './mask.ts'
import { redactHeaders, redactUrl } from './message.ts'
import { namesOf } from './names.ts'
import { replaceQuoted } from './quoted-body.ts'

/** The placeholder of a token of the run. */
export type KnownSecret = { readonly value: string; readonly mark: string }

export type Redactor = {
  /** A request with its answer; ids, statuses, names of fields and shapes stay. */
  readonly exchange: (exchange: Exchange) => Exchange
  /** Every exchange and sentence of a report. */
  readonly report: (report: Report) => Report
}

/** Enum values: texts of the contract, not personal data. */
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
 * @param secrets tokens of the run, replaced everywhere
 * @param openHeaders headers that are sent with every request of the run and grant nothing, such as a tenant
 * @param remember whether sentences of reports have to be cleaned too; without it any number of exchanges can pass
 */
export function createRedactor(
  contract: Contract,
  secrets: readonly KnownSecret[] = [],
  remember = true,
  openHeaders: ReadonlySet<string> = new Set(),
): Redactor {
  const again = foundAgain(wordsOf(contract.document))
  const rules: Rules = { kindOf: namesOf(contract.document), hide: remember ? again.hide : mask }
  // A shorter one could be part of any word; its header is masked like every other.
  const known = secrets.filter(({ value }) => value.length >= 6)
  const marked = (text: string) =>
    known.reduce((current, { value, mark }) => current.replaceAll(value, mark), text)

  const headersOf = (headers: Readonly<Record<string, string>>) =>
    redactHeaders(
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, marked(value)])),
      rules,
      openHeaders,
    )

  /** Raw values of `{token}` in the path. */
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
      // no answer came: the text says why
      body:
        response.status === 0
          ? maskTelling(marked(response.body))
          : redactBody(marked(response.body), response.headers['content-type'] ?? '', rules, response.status),
    },
    ms,
  })

  const sentence = (text: string) => again.sentence(marked(text))
  const phrase = (text: string, finding: Finding, shown: Exchange | undefined) => {
    const given = finding.exchange
    if (!given || !shown) return text
    const ofRequest = replaceQuoted(text, given.request.body ?? '', shown.request.body ?? '', finding.pointer)
    return replaceQuoted(ofRequest, given.response.body, shown.response.body, finding.pointer)
  }
  const parts = (finding: Finding): Finding => {
    const shown = finding.exchange && exchange(finding.exchange)
    const [promised, came] = [phrase(finding.promised, finding, shown), phrase(finding.came, finding, shown)]
    return { ...finding, exchange: shown, promised, came }
  }
  const withSentences = (finding: Finding): Finding => ({
    ...finding,
    pointer: sentence(finding.pointer),
    promised: sentence(finding.promised),
    came: sentence(finding.came),
  })

  const report = (whole: Report): Report => {
    // All exchanges first: what they hide is then hidden in every sentence.
    const findings = whole.findings.map(parts)
    const accepted = whole.accepted.map((entry) => ({ ...entry, finding: parts(entry.finding) }))
    return {
      ...whole,
      target: redactUrl(whole.target, [], rules),
      findings: findings.map(withSentences),
      accepted: accepted.map((entry) => ({ ...entry, finding: withSentences(entry.finding) })),
      notes: whole.notes.map(sentence),
      left: whole.left?.map((one) => ({ ...one, id: sentence(one.id) })),
    }
  }
  return { exchange, report }
}
