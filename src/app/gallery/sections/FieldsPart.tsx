import { type ReactNode, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { isEmail } from '#src/lib/validation/email.ts'
import { isPhone } from '#src/lib/validation/phone.ts'
import { readPostalCode } from '#src/lib/validation/postal-code.ts'
import { readTime } from '#src/lib/dates/time-of-day.ts'
import { ComboboxField } from '#src/ui/fields/ComboboxField.tsx'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { parseNumber } from '#src/ui/data/number-text.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { PostalCodeField } from '#src/ui/fields/PostalCodeField.tsx'
import { ReadOnlyField } from '#src/ui/fields/ReadOnlyField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import type { Problem } from '#src/lib/validation/problem.ts'
import { Sample, State } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

type Kept = { value: string; onChange: (value: string) => void }

/** A working field that keeps what is typed. */
function Live({ start = '', children }: { start?: string; children: (kept: Kept) => ReactNode }) {
  const [value, onChange] = useState(start)
  return children({ value, onChange })
}

export function FieldsPart() {
  const words = useWords()
  const { field, state, provinces } = words
  const { locale } = useText()
  const problemText = useProblemText()
  const wrong = (fits: boolean, code: 'email' | 'phone' | 'postalCode' | 'number' | 'time') =>
    fits ? undefined : problemText({ code } satisfies Problem)
  return (
    <>
      <Sample name="TextField">
        <State name={state.empty}>
          <Live>{(kept) => <TextField {...kept} label={field.name} required />}</Live>
        </State>
        <State name={state.withHint}>
          <Live start={field.nameValue}>
            {(kept) => <TextField {...kept} label={field.name} description={field.nameHint} />}
          </Live>
        </State>
        <State name={state.wrong}>
          <Live>{(kept) => <TextField {...kept} label={field.name} required error={field.required} />}</Live>
        </State>
        <State name={state.readOnly}>
          <Live start={field.nameValue}>{(kept) => <TextField {...kept} label={field.name} readOnly />}</Live>
        </State>
        <State name={state.optional}>
          <Live>{(kept) => <TextField {...kept} label={field.name} optional />}</Live>
        </State>
      </Sample>
      <Sample name="EmailField, PasswordField">
        <Live start="maya@example">
          {(kept) => (
            <EmailField {...kept} label={field.email} required error={wrong(isEmail(kept.value), 'email')} />
          )}
        </Live>
        <Live start="Portage">
          {(kept) => <PasswordField {...kept} label={field.password} autoComplete="new-password" />}
        </Live>
      </Sample>
      <Sample name="PhoneField, PostalCodeField">
        <Live start="613-555-010">
          {(kept) => <PhoneField {...kept} label={field.phone} error={wrong(isPhone(kept.value), 'phone')} />}
        </Live>
        <Live start="k1a0b1">
          {(kept) => (
            <PostalCodeField
              {...kept}
              label={field.postalCode}
              error={wrong(readPostalCode(kept.value) !== undefined, 'postalCode')}
            />
          )}
        </Live>
      </Sample>
      <Sample name="NumberField, TimeField">
        <Live>
          {(kept) => (
            <NumberField
              {...kept}
              label={field.weight}
              unit={field.unit}
              error={wrong(kept.value === '' || parseNumber(kept.value, locale) !== null, 'number')}
            />
          )}
        </Live>
        <Live start="25:00">
          {(kept) => (
            <TimeField
              {...kept}
              label={field.time}
              error={wrong(readTime(kept.value) !== undefined, 'time')}
            />
          )}
        </Live>
      </Sample>
      <Sample name="TextareaField">
        <Live>
          {(kept) => (
            <TextareaField
              {...kept}
              label={field.notes}
              description={field.notesHint}
              maxCharacters={200}
              optional
            />
          )}
        </Live>
        <State name={state.wrong}>
          <Live start={field.notesValue}>
            {(kept) => (
              <TextareaField
                {...kept}
                label={field.notes}
                maxCharacters={40}
                error={problemText({ code: 'maxCharacters', max: 40 })}
              />
            )}
          </Live>
        </State>
      </Sample>
      <Sample name="SelectField">
        {[undefined, field.required].map((error) => (
          <Live key={error ?? ''}>
            {(kept) => (
              <SelectField
                {...kept}
                label={field.province}
                options={provinces.map((label) => ({ value: label, label }))}
                required
                error={error}
              />
            )}
          </Live>
        ))}
        <State name={state.readOnly}>
          <Live start={provinces[3] ?? ''}>
            {(kept) => (
              <SelectField
                {...kept}
                label={field.province}
                options={provinces.map((label) => ({ value: label, label }))}
                readOnly
              />
            )}
          </Live>
        </State>
      </Sample>
      <Sample name="ComboboxField">
        <Live>
          {(kept) => (
            <ComboboxField
              {...kept}
              label={field.province}
              onKeyDown={() => undefined}
              maxLength={200}
              listId="no-provinces"
              expanded={false}
              activeId={undefined}
            />
          )}
        </Live>
      </Sample>
      <Sample name="ReadOnlyField">
        <ReadOnlyField label={field.letter}>{field.letterText}</ReadOnlyField>
      </Sample>
    </>
  )
}
