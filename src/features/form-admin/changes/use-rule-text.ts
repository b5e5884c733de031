import type { FormCondition, FormDefinition, FormField, FormVisibility } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'

const isDated = ({ type }: FormField) => type === 'date' || type === 'partial_date' || type === 'year'

/** Whether a value is a rule: `all` or `any` of some conditions. */
export const isRule = (value: object): value is FormVisibility => 'all' in value || 'any' in value

const fieldsIn = ({ pages }: FormDefinition): FormField[] =>
  pages
    .flatMap((page) => page.fields)
    .flatMap((field): FormField[] => (field.type === 'group' ? [field, ...field.fields] : [field]))

/** Writes a rule as a sentence, with the words of the questions and of their answers. */
export function useRuleText(forms: readonly FormDefinition[]): (rule: FormVisibility) => string {
  const { t, locale } = useText('formFields')
  const { rule: texts } = t.formFields
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  // The last form is the newest.
  const fields = forms.toReversed().flatMap(fieldsIn)
  const valueText = (value: unknown, field: FormField | undefined): string => {
    if (typeof value === 'boolean') return value ? texts.yes() : texts.no()
    const option = field && 'options' in field ? field.options.find((one) => one.value === value) : undefined
    return option ? option.label[locale] || option.label['en-ca'] : String(value ?? '')
  }
  const conditionText = ({ field: key, op, value }: FormCondition): string => {
    const field = fields.find((one) => one.key === key)
    const question = field ? field.label[locale] || field.label['en-ca'] : texts.gone({ key })
    const dated =
      field && isDated(field) ? (['gt', 'gte', 'lt', 'lte'] as const).find((one) => one === op) : undefined
    const words = { question, op: dated ? texts.opDate[dated]() : texts.op[op]() }
    if (value === undefined) return texts.row({ ...words, value: '' }).trim()
    const values = (Array.isArray(value) ? value : [value]).map((one) => valueText(one, field))
    return texts.row({ ...words, value: either.format(values) })
  }
  return ({ all = [], any = [] }) => {
    const lines = (title: string, conditions: readonly FormCondition[]) =>
      conditions.length > 1
        ? [`${title}: ${conditions.map(conditionText).join('; ')}`]
        : conditions.map(conditionText)
    return [...lines(texts.all(), all), ...lines(texts.any(), any)].join('. ')
  }
}
