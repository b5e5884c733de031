import type { EnrolmentColumn, EnrolmentColumnKind, FormField, Language } from '#generated/model/index.ts'
import type { JourneyDefinition, VariableColumn } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type { World } from '../store/world.ts'
import { publishedVersion } from './forms.ts'
import type { BothLanguages } from '../store/localized.ts'

const fixed: readonly { key: string; label: BothLanguages; kind: EnrolmentColumnKind }[] = [
  { key: 'name', label: { 'en-ca': 'Name', 'fr-ca': 'Nom' }, kind: 'text' },
  { key: 'enrolled_at', label: { 'en-ca': 'Enrolled', 'fr-ca': 'Inscription' }, kind: 'date_time' },
  { key: 'status', label: { 'en-ca': 'Status', 'fr-ca': 'État' }, kind: 'status' },
  { key: 'current_step', label: { 'en-ca': 'Current step', 'fr-ca': 'Étape en cours' }, kind: 'text' },
  {
    key: 'last_activity_at',
    label: { 'en-ca': 'Last activity', 'fr-ca': 'Dernière activité' },
    kind: 'date_time',
  },
  { key: 'assigned_to', label: { 'en-ca': 'Assigned to', 'fr-ca': 'Responsable' }, kind: 'text' },
]

/** The columns available for a journey's enrolments: the common ones, then its own variables. */
export const enrolmentColumns = (
  world: World,
  definition: JourneyDefinition,
  locale: Language,
): EnrolmentColumn[] => [
  ...fixed.map(({ key, label, kind }) => ({ key, label: textIn(locale, label), kind, options: [] })),
  ...(definition.tableColumns ?? []).map((column) =>
    variableColumn(column, questionOf(world, definition, column.variable), locale),
  ),
]

/** The question whose answer becomes the variable; undefined for a score. */
const questionOf = (world: World, { steps }: JourneyDefinition, variable: string): FormField | undefined =>
  steps
    .filter(({ variables }) => variables?.includes(variable))
    .flatMap(({ form = '' }) => publishedVersion(world, form)?.definition.pages ?? [])
    .flatMap(({ fields }) => fields)
    .find(({ key }) => key === variable)

function variableColumn(
  { variable, label }: VariableColumn,
  question: FormField | undefined,
  locale: Language,
): EnrolmentColumn {
  const hasOptions = question?.type === 'choice' || question?.type === 'multi_choice'
  return {
    key: `variable:${variable}`,
    label: textIn(locale, label),
    kind: question ? kindOf(question.type) : 'number',
    options: hasOptions
      ? question.options.map((one) => ({ value: one.value, label: textIn(locale, one.label) }))
      : [],
  }
}

/** How the answers to a type of question are read; a score has no question and is a number. */
function kindOf(type: FormField['type']): EnrolmentColumnKind {
  switch (type) {
    case 'choice':
      return 'choice'
    case 'multi_choice':
      return 'choices'
    case 'boolean':
    case 'consent':
      return 'yes_no'
    case 'number':
    case 'scale':
    case 'year':
      return 'number'
    case 'date':
      return 'date'
    case 'text':
    case 'paragraph':
    case 'email':
    case 'phone':
    case 'postal_code':
    case 'url':
    case 'partial_date':
    case 'time':
    case 'file':
    case 'signature':
    case 'matrix':
    case 'group':
    case 'info':
      return 'text'
  }
}
