import { type EveryField, shown } from '#src/lib/objects/every-field.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import type { Fact } from '#src/ui/data/Facts.tsx'
import { ExplainedFacts } from './ExplainedFacts.tsx'

export function FactsCard({ facts }: { facts: EveryField<Record<string, unknown>, Fact> }) {
  return (
    <Card as="section">
      <ExplainedFacts facts={shown(facts)} />
    </Card>
  )
}
