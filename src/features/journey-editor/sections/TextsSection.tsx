import type { JourneyDesign, LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { BilingualField } from '../fields/BilingualField.tsx'
import { useEditing } from '../editor/EditorContext.ts'
import { usePart } from '../editor/use-parts.ts'

export function TextsSection() {
  const { t } = useText('journeyEditor')
  const { design } = useEditing()
  const set = usePart()
  const texts = t.journeyEditor.texts
  const { english, french } = completenessOf(design)
  return (
    <TitledCard id="journey-texts" title={texts.title()} size={3}>
      <Text tone="secondary">{texts.complete({ english: String(english), french: String(french) })}</Text>
      <BilingualField
        pointer="/name"
        label={texts.name()}
        value={design.name}
        onChange={(name, at) => set({ name }, at)}
      />
      <BilingualField
        long
        pointer="/description"
        label={texts.description()}
        value={design.description}
        onChange={(description, at) => set({ description }, at)}
      />
      <BilingualField
        pointer="/audience"
        label={texts.audience()}
        value={design.audience}
        onChange={(audience, at) => set({ audience }, at)}
      />
    </TitledCard>
  )
}

/** How much of a design is written in each language, in whole percent; 100 only when nothing is missing. */
function completenessOf(design: JourneyDesign): { english: number; french: number } {
  const { care_team: team, monitoring_note: note, recommendation } = design
  const texts: LocalizedText[] = [
    design.name,
    design.description,
    design.audience,
    team.name,
    ...[note, team.hours, recommendation].filter((one) => one !== null),
    ...design.table_columns.map(({ label }) => label),
    ...design.steps.flatMap(({ name, description, content }) => [name, description, ...content]),
  ]
  const percent = (language: keyof LocalizedText) =>
    Math.floor((100 * texts.filter((text) => (text[language] ?? '').trim() !== '').length) / texts.length)
  return { english: percent('en-ca'), french: percent('fr-ca') }
}
