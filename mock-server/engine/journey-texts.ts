import type { JourneyCompleteness, JourneyDesign, Language, LocalizedText } from '#generated/model/index.ts'

/** A text of a design with the JSON pointer to it. */
export type DesignText = { readonly pointer: string; readonly text: LocalizedText }

/** Every text of a design that a person reads, in its order. */
export function textsOf(design: JourneyDesign): DesignText[] {
  const { care_team: careTeam, monitoring_note: note, recommendation } = design
  const found: DesignText[] = [
    { pointer: '/name', text: design.name },
    { pointer: '/description', text: design.description },
    { pointer: '/audience', text: design.audience },
    { pointer: '/care_team/name', text: careTeam.name },
  ]
  if (note) found.push({ pointer: '/monitoring_note', text: note })
  if (careTeam.hours) found.push({ pointer: '/care_team/hours', text: careTeam.hours })
  if (recommendation) found.push({ pointer: '/recommendation', text: recommendation })
  for (const [index, { label }] of design.table_columns.entries()) {
    found.push({ pointer: `/table_columns/${index}/label`, text: label })
  }
  for (const [index, step] of design.steps.entries()) {
    const pointer = `/steps/${index}`
    found.push({ pointer: `${pointer}/name`, text: step.name })
    found.push({ pointer: `${pointer}/description`, text: step.description })
    for (const [part, text] of step.content.entries()) {
      found.push({ pointer: `${pointer}/content/${part}`, text })
    }
  }
  return found
}

/** Whether a text is written in a language; blanks are nothing. */
export const isWritten = (text: LocalizedText, language: Language): boolean =>
  (text[language] ?? '').trim() !== ''

/** How much of a design is written in each language, in whole percent; 100 only when nothing is missing. */
export function completenessOf(design: JourneyDesign): JourneyCompleteness {
  const texts = textsOf(design)
  const percent = (language: Language) =>
    Math.floor((100 * texts.filter(({ text }) => isWritten(text, language)).length) / texts.length)
  return { 'en-ca': percent('en-ca'), 'fr-ca': percent('fr-ca') }
}
