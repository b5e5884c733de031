import type { FamilyHistory } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Facts } from '#src/ui/Facts.tsx'

/** An entry that somebody else keeps, to read. */
export function FamilyFacts({ entry }: { entry: FamilyHistory }) {
  const { t } = useText('records')
  const texts = t.records.familyHistory
  const none = t.records.shared.none()
  const { age_at_onset: onset, age_at_death: death, is_deceased: died } = entry
  const lifeText = died === true ? texts.field.died() : texts.field.alive()
  return (
    <Facts
      facts={[
        { label: texts.field.relation(), value: texts.relation[entry.relation]() },
        { label: texts.field.condition(), value: entry.condition ?? texts.noneKnown() },
        { label: texts.field.ageAtOnset(), value: onset ?? none },
        { label: texts.field.isDeceased(), value: died === null ? none : lifeText },
        { label: texts.field.ageAtDeath(), value: death ?? none },
        { label: texts.field.notes(), value: entry.notes ?? none },
      ]}
    />
  )
}
