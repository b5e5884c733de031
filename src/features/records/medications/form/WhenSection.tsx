import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { MedicationFields } from './medication-fields.ts'

/** Start date, and whether it is still taken. */
export function WhenSection({ fields: { values, set, bind } }: { fields: MedicationFields }) {
  const { t } = useText('records')
  const { field, endDropped } = t.records.medications
  const [isDropped, setDropped] = useState(false)
  const answer = (taking: string) => {
    const isTaken = taking === 'yes'
    setDropped(isTaken && values.endDate !== '')
    set(isTaken ? { taking: 'yes', endDate: '', stopReason: '' } : { taking: 'no' })
  }
  return (
    <Stack gap="lg">
      <DateField {...bind('startDate')} label={field.startDate()} description={field.startDateHelp()} />
      <RadioField
        {...bind('taking')}
        label={field.taking()}
        beside
        options={[
          { value: 'yes', label: field.yes() },
          { value: 'no', label: field.no() },
        ]}
        onChange={answer}
      />
      {isDropped && values.taking === 'yes' && <Alert kind="info">{endDropped()}</Alert>}
      {values.taking === 'no' && (
        <>
          <DateField {...bind('endDate')} label={field.endDate()} description={field.endDateHelp()} />
          <TextField {...bind('stopReason')} label={field.stopReason()} optional />
        </>
      )}
    </Stack>
  )
}
