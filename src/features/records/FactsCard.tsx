import type { EveryField } from '#src/lib/every-field.ts'
import { shown } from '#src/lib/every-field.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import type { Fact } from '#src/ui/Facts.tsx'

/** The details of a record. */
export function FactsCard({ facts }: { facts: EveryField<Record<string, unknown>, Fact> }) {
  return (
    <Card as="section">
      <Facts facts={shown(facts)} />
    </Card>
  )
}
