import { type EveryField, shown } from '#src/lib/objects/every-field.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { type Fact, Facts } from '#src/ui/data/Facts.tsx'

export function FactsCard({ facts }: { facts: EveryField<Record<string, unknown>, Fact> }) {
  return (
    <Card as="section">
      <Facts facts={shown(facts)} />
    </Card>
  )
}
