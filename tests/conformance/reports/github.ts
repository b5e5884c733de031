import type { Report } from '../report.ts'
import type { Place } from './place.ts'
import { byOperation } from './summary.ts'

/** As a command of a workflow wants its text and its properties. */
const text = (value: string) => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (value: string) => text(value).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * Annotations for GitHub Actions: one line for each finding, at its place in the contract where that is known.
 * @param placeOf from `placesOf`
 */
export function githubOf(
  { findings }: Report,
  placeOf: (operation: string, status: number) => Place | undefined,
): string {
  return byOperation(findings)
    .flatMap((group) => group.findings)
    .map((finding) => {
      const place = placeOf(finding.operation, finding.status)
      const at = place ? [`file=${property(place.file)}`, `line=${place.line}`] : []
      const title = `title=${property(`${finding.operation}: ${finding.rule}`)}`
      const where = finding.pointer === '' ? '' : ` (${finding.pointer})`
      const message = `Promised: ${finding.promised} Came${where}: ${finding.came}`
      return `::${finding.severity} ${[...at, title].join(',')}::${text(message)}\n`
    })
    .join('')
}
