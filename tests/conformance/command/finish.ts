import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { applyBaseline } from '../baseline/apply-baseline.ts'
import type { Entry } from '../baseline/baseline.ts'
import { updated, writeBaseline } from '../baseline/update-baseline.ts'
import type { Contract } from '../contract/contract.ts'
import { isSecretHeader, secretsOf } from '../redact/known-secrets.ts'
import { createRedactor } from '../redact/redact.ts'
import type { Report } from '../report.ts'
import { githubOf } from '../reports/github.ts'
import { htmlOf } from '../reports/html.ts'
import { jsonOf } from '../reports/json.ts'
import { junitOf } from '../reports/junit.ts'
import { paintOf } from '../reports/paint.ts'
import { placesOf } from '../reports/place.ts'
import { sarifOf } from '../reports/sarif.ts'
import { fails, plural, sawNothing, verdict } from '../reports/summary.ts'
import { terminalText } from '../reports/terminal.ts'
import type { Earlier } from '../reports/trend.ts'
import { trendOf } from '../reports/trend.ts'
import type { Arguments } from './arguments.ts'
import { EXIT } from './exit.ts'
import type { Surroundings } from './surroundings.ts'

function write(file: string | undefined, text: () => string): void {
  if (file === undefined) return
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  writeFileSync(file, text())
}

/**
 * Redacts a report, takes out what is accepted, and writes it in every form that was asked for.
 * @returns the exit code
 */
export function finish(
  raw: Report,
  { entries, earlier }: { readonly entries: readonly Entry[]; readonly earlier: Earlier | undefined },
  args: Arguments,
  contract: Contract,
  { program, out, color, today }: Surroundings,
): number {
  const open = new Set(Object.keys(args.run.headers).filter((name) => !isSecretHeader(name)))
  const redacted = createRedactor(contract, secretsOf(args.run), true, open).report(raw)
  const accepted = applyBaseline(redacted, entries, today)
  const report = earlier !== undefined ? { ...accepted, trend: trendOf(accepted, earlier) } : accepted
  const placeOf = placesOf(contract.file)
  write(args.json, () => jsonOf(report))
  write(args.junit, () => junitOf(report))
  write(args.html, () => htmlOf(report, placeOf))
  write(args.sarif, () => sarifOf(report, placeOf))
  if (args.github && report.findings.length > 0) out(githubOf(report, placeOf).trimEnd())
  out(
    args.quiet
      ? verdict(report)
      : terminalText(report, { program, paint: paintOf(color), placeOf, strict: args.strict }),
  )
  if (args.updateBaseline && args.baseline !== undefined) {
    const all = updated(entries, report, today)
    writeBaseline(args.baseline, all)
    const added = plural(all.length - entries.length, 'entry', 'entries')
    out(
      `\n${args.baseline}: ${added} added. Replace each TODO with a reason; until then the file is refused.`,
    )
  }
  if (sawNothing(report)) return EXIT.wrongArguments
  return fails(report, args.strict) ? EXIT.found : EXIT.conforms
}
