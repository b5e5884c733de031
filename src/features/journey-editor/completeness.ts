import type { JourneyDesign, LocalizedText } from '#generated/model/index.ts'

/** Translation progress per language in percent, rounded down, so 100 means complete. */
export function completenessOf(design: JourneyDesign): { english: number; french: number } {
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
