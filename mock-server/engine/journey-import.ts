import type {
  FormDefinition,
  JourneyDesign,
  JourneyFile,
  JourneyImportChoice,
  JourneyImportExisting,
  Language,
} from '#generated/model/index.ts'
import { definitionChanges } from '../forms/definition-changes.ts'
import type { FormRow } from '../store/form-row.ts'
import type { JourneyFileRow } from '../store/journey-row.ts'
import { textIn } from '../store/localized.ts'
import type { World } from '../store/world.ts'
import { latestVersion, writtenOf } from './forms.ts'
import { valueChanges } from './value-changes.ts'

/** A form of a file, the form of this world that may be the same, and its key as a new form. */
export type ImportedForm = {
  readonly definition: FormDefinition
  readonly existing: FormRow | undefined
  readonly matches: JourneyImportExisting['matches']
  /** Whether it is no longer what the last import brought. */
  readonly isOwn: boolean
  readonly newKey: string
}

const titleOf = ({ title }: FormDefinition) => title['en-ca'].trim().toLowerCase()

/** Compared with a file: what people are asked now. */
const comparedOf = (row: FormRow): FormDefinition => latestVersion(row)?.definition ?? writtenOf(row)

/** The longest key without its number. */
const LONGEST = 58

/** A key that is not taken: its own, or its own with a number. */
function freeKey(key: string, taken: ReadonlySet<string>, empty: string): string {
  const slug = key
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-$/g, '')
  const own = slug || empty
  if (own.length <= 64 && !taken.has(own)) return own
  const start = own.slice(0, LONGEST).replace(/-$/, '')
  let number = 2
  while (taken.has(`${start}-${number}`)) number += 1
  return `${start}-${number}`
}

/** A key that no journey of this world has, like that of a file. */
export const freeJourneyKey = ({ tables }: World, { key }: JourneyFile): string =>
  freeKey(key, new Set([...tables.journeys.values()].map((row) => row.key)), 'journey')

const isSameForm = (a: FormDefinition, b: FormDefinition): boolean =>
  definitionChanges(a, { ...b, key: a.key }).length === 0

/** The forms of a file with what this world has of them. @param last the file of the journey that is updated */
export function importedForms(
  { tables }: World,
  { forms = [] }: JourneyFile,
  last?: JourneyFileRow,
): readonly ImportedForm[] {
  const rows = [...tables.forms.values()]
  const taken = new Set(rows.map(({ key }) => key))
  return forms.map((definition) => {
    const brought = last?.forms[definition.key]
    const became = brought && tables.forms.find('key', brought.key)
    const newKey = freeKey(definition.key, taken, 'form')
    taken.add(newKey)
    if (became) {
      const isBrought = (one: FormDefinition) => isSameForm(one, brought.definition)
      const isOwn = !isBrought(comparedOf(became)) && !isBrought(writtenOf(became))
      return { definition, existing: became, matches: 'import', isOwn, newKey }
    }
    const sameKey = tables.forms.find('key', definition.key)
    const title = titleOf(definition)
    const existing = sameKey ?? rows.find((row) => title !== '' && titleOf(comparedOf(row)) === title)
    return { definition, existing, matches: sameKey ? 'key' : 'title', isOwn: false, newKey }
  })
}

const questionsIn = ({ pages }: FormDefinition) =>
  pages.flatMap(({ fields }) => fields.filter(({ type }) => type !== 'info'))

export const questionCount = (definition: FormDefinition): number => questionsIn(definition).length

/** How a form of a file differs from a form of this world, in the words of the questions. */
export function importDifferences(definition: FormDefinition, row: FormRow, locale: Language) {
  const compared = comparedOf(row)
  const [theirs, ours] = [questionsIn(definition), questionsIn(compared)]
  const words = (questions: typeof theirs) =>
    questions.map(({ label, key }) => textIn(locale, label).trim() || key)
  const isIn = (questions: typeof theirs, key: string) => questions.some((one) => one.key === key)
  return {
    is_same: isSameForm(compared, definition),
    only_in_file: words(theirs.filter(({ key }) => !isIn(ours, key))),
    only_here: words(ours.filter(({ key }) => !isIn(theirs, key))),
    different: words(
      theirs.filter((question) => {
        const own = ours.find(({ key }) => key === question.key)
        return own !== undefined && valueChanges(own, question).length > 0
      }),
    ),
  }
}

/** The keys of the forms that a design asks. */
const formsIn = ({ design }: JourneyFile): readonly string[] => [
  ...new Set(
    [design.start_form, ...design.steps.map(({ form }) => form)].filter((key) => typeof key === 'string'),
  ),
]

/** Forms that steps ask and the file does not hold. */
export const missingForms = (file: JourneyFile): readonly string[] =>
  formsIn(file).filter((key) => !file.forms?.some((form) => form.key === key))

/** The key by which steps ask a form after the import. */
export const keyAfter = (form: ImportedForm, action: JourneyImportChoice['action']): string =>
  (action === 'create' ? undefined : form.existing?.key) ?? form.newKey

/** The design with other keys of forms. */
export function withFormKeys({ design }: JourneyFile, keys: ReadonlyMap<string, string>): JourneyDesign {
  const renamed = (key: string | null) => (key === null ? null : (keys.get(key) ?? key))
  return {
    ...design,
    start_form: renamed(design.start_form),
    steps: design.steps.map((step) => ({ ...step, form: renamed(step.form) })),
  }
}
