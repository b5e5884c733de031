import type { Finding } from '../finding.ts'
import type { OperationCoverage, Report } from '../report.ts'
import { curlOf } from './curl.ts'
import { escape } from './escape.ts'
import { excerptOfFinding, headOf, whereOf } from './finding-text.ts'
import { style } from './html-style.ts'
import type { Place } from './place.ts'
import { rolesHtml } from './roles-html.ts'
import { ruleText } from './rule-text.ts'
import { byOperation, countOf, totals, verdict, wasAsked } from './summary.ts'

type PlaceOf = (operation: string, status: number) => Place | undefined

const message = (title: string, start: string, headers: Readonly<Record<string, string>>, body: string) =>
  `<h4>${title}</h4><pre tabindex="0">${escape(
    [start, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', pretty(body)]
      .join('\n')
      .trimEnd(),
  )}</pre>`

/** Maximum length of a displayed body. */
const LONGEST = 8000

function pretty(body: string): string {
  try {
    const text = JSON.stringify(JSON.parse(body), null, 2)
    return text.length > LONGEST
      ? `${text.slice(0, LONGEST)}\n… ${text.length - LONGEST} characters more`
      : text
  } catch {
    return body.slice(0, LONGEST)
  }
}

function exchangeHtml({ exchange }: Finding): string {
  if (!exchange) return ''
  const { request, response, ms } = exchange
  const came = response.status === 0 ? 'No answer' : `HTTP ${response.status} after ${Math.round(ms)} ms`
  return `<details><summary>Request and answer</summary>
${message('Request', `${request.method} ${request.url}`, request.headers, request.body ?? '')}
${message('Answer', came, response.headers, response.body)}</details>`
}

function findingHtml(finding: Finding, placeOf: PlaceOf): string {
  const lines = excerptOfFinding(finding).map(({ text, here }) =>
    here ? `<mark>${escape(text)}</mark>` : escape(text),
  )
  const head = headOf(finding)
  const place = placeOf(finding.operation, finding.status)
  const row = (name: string, value: string) => `<dt>${name}</dt><dd>${value}</dd>`
  return `<article class="${finding.severity}">
<h3><span class="tag">${finding.severity}</span> ${escape(finding.rule)} <small>${escape(whereOf(finding))}</small></h3>
<dl>${row('Rule', escape(ruleText(finding.rule) ?? ''))}${row('Promised', escape(finding.promised))}${row('Came', escape(finding.came))}${place ? row('Contract', `<code>${escape(place.file)}:${place.line}</code>`) : ''}</dl>
${head !== '' || lines.length > 0 ? `<pre tabindex="0">${[escape(head), ...lines].filter(Boolean).join('\n')}</pre>` : ''}
${finding.exchange ? `<p>Ask again, with your token in PORTAGE_TOKEN:</p><pre class="wrap" tabindex="0">${escape(curlOf(finding.exchange.request))}</pre>` : ''}
${exchangeHtml(finding)}
</article>`
}

function coverageHtml(operation: OperationCoverage): string {
  const { documented, statuses, fields, seenFields, leftOut } = operation
  const came = new Set([...documented, ...Object.keys(statuses)])
  const chips = [...came].map((status) => {
    const count = statuses[status] ?? 0
    const kind = count > 0 ? (documented.includes(status) ? 'seen' : 'odd') : 'unseen'
    const words = {
      seen: `came ${count} times`,
      odd: `came ${count} times, not documented`,
      unseen: 'documented, did not come',
    }
    return `<span class="chip ${kind}" title="${words[kind]}">${escape(status)}${count > 0 ? ` ×${count}` : ''}</span>`
  })
  const unseen = fields.filter((field) => !seenFields.includes(field))
  const share = fields.length === 0 ? 'none' : `${seenFields.length} of ${fields.length}`
  const missing =
    unseen.length > 0 && wasAsked(operation)
      ? `<details><summary>${share}</summary>Never came: ${unseen.map((field) => `<code>${escape(field)}</code>`).join(' ')}</details>`
      : share
  return `<tr><th scope="row">${escape(operation.operation)}<small>${escape(`${operation.method} ${operation.path}`)}</small></th>
<td>${chips.join(' ')}${leftOut === null ? '' : `<small>Not asked: ${escape(leftOut)}</small>`}</td><td>${missing}</td></tr>`
}

const section = (title: string, content: string) =>
  content === '' ? '' : `<section><h2>${title}</h2>\n${content}</section>`

/**
 * A report as one page without scripts: findings with request and answer, what was accepted, coverage of each operation.
 * @param report redacted
 */
export function htmlOf(report: Report, placeOf: PlaceOf): string {
  const errors = countOf(report.findings, 'error')
  const { operations, statuses, fields } = totals(report.coverage)
  const outcome = errors > 0 ? 'error' : report.findings.length > 0 ? 'warning' : 'good'
  const findings = byOperation(report.findings).map(
    (group) =>
      `<section class="operation"><h2>${escape(group.operation)} <small>${escape(`${group.method} ${group.path}`)}</small></h2>
${group.findings.map((finding) => findingHtml(finding, placeOf)).join('\n')}</section>`,
  )
  const accepted = report.accepted.map(
    ({ finding, reason, until }) =>
      `<li><b>${escape(finding.operation)}</b> ${escape(finding.rule)} <code>${escape(finding.pointer)}</code> until ${escape(until)}: ${escape(reason)}</li>`,
  )
  const left = (report.left ?? []).map(
    ({ operation, id, why }) =>
      `<li><b>${escape(operation)}</b> <code>${escape(id)}</code> ${escape(why)}</li>`,
  )
  const notes = report.notes.map((note) => `<li>${escape(note)}</li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(`${outcome === 'error' ? 'Does not conform' : 'Conforms'}: ${report.target}`)}</title>
<style>${style}</style>
</head>
<body>
<header class="${outcome}">
<h1>${escape(verdict(report))}</h1>
<p>${escape(report.target)} against ${escape(report.title)} (<code>${escape(report.contract)}</code>), ${escape(report.started)}${report.seed === null ? '' : `, seed ${report.seed}`}</p>
</header>
<main>
${findings.join('\n')}
${section('Accepted', accepted.length > 0 ? `<ul>${accepted.join('')}</ul>` : '')}
${section('Left behind', left.length > 0 ? `<ul>${left.join('')}</ul>` : '')}
${section('Notes', notes.length > 0 ? `<ul>${notes.join('')}</ul>` : '')}
${section('Roles', rolesHtml(report))}
${section(
  'Coverage',
  `<p>${operations.seen} of ${operations.all} operations, ${statuses.seen} of ${statuses.all} documented statuses, ${fields.seen} of ${fields.all} fields of good answers.</p>
<div class="wide" tabindex="0"><table><thead><tr><th scope="col">Operation</th><th scope="col">Statuses</th><th scope="col">Fields seen</th></tr></thead>
<tbody>${report.coverage.map(coverageHtml).join('\n')}</tbody></table></div>`,
)}
</main>
</body>
</html>
`
}
