import type { Finding } from '../finding.ts'
import { keyOf } from '../finding.ts'
import type { Report } from '../report.ts'
import type { Place } from './place.ts'
import { ruleText } from './rule-text.ts'

type Suppression = { readonly kind: 'external'; readonly justification: string }

/**
 * A report as SARIF 2.1.0, which code scanning of GitHub, GitLab and Azure shows at the lines of the contract.
 * @param report redacted
 * @param placeOf from `placesOf`
 */
export function sarifOf(
  report: Report,
  placeOf: (operation: string, status: number) => Place | undefined,
): string {
  const result = (finding: Finding, suppressions?: readonly Suppression[]) => {
    const { operation, method, path, rule, pointer, status, promised, came, severity, count } = finding
    const place = placeOf(operation, status)
    return {
      ruleId: rule,
      level: severity,
      message: { text: `${operation}${pointer && ` at ${pointer}`}: promised ${promised}; came ${came}` },
      locations: [
        {
          ...(place && {
            physicalLocation: {
              artifactLocation: { uri: place.file },
              region: { startLine: place.line },
            },
          }),
          logicalLocations: [{ name: operation, fullyQualifiedName: `${method} ${path}`, kind: 'function' }],
        },
      ],
      partialFingerprints: { 'conformance/v1': keyOf(finding) },
      occurrenceCount: count,
      ...(suppressions && { suppressions }),
    }
  }
  const results = [
    ...report.findings.map((finding) => result(finding)),
    ...report.accepted.map(({ finding, reason, until }) =>
      result(finding, [{ kind: 'external', justification: `${reason} (until ${until})` }]),
    ),
  ]
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].map((id) => ({
    id,
    shortDescription: { text: ruleText(id) ?? id },
  }))
  const sarif = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'conformance', rules } }, results }],
  }
  return `${JSON.stringify(sarif, null, 2)}\n`
}
