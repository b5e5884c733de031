import type { TestInterpretation } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/Badge.tsx'

const tones = {
  normal: 'success',
  low: 'warning',
  high: 'warning',
  critical_low: 'warning',
  critical_high: 'warning',
  abnormal: 'warning',
  unknown: 'neutral',
} as const satisfies Record<TestInterpretation, string>

/** How a result lies to its usual range, in words. */
export function StateBadge({ interpretation }: { interpretation: TestInterpretation }) {
  const { t } = useText('records')
  return <Badge tone={tones[interpretation]}>{t.records.testResults.state[interpretation]()}</Badge>
}
