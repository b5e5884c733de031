import type { FamilyHistory } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shown } from '#src/lib/every-field.ts'
import { Facts } from '#src/ui/Facts.tsx'
import type { RecordFacts } from '../record.ts'

/** A read-only entry kept by someone else. */
export function FamilyFacts({ entry }: { entry: FamilyHistory }) {
  const { t } = useText('records')
  const texts = t.records.familyHistory
  const none = t.records.shared.none()
  const { age_at_onset: onset, age_at_death: death, is_deceased: died } = entry
  const lifeText = died === true ? texts.field.died() : texts.field.alive()
  const facts = {
    relation: { label: texts.field.relation(), value: texts.relation[entry.relation]() },
    condition: { label: texts.field.condition(), value: entry.condition ?? texts.noneKnown() },
    age_at_onset: { label: texts.field.ageAtOnset(), value: onset ?? none },
    is_deceased: { label: texts.field.isDeceased(), value: died === null ? none : lifeText },
    age_at_death: { label: texts.field.ageAtDeath(), value: death ?? none },
    notes: { label: texts.field.notes(), value: entry.notes ?? none },
  } satisfies RecordFacts<FamilyHistory>
  return <Facts facts={shown(facts)} />
}
