import type { Finding } from '../finding.ts'
import { curlOf } from './curl.ts'
import { excerptOf } from './excerpt.ts'
import type { Paint } from './paint.ts'
import type { Place } from './place.ts'
import { ruleText } from './rule-text.ts'

/** Control characters of an answer would move the cursor, or colour what follows. */
const safe = (text: string) => text.replaceAll(/(?!\n)\p{Cc}/gu, '\uFFFD')

/** A status and a pointer in words: `answer 200, at /count, 4 times`. */
export function whereOf({ status, pointer, count, rule }: Finding): string {
  const isRequest = rule.startsWith('request-')
  const answer = status === 0 ? 'no answer came' : `${isRequest ? 'answered' : 'answer'} ${status}`
  const place = pointer === '' ? '' : `, at ${pointer}`
  return `${isRequest ? 'the request' : answer}${place}${count > 1 ? `, ${count} times` : ''}`
}

/** The excerpt that shows a finding: of what was sent when its body is wrong, else of what came. */
export function excerptOfFinding({ exchange, at, pointer, rule }: Finding) {
  if (!exchange) return []
  if (rule === 'request-wrong-body') return excerptOf(exchange.request.body ?? '', at ?? pointer)
  if (rule.startsWith('request-')) return []
  return excerptOf(exchange.response.body, at ?? pointer)
}

/** `HTTP 301, location: /v1/tasks/`; empty where the request is what is wrong, or nothing came. */
export function headOf({ exchange, rule, status }: Finding): string {
  if (!exchange || status === 0 || rule.startsWith('request-')) return ''
  const { headers } = exchange.response
  const told = ['content-type', 'location', 'allow', 'content-language'].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${headers[name]}`],
  )
  return [`HTTP ${exchange.response.status}`, ...told].join(', ')
}

const LABEL = 11

/** One finding for a terminal, written for first-time readers. */
export function findingText(
  finding: Finding,
  number: number,
  place: Place | undefined,
  paint: Paint,
): string {
  const color = finding.severity === 'error' ? paint.red : paint.yellow
  const label = (name: string) => `     ${paint.dim(name.padEnd(LABEL))}`
  const under = ' '.repeat(5 + LABEL)
  const head = headOf(finding)
  const rule = ruleText(finding.rule)
  const excerpt = excerptOfFinding(finding).map(({ text, here }, index) => {
    const start = index === 0 && head === '' ? label('sent') : under
    return here ? `${start}${color('>')} ${paint.bold(safe(text))}` : `${start}  ${safe(text)}`
  })
  return [
    `  ${number}. ${color(finding.severity)}  ${paint.bold(finding.rule)}: ${safe(whereOf(finding))}`,
    ...(rule === undefined ? [] : [`${label('rule')}${rule}`]),
    `${label('promised')}${safe(finding.promised)}`,
    `${label('came')}${safe(finding.came)}`,
    ...(head === '' ? [] : [`${label('answer')}${safe(head)}`]),
    ...excerpt,
    ...(finding.exchange ? [`${label('ask again')}${safe(curlOf(finding.exchange.request))}`] : []),
    ...(place ? [`${label('contract')}${place.file}:${place.line}`] : []),
  ].join('\n')
}
