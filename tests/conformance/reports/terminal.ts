import type { Program } from '../command/program.ts'
import type { FindingName, OperationCoverage, Report } from '../report.ts'
import { findingText } from './finding-text.ts'
import type { Paint } from './paint.ts'
import type { Place } from './place.ts'
import { byOperation, countOf, fails, plural, sawNothing, totals, verdict } from './summary.ts'

export type TerminalOptions = {
  readonly program: Program
  readonly paint: Paint
  readonly placeOf: (operation: string, status: number) => Place | undefined
  readonly strict: boolean
}

/** Findings of one operation beyond these are in the other reports; the first ones tell what to do. */
const OF_ONE = 5

function groupsText({ findings }: Report, { paint, placeOf }: TerminalOptions): string[] {
  return byOperation(findings).map((group) => {
    const errors = countOf(group.findings, 'error')
    const mark = errors > 0 ? paint.red('✗') : paint.yellow('!')
    const shown = group.findings.slice(0, OF_ONE)
    const left = group.findings.length - shown.length
    return [
      `${mark} ${paint.bold(group.operation)}  ${group.method} ${group.path}`,
      ...shown.map((finding, index) =>
        findingText(finding, index + 1, placeOf(finding.operation, finding.status), paint),
      ),
      ...(left > 0 ? [`     … and ${left} more here (--json or --html shows all)`] : []),
    ].join('\n\n')
  })
}

/** Operations that were left out, by the reason. */
function leftOut(coverage: readonly OperationCoverage[]): string[] {
  const reasons = new Map<string, string[]>()
  for (const { operation, leftOut: reason } of coverage) {
    if (reason !== null) reasons.set(reason, [...(reasons.get(reason) ?? []), operation])
  }
  return [...reasons].map(([reason, operations]) => {
    const names = operations.slice(0, 6).join(', ')
    const more = operations.length > 6 ? ` and ${operations.length - 6} more` : ''
    return `  not asked: ${names}${more} (${reason.replace(/\.$/, '')})`
  })
}

function coverageText({ coverage, effects = [] }: Report, { paint }: TerminalOptions): string {
  const { operations, statuses, fields } = totals(coverage)
  const share = (name: string, { seen, all }: { seen: number; all: number }) => `${seen} of ${all} ${name}`
  return [
    paint.bold('Seen'),
    `  ${share('operations', operations)}, ${share('documented statuses', statuses)}, ${share('fields of good answers', fields)}`,
    ...(effects.length > 0
      ? [
          `  ${effects.filter(({ outcome }) => outcome === 'seen').length} of ${plural(effects.length, 'promised effect')}`,
        ]
      : []),
    ...leftOut(coverage),
  ].join('\n')
}

/** How much of `x-access` was seen to hold for each person, and where it does not. */
function rolesText({ roles }: Report, { paint }: TerminalOptions): string[] {
  if (!roles) return []
  const lines = roles.people.map(({ option, roles: names }, index) => {
    const cells = roles.rows.flatMap(({ cells: all }) => all[index] ?? [])
    const share = (promised: string) => {
      const meant = cells.filter((cell) => cell.promised === promised)
      return `${meant.filter(({ outcome }) => outcome === 'kept').length} of ${meant.length}`
    }
    const broken = cells.filter(({ outcome }) => outcome === 'broken').length
    const bad = broken > 0 ? `, ${paint.red(`let in at ${plural(broken, 'other')}`)}` : ''
    return `  ${option} (${names.join(', ')}): answered at ${share('open')} operations, refused at ${share('refused')}${bad}`
  })
  return [[paint.bold('Roles'), ...lines, '  --html and --json have the whole matrix'].join('\n')]
}

