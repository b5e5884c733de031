import type { TestInterpretation } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/data/Badge.tsx'
import { isOutOfRange } from '../form/result-rules.ts'

/** A result relative to its usual range, as text. Only results out of range have a colour. */
export function StateBadge({ interpretation }: { interpretation: TestInterpretation }) {
  const { t } = useText('records')
  const words = t.records.testResults.state[interpretation]()
  return isOutOfRange({ interpretation }) ? <Badge tone="warning">{words}</Badge> : words
}
