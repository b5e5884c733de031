import { MedicationFrequency, Weekday } from '#generated/model/index.ts'
import {
  medicationCreateInstructionsMax,
  medicationScheduleTimesMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { IconCirclePlus } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import type { MedicationFields } from './medication-fields.ts'
import styles from './medications.module.css'

type Props = { fields: MedicationFields }

/** Frequency: a fixed one (DATA-46), or free text (DATA-48). */
export function OftenFields({ fields }: Props) {
  const { t } = useText('records')
  const { field, frequency } = t.records.medications
  const { values, set, bind } = fields
  const isStructured = values.instructionType === 'structured'
  return (
    <Stack gap="lg">
      <RadioField
        {...bind('instructionType')}
        label={field.instructionType()}
        beside
        options={[
          { value: 'structured', label: field.structured() },
          { value: 'free_text', label: field.freeText() },
        ]}
        onChange={(type) => set({ instructionType: type === 'free_text' ? 'free_text' : 'structured' })}
      />
      {isStructured && (
        <SelectField
          {...bind('frequency')}
          onChange={(value) =>
            set({ frequency: Object.values(MedicationFrequency).find((one) => one === value) ?? '' })
          }
          label={field.frequency()}
          options={Object.values(MedicationFrequency).map((value) => ({ value, label: frequency[value]() }))}
        />
      )}
      {isStructured && values.frequency === 'as_needed' && (
        <NumberField {...bind('maxPerDay')} label={field.maxPerDay()} optional />
      )}
      {isStructured && values.frequency === 'custom' && <CustomSchedule fields={fields} />}
    </Stack>
  )
}

/** Instructions beside a fixed frequency, or the frequency itself as free text. */
export function InstructionsField({ fields: { values, bind } }: Props) {
  const { t } = useText('records')
  const { field } = t.records.medications
  const isStructured = values.instructionType === 'structured'
  return (
    <TextareaField
      {...bind('instructions')}
      label={isStructured ? field.instructions() : field.instructionsOnly()}
      description={isStructured ? field.instructionsHelp() : field.instructionsOnlyHelp()}
      required={!isStructured}
      maxCharacters={medicationCreateInstructionsMax}
      rows={2}
    />
  )
}

const days = Object.values(Weekday)

/** The days of a week by name; January 1, 2024 was a Monday. */
const dayName = (index: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index))

function CustomSchedule({ fields: { values, set, bind } }: { fields: MedicationFields }) {
  const { t, locale } = useText('records')
  const { field } = t.records.medications
  const { id, error, onBlur } = bind('times')
  const { times } = values
  const change = (at: number, typed: string) =>
    set({ times: times.map((time, index) => (index === at ? typed : time)) })
  return (
    <>
      <fieldset className={styles.times}>
        <legend>{field.times()}</legend>
        {times.map((time, index) => (
          // eslint-disable-next-line react/no-array-index-key -- times have no name but their place
          <div key={index} className={styles.time}>
            <TimeField
              id={index === 0 ? id : `${id}-${index}`}
              label={field.time({ number: index + 1 })}
              value={time}
              onChange={(typed) => change(index, typed)}
              onBlur={onBlur}
              error={index === 0 ? error : undefined}
            />
            {times.length > 1 && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  set({ times: times.filter((_, at) => at !== index) })
                  document.getElementById(id)?.focus()
                }}
              >
                {field.removeTime({ number: index + 1 })}
              </Button>
            )}
          </div>
        ))}
        {times.length < medicationScheduleTimesMax && (
          <div>
            <Button
              variant="quiet"
              size="sm"
              icon={IconCirclePlus}
              onClick={() => set({ times: [...times, ''] })}
            >
              {field.addTime()}
            </Button>
          </div>
        )}
      </fieldset>
      <CheckboxGroupField
        {...bind('days')}
        label={field.days()}
        description={field.daysHelp()}
        onChange={(chosen) => set({ days: days.filter((day) => chosen.includes(day)) })}
        options={days.map((value, index) => ({ value, label: dayName(index, htmlLang(locale)) }))}
      />
      <NumberField
        {...bind('everyNDays')}
        label={field.everyNDays()}
        description={field.everyNDaysHelp()}
        whole
        optional
      />
      <TextField
        {...bind('scheduleText')}
        label={field.scheduleText()}
        description={field.scheduleTextHelp()}
        optional
      />
    </>
  )
}
