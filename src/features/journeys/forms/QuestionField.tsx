import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { FormField, FormOption } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { CheckboxGroupField } from '#src/ui/CheckboxGroupField.tsx'
import { DateField } from '#src/ui/DateField.tsx'
import { NumberField } from '#src/ui/NumberField.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { ScaleField } from '#src/ui/ScaleField.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Answer } from './answers.ts'
import { unpackIssue } from './issues.ts'
import { LocalText } from './LocalText.tsx'
import { wordsIn } from './local-words.ts'
import { useIssueText } from './use-issue-text.ts'

export type FormValues = Record<string, Answer | undefined>

type Props = {
  field: FormField
  control: Control<FormValues>
  organizationName: string
  /** After every change of the answer. */
  onAnswer: () => void
  /** The focus left the question. */
  onLeave: () => void
}

/** The element that takes the focus; the error summary links to it. */
export const questionId = (key: string): string => `question-${key}`

const YES = 'yes'
const NO = 'no'

/** One question with the input that fits its type. */
export function QuestionField({ field, control, organizationName, onAnswer, onLeave }: Props) {
  const { t, locale } = useText('forms')
  const issueText = useIssueText()
  const { field: input, fieldState } = useController({ control, name: field.key })
  const value = input.value
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  const onChange = (answer: Answer) => {
    input.onChange(answer)
    onAnswer()
  }
  const shared = {
    id: questionId(field.key),
    name: field.key,
    ref: input.ref,
    label: <LocalText text={field.label} />,
    description: 'help' in field && field.help ? <LocalText text={field.help} /> : undefined,
    required: 'required' in field && field.required,
    error: fieldState.error?.message ? issueText(unpackIssue(fieldState.error.message)) : undefined,
    onBlur: () => {
      input.onBlur()
      onLeave()
    },
  }
  const options = (list: readonly FormOption[]) =>
    list.map(({ value, label, help, exclusive }) => {
      const words = wordsIn(locale, label)
      return {
        value,
        label: words.text,
        ...(words.lang && { lang: words.lang }),
        ...(help && { help: <LocalText text={help} /> }),
        ...(exclusive && { exclusive }),
      }
    })

  switch (field.type) {
    case 'info':
      return (
        <Text>
          <LocalText text={field.label} />
        </Text>
      )
    case 'text':
      return (
        <TextField {...shared} value={text} onChange={onChange} autoComplete={field.autocomplete ?? 'off'} />
      )
    case 'email':
      return <TextField {...shared} type="email" autoComplete="email" value={text} onChange={onChange} />
    case 'phone':
      return <TextField {...shared} type="tel" autoComplete="tel" short value={text} onChange={onChange} />
    case 'paragraph':
      return (
        <TextareaField
          {...shared}
          value={text}
          onChange={onChange}
          {...(field.max_length !== undefined && { maxCharacters: field.max_length })}
        />
      )
    case 'number':
      return (
        <NumberField
          {...shared}
          value={text}
          onChange={onChange}
          whole={field.integer === true}
          {...(field.unit && { unit: wordsIn(locale, field.unit).text })}
        />
      )
    case 'date':
      return <DateField {...shared} value={text} onChange={onChange} />
    case 'boolean':
      return (
        <RadioField
          {...shared}
          value={typeof value === 'boolean' ? (value ? YES : NO) : null}
          onChange={(chosen) => onChange(chosen === YES)}
          options={[
            { value: YES, label: t.forms.answer.yes() },
            { value: NO, label: t.forms.answer.no() },
          ]}
        />
      )
    case 'choice':
      return (
        <RadioField {...shared} value={text || null} onChange={onChange} options={options(field.options)} />
      )
    case 'multi_choice':
      return (
        <CheckboxGroupField
          {...shared}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          options={options(field.options)}
        />
      )
    case 'scale':
      return (
        <ScaleField
          {...shared}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          min={field.min}
          max={field.max}
          startLabel={wordsIn(locale, field.min_label).text}
          endLabel={wordsIn(locale, field.max_label).text}
        />
      )
    case 'consent':
      return <CheckboxField {...shared} required value={value === true} onChange={onChange} />
    default:
      return (
        <Alert kind="warning" role="none" title={t.forms.page.unknown()}>
          {t.forms.page.unknownHelp({ organization: organizationName })}
        </Alert>
      )
  }
}
