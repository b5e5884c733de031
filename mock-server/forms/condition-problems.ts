import type { FormAlert, FormDefinition, FormField, FormVisibility } from '#generated/model/index.ts'
import { comparisonProblem } from './comparison.ts'
import type { Sentences } from '../store/localized.ts'
import { scoreFields } from './scores.ts'
import type { FormProblem } from './form-problem.ts'

const noQuestion: Sentences = {
  'en-ca': 'The condition names a question that is not asked before.',
  'fr-ca': 'La condition nomme une question qui n’est pas posée avant.',
}
const noCondition: Sentences = {
  'en-ca': 'An alert needs a condition.',
  'fr-ca': 'Une alerte a besoin d’une condition.',
}
const noDate: Sentences = {
  'en-ca': 'The date is compared with a question that is not there.',
  'fr-ca': 'La date est comparée à une question qui n’existe pas.',
}

/** The questions that a condition can be about, and the server's date (`YYYY-MM-DD`). */
type Around = { readonly asked: readonly FormField[]; readonly today: string }

function ruleProblems(
  rule: FormVisibility | undefined,
  pointer: string,
  { asked, today }: Around,
): FormProblem[] {
  return (['all', 'any'] as const).flatMap((part) =>
    (rule?.[part] ?? []).flatMap((condition, at): FormProblem[] => {
      const field = asked.find(({ key }) => key === condition.field)
      const place = `${pointer}/${part}/${at}`
      if (!field) return [{ pointer: `${place}/field`, message: noQuestion }]
      const problem = comparisonProblem(condition, field, today)
      return problem ? [{ pointer: `${place}/${problem.part}`, message: problem.message }] : []
    }),
  )
}

/** @param asked the questions that are asked before this one, its own row first */
function fieldProblems(
  field: FormField,
  pointer: string,
  { asked, all, today }: Around & { all: readonly FormField[] },
): FormProblem[] {
  const own = ruleProblems(field.visible_when, `${pointer}/visible_when`, { asked, today })
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
            today,
          }),
        )
      : []
  return [...own, ...(isDateLost ? [{ pointer: `${pointer}/not_before`, message: noDate }] : []), ...rows]
}

function alertProblems(alert: FormAlert, pointer: string, around: Around): FormProblem[] {
  const { all: every = [], any = [] } = alert.alert_when
  if (every.length + any.length === 0) return [{ pointer: `${pointer}/alert_when`, message: noCondition }]
  return ruleProblems(alert.alert_when, `${pointer}/alert_when`, around)
}

/**
 * Conditions that can never be true: of pages, questions, rows and alerts. Only alerts can ask about a score.
 * @param today the server's date (`YYYY-MM-DD`)
 */
export function conditionProblems(form: FormDefinition, today: string): FormProblem[] {
  const { pages, alerts = [] } = form
  const scored = scoreFields(form)
  const all = pages.flatMap(({ fields }) => fields)
  const asked: FormField[] = []
  const found = pages.flatMap((page, at) => {
    const ofPage = ruleProblems(page.visible_when, `/pages/${at}/visible_when`, { asked, today })
    const ofFields = page.fields.flatMap((field, index) => {
      const problems = fieldProblems(field, `/pages/${at}/fields/${index}`, { asked, all, today })
      asked.push(field)
      return problems
    })
    return [...ofPage, ...ofFields]
  })
  return [
    ...found,
    ...alerts.flatMap((alert, at) =>
      alertProblems(alert, `/alerts/${at}`, { asked: [...all, ...scored], today }),
    ),
  ]
}
