/** The parts of the editor, each with its own address; the first one is open without a choice. */
export const sections = ['steps', 'diagram', 'texts', 'settings', 'team', 'columns', 'history'] as const

export type Section = (typeof sections)[number]

/** What the editor shows: one of its sections, or a trial of the journey. */
export type EditorView = Section | 'try'

export const viewNamed = (name: string | null): EditorView =>
  name === 'try' ? name : (sections.find((one) => one === name) ?? 'steps')

const sectionOf: Readonly<Record<string, EditorView>> = {
  steps: 'steps',
  name: 'texts',
  description: 'texts',
  audience: 'texts',
  care_team: 'team',
  table_columns: 'columns',
  what_ifs: 'try',
}

/** The view that a JSON pointer of the design is in. */
export const viewAt = (pointer: string): EditorView => sectionOf[pointer.split('/')[1] ?? ''] ?? 'settings'
