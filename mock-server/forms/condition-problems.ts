import type {
  FormAlert,
  FormCondition,
  FormDefinition,
  FormField,
  FormVisibility,
} from '#generated/model/index.ts'
import type { FormProblem } from './form-problem.ts'

const noQuestion = {
  'en-ca': 'The condition names a question that is not asked before.',
  'fr-ca': 'La condition nomme une question qui n’est pas posée avant.',
}
const noValue = {
  'en-ca': 'The condition does not fit the answers of its question.',
  'fr-ca': 'La condition ne convient pas aux réponses de sa question.',
}
const noCondition = {
  'en-ca': 'An alert needs a condition.',
  'fr-ca': 'Une alerte a besoin d’une condition.',
}
const noDate = {
  'en-ca': 'The date is compared with a question that is not there.',
  'fr-ca': 'La date est comparée à une question qui n’existe pas.',
}

/** Whether the value of a condition can be an answer of the question at all. */
function fits({ op, value }: FormCondition, field: FormField): boolean {
  if (op === 'answered' || op === 'empty') return true
  if (value === undefined || value === '') return false
  const values = Array.isArray(value) ? value : [value]
  if (op === 'in' && !Array.isArray(value)) return false
  switch (field.type) {
    case 'choice':
    case 'multi_choice':
      return values.every((one) => field.options.some((option) => option.value === one))
    case 'boolean':
    case 'consent':
      return typeof value === 'boolean' && (op === 'eq' || op === 'ne')
    case 'number':
    case 'scale':
      return typeof value === 'number' || op === 'in'
    case 'info':
      return false
    case 'text':
    case 'paragraph':
    case 'email':
    case 'phone':
    case 'postal_code':
    case 'url':
    case 'date':
    case 'partial_date':
    case 'year':
    case 'time':
    case 'file':
    case 'group':
      return typeof value !== 'boolean'
  }
}

function ruleProblems(
  rule: FormVisibility | undefined,
  pointer: string,
  asked: readonly FormField[],
): FormProblem[] {
  return (['all', 'any'] as const).flatMap((part) =>
    (rule?.[part] ?? []).flatMap((condition, at): FormProblem[] => {
      const field = asked.find(({ key }) => key === condition.field)
      const place = `${pointer}/${part}/${at}`
      if (!field) return [{ pointer: `${place}/field`, message: noQuestion }]
      return fits(condition, field) ? [] : [{ pointer: `${place}/value`, message: noValue }]
    }),
  )
}

/** @param asked the questions that are asked before this one, its own row first */
function fieldProblems(
  field: FormField,
  pointer: string,
  { asked, all }: { asked: readonly FormField[]; all: readonly FormField[] },
): FormProblem[] {
  const own = ruleProblems(field.visible_when, `${pointer}/visible_when`, asked)
  const isDateLost =
    'not_before' in field &&
    field.not_before !== undefined &&
    !all.some(({ key, type }) => key === field.not_before && type === field.type)
  const rows =
    field.type === 'group'
      ? field.fields.flatMap((row, at) =>
          fieldProblems(row, `${pointer}/fields/${at}`, {
            asked: [...field.fields.slice(0, at), ...asked],
            all: [...field.fields, ...all],
          }),
        )
      : []
  return [...own, ...(isDateLost ? [{ pointer: `${pointer}/not_before`, message: noDate }] : []), ...rows]
}

function alertProblems(alert: FormAlert, pointer: string, all: readonly FormField[]): FormProblem[] {
  const { all: every = [], any = [] } = alert.alert_when
  if (every.length + any.length === 0) return [{ pointer: `${pointer}/alert_when`, message: noCondition }]
  return ruleProblems(alert.alert_when, `${pointer}/alert_when`, all)
}

/** Conditions that can never be read: of pages, questions, rows and alerts. */
export function conditionProblems({ pages, alerts = [] }: FormDefinition): FormProblem[] {
  const all = pages.flatMap(({ fields }) => fields)
  const asked: FormField[] = []
  const found = pages.flatMap((page, at) => {
    const ofPage = ruleProblems(page.visible_when, `/pages/${at}/visible_when`, asked)
    const ofFields = page.fields.flatMap((field, index) => {
      const problems = fieldProblems(field, `/pages/${at}/fields/${index}`, { asked, all })
      asked.push(field)
      return problems
    })
    return [...ofPage, ...ofFields]
  })
  return [...found, ...alerts.flatMap((alert, at) => alertProblems(alert, `/alerts/${at}`, all))]
}
