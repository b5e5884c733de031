import { Suspense } from 'react'
import { useController } from 'react-hook-form'
import type { FormField, FormOption } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { PostalCodeField } from '#src/ui/fields/PostalCodeField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { ScaleField } from '#src/ui/fields/ScaleField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/basics.tsx'
import { type Answer, choicesOf, isEmpty } from './answers.ts'
import { unpackIssue } from './issues.ts'
import { hasPictures, PictureChoice, SliderField } from '../rare/rare-fields.tsx'
import { LocalText } from '../questions/LocalText.tsx'
import { wordsIn } from '../questions/local-words.ts'
import { questionId } from '../questions/question-id.ts'
import { useRun } from '../run/run-context.ts'
import { useIssueText } from './use-issue-text.ts'
import { answerLines } from './answer-lines.ts'
import styles from '../forms.module.css'

/** A question with a single answer. */
export type PlainField = Exclude<FormField, { type: 'info' | 'group' | 'file' | 'signature' | 'matrix' }>

type Props = { field: PlainField; path: string }

const YES = 'yes'
const NO = 'no'
/** As in an emptied field: undefined would bring back the draft. */
const NOTHING = ''

/** The input for a question type. Nothing is preselected or prefilled. */
export function AnswerField({ field, path }: Props) {
  const { t, locale } = useText('forms')
  const issueText = useIssueText()
  const { form, prefill, prefillDates, answered, leave } = useRun()
  const { field: input, fieldState } = useController({ control: form.control, name: path })
  const value = input.value
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  const onChange = (answer: Answer) => {
    input.onChange(answer)
    answered(field, path)
  }
  const offered = path === field.key && isEmpty(value) ? prefill[field.key] : undefined
  const shared = {
    id: questionId(path),
    name: path,
    ref: input.ref,
    label: <LocalText text={field.label} />,
    description: 'help' in field && field.help ? <LocalText text={field.help} /> : undefined,
    required: 'required' in field && field.required,
    error: fieldState.error?.message ? issueText(unpackIssue(fieldState.error.message)) : undefined,
    onBlur: () => {
      input.onBlur()
      leave(path)
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

  const draw = () => {
    const typed = { ...shared, value: text, onChange }
    switch (field.type) {
      case 'text':
        return <TextField {...typed} autoComplete={field.autocomplete ?? 'off'} />
      case 'email':
        return <TextField {...typed} type="email" autoComplete="email" />
      case 'phone':
        return <PhoneField {...typed} />
      case 'postal_code':
        return <PostalCodeField {...typed} />
      case 'url':
        return <TextField {...typed} type="url" inputMode="url" autoComplete="url" />
      case 'time':
        return <TimeField {...typed} />
      case 'year':
        return <TextField {...typed} inputMode="numeric" autoComplete="off" short />
      case 'paragraph': {
        const most = field.max_length
        return <TextareaField {...typed} {...(most !== undefined && { maxCharacters: most })} />
      }
      case 'number': {
        const unit = field.unit && wordsIn(locale, field.unit).text
        return <NumberField {...typed} whole={field.integer === true} {...(unit && { unit })} />
      }
      case 'date':
      case 'partial_date':
        return <DateField {...typed} />
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
        if (field.as_list) {
          // A list has no room for help: it follows the answer.
          return <SelectField {...typed} options={options(field.options)} />
        }
        if (hasPictures(field)) {
          return (
            <PictureChoice
              {...shared}
              question={field}
              value={text ? [text] : []}
              onChange={([chosen = NOTHING]) => onChange(chosen)}
            />
          )
        }
        return (
          <RadioField {...shared} value={text || null} onChange={onChange} options={options(field.options)} />
        )
      case 'multi_choice':
        if (hasPictures(field)) {
          return <PictureChoice {...shared} question={field} value={choicesOf(value)} onChange={onChange} />
        }
        return (
          <CheckboxGroupField
            {...shared}
            value={choicesOf(value)}
            onChange={onChange}
            options={options(field.options)}
          />
        )
      case 'scale':
        if (field.as_slider) {
          return (
            <SliderField
              {...shared}
              scale={field}
              value={typeof value === 'number' ? value : null}
              onChange={(chosen) => onChange(chosen ?? NOTHING)}
            />
          )
        }
        return (
          <ScaleField
            {...shared}
            value={typeof value === 'number' ? value : null}
            onChange={onChange}
            min={field.min}
            max={field.max}
            startLabel={<LocalText text={field.min_label} />}
            endLabel={<LocalText text={field.max_label} />}
          />
        )
      case 'consent':
        return <CheckboxField {...shared} value={value === true} onChange={onChange} />
    }
  }

  return (
    <div>
      <Suspense fallback={<Skeleton lines={2} />}>{draw()}</Suspense>
      {offered !== undefined && (
        <PrefillOffer field={field} answer={offered} takenAt={prefillDates[field.key]} onUse={onChange} />
      )}
    </div>
  )
}

type PrefillOfferProps = {
  field: FormField
  answer: Answer
  /** When a measurement was taken. */
  takenAt: string | undefined
  onUse: (answer: Answer) => void
}

/** Offers a value from the record but never fills it in, because only the person can answer. */
function PrefillOffer({ field, answer, takenAt, onUse }: PrefillOfferProps) {
  const { t, locale, format } = useText('forms')
  const lines = answerLines(field, answer, { t, locale, format })
  const texts = t.forms.prefill
  if (lines.length === 0) return null
  const value = lines.map(({ text }) => text).join(', ')
  return (
    <div className={styles.offer}>
      <span>{takenAt ? texts.measured({ value, date: format.date(takenAt) }) : texts.offer({ value })}</span>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          // As people type it: in French with a comma.
          onUse(field.type === 'number' && typeof answer === 'number' ? format.number(answer) : answer)
          // The button is removed with the offer, so the question takes the focus.
          document.getElementById(questionId(field.key))?.focus()
        }}
      >
        <span aria-hidden="true">{texts.use()}</span>
        <VisuallyHidden>{texts.useOf({ question: wordsIn(locale, field.label).text })}</VisuallyHidden>
      </Button>
    </div>
  )
}
