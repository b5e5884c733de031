import type { FamilyHistory } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { RecordFacts } from '../record/record.ts'

/** 'Type 2 diabetes (Mother)'. */
export function familyName({ condition, relation }: FamilyHistory, t: Texts): string {
  const texts = t.records.familyHistory
  return texts.of({ condition: condition ?? texts.noneKnown(), relative: texts.relation[relation]() })
}

/** An entry that is read, not edited. */
export function familyFacts(entry: FamilyHistory, t: Texts) {
  const texts = t.records.familyHistory
  const none = t.records.shared.none()
  const { age_at_onset: onset, age_at_death: death, is_deceased: died } = entry
  const lifeText = died === true ? texts.field.died() : texts.field.alive()
  return {
    relation: { label: texts.field.relation(), value: texts.relation[entry.relation]() },
    condition: { label: texts.field.condition(), value: entry.condition ?? texts.noneKnown() },
    age_at_onset: { label: texts.field.ageAtOnset(), value: onset ?? none },
    is_deceased: { label: texts.field.isDeceased(), value: died === null ? none : lifeText },
    age_at_death: { label: texts.field.ageAtDeath(), value: death ?? none },
    notes: { label: texts.field.notes(), value: entry.notes ?? none },
  } satisfies RecordFacts<FamilyHistory>
}