/** What the run left behind, by what made it and why it stays. */
function leftText({ left = [] }: Report, { paint }: TerminalOptions): string[] {
  const groups = new Map<string, string[]>()
  for (const { operation, id, why } of left) {
    const key = `${operation}: ${why}`
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  const lines = [...groups].map(([key, ids]) => {
    const named = ids
      .filter((id) => id !== '')
      .slice(0, 3)
      .join(', ')
    const shown = named === '' ? '' : ` (${named}${ids.length > 3 ? ', …' : ''})`
    return `  ${ids.length} by ${key}${shown}`
  })
  return lines.length === 0 ? [] : [[paint.bold('Left behind'), ...lines].join('\n')]
}

/** What is left where nothing fails: warnings, and operations that were not asked. */
function leftToDo({ findings, coverage }: Report): string[] {
  const left = coverage.filter(({ leftOut: reason }) => reason !== null).length
  const lines = [
    ...(findings.length > 0
      ? [`Look at ${plural(findings.length, 'warning')} above; --strict makes a run fail on them.`]
      : []),
    ...(left > 0 ? [`${plural(left, 'operation')} not asked: "not asked" above says why.`] : []),
  ]
  return lines.length > 0 ? lines : ['Nothing to do.']
}

/** What changed since the run of --since. */
function trendText({ trend }: Report, { paint }: TerminalOptions): string[] {
  if (!trend) return []
  if (trend.since === null)
    return [`${paint.bold('Since')}\n  No earlier report yet: the next run compares with this one.`]
  const [before, now] = trend.asked
  const line = (mark: string) => (name: FindingName) =>
    `  ${mark} ${name.operation}  ${name.rule} ${name.pointer}`.trimEnd()
  return [
    [
      paint.bold(`Since ${trend.since}`),
      `  ${trend.added.length} new, ${trend.gone.length} gone, ${trend.same} as before; ${before} operations asked then, ${now} now`,
      ...trend.added.map(line('+')),
      ...trend.gone.map(line('-')),
    ].join('\n'),
  ]
}

/** The advice for this outcome. */
function nextText(report: Report, { program, paint, strict }: TerminalOptions): string {
  const [worst] = byOperation(report.findings)
  const seed = report.seed === null ? '' : ` --seed ${report.seed}`
  const lines = fails(report, strict)
    ? [
        'Set PORTAGE_TOKEN in your shell, then run a line "ask again" to see the first finding for yourself.',
        ...(worst && report.mode === 'run'
          ? [
              `Only this operation: ${program.command} --target ${report.target} --only ${worst.operation}${seed}`,
            ]
          : []),
        'Known and to be mended later? Accept it with a reason and an end date: --baseline FILE --update-baseline',
      ]
    : sawNothing(report)
      ? [
          'Look at why operations were not asked, above: a token (PORTAGE_TOKEN) or an id (--param) may be missing.',
        ]
      : leftToDo(report)
  return [
    paint.bold('Next'),
    ...[...lines, `What a rule means: --explain RULE, or ${program.docs}`].map((line) => `  ${line}`),
  ].join('\n')
}

/**
 * A report for people at a terminal: the verdict, what was found (the worst operation first), what was accepted, what
 * was seen, and what to do.
 * @param report redacted
 */
export function terminalText(report: Report, options: TerminalOptions): string {
  const { paint } = options
  const failed = fails(report, options.strict)
  const color =
    failed || sawNothing(report) ? paint.red : report.findings.length > 0 ? paint.yellow : paint.green
  const accepted = report.accepted.map(
    ({ finding, reason, until }) =>
      `  ${finding.operation}  ${finding.rule} ${finding.pointer} until ${until}: ${reason}`,
  )
  return [
    `${color(paint.bold(verdict(report)))}\n${paint.dim(`${report.target} against ${report.contract} (${report.title})`)}`,
    ...groupsText(report, options),
    ...(accepted.length > 0
      ? [[paint.bold(`Accepted (${plural(accepted.length, 'finding')})`), ...accepted].join('\n')]
      : []),
    coverageText(report, options),
    ...rolesText(report, options),
    ...leftText(report, options),
    ...trendText(report, options),
    ...(report.notes.length > 0
      ? [[paint.bold('Notes'), ...report.notes.map((note) => `  ${note}`)].join('\n')]
      : []),
    nextText(report, options),
  ].join('\n\n')
}
