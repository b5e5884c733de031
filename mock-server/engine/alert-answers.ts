import type { AttentionAnswer, FormAlert, FormData, FormField, Language } from '#generated/model/index.ts'
import { holds } from '../forms/visibility.ts'
import type { SubmissionRow } from '../store/rows.ts'
import { scoreFields, withScores } from '../forms/scores.ts'
import { textIn } from '../store/localized.ts'

const yesOrNo = { true: { 'en-ca': 'Yes', 'fr-ca': 'Oui' }, false: { 'en-ca': 'No', 'fr-ca': 'Non' } }

/** An answer as text: choices by their labels, numbers with their unit. */
function answerText(field: FormField, answer: FormData[string] | undefined, locale: Language): string {
  if (typeof answer === 'boolean') return textIn(locale, yesOrNo[`${answer}`])
  const values = Array.isArray(answer) ? answer.map(String) : [String(answer ?? '')]
  switch (field.type) {
    case 'choice':
    case 'multi_choice': {
      const labelOf = (value: string) => {
        const option = field.options.find((one) => one.value === value)
        return option ? textIn(locale, option.label) : value
      }
      return values.map(labelOf).join(', ')
    }
    case 'number':
      return field.unit ? `${values[0]}\u00a0${textIn(locale, field.unit)}` : values.join()
    case 'signature':
      return Array.isArray(answer) && typeof answer[0] === 'object' ? String(answer[0]['name']) : ''
    case 'matrix': {
      const [row] = Array.isArray(answer) ? answer : []
      const given = typeof row === 'object' ? row : {}
      return field.rows
        .flatMap(({ key, label }) => {
          const option = field.options.find((one) => one.value === given[key])
          if (!option) return []
          const [question, chosen] = [textIn(locale, label), textIn(locale, option.label)]
          return [
            textIn(locale, { 'en-ca': `${question}: ${chosen}`, 'fr-ca': `${question}\u00a0: ${chosen}` }),
          ]
        })
        .join(', ')
    }
    case 'scale':
      return textIn(locale, {
        'en-ca': `${values[0]} out of ${field.max}`,
        'fr-ca': `${values[0]} sur ${field.max}`,
      })
    default:
      return values.join(', ')
  }
}

type Alert = { readonly submission: SubmissionRow; readonly says: FormAlert }

/** The questions whose answers set off an alert, in the order of the form, then its scores. */
export function alertAnswers({ submission, says }: Alert, locale: Language): AttentionAnswer[] {
  const { definition } = submission
  const formData = withScores(definition, submission.formData)
  const { all = [], any = [] } = says.alert_when
  const keys = new Set(
    [...all, ...any].filter((condition) => holds(condition, formData)).map(({ field }) => field),
  )
  if (!definition) return []
  return [...definition.pages.flatMap(({ fields }) => fields), ...scoreFields(definition)].flatMap((field) =>
    field.type !== 'info' && keys.has(field.key)
      ? [
          {
            question: textIn(locale, field.label),
            answer: answerText(field, formData[field.key], locale),
          },
        ]
      : [],
  )
}
