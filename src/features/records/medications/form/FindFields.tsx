import { useState } from 'react'
import type { Medication, MedicationProduct } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { MedicationFields } from './medication-fields.ts'
import type { MedicationValues } from './medication-values.ts'
import { ProductSuggestions } from './ProductSuggestions.tsx'
import { DuplicateMedicationWarning } from './DuplicateMedicationWarning.tsx'

type Props = {
  fields: MedicationFields
  patientId: string
  /** The id of the edited record. */
  self?: string | undefined
  onReactivate: (medication: Medication) => void
  noDuplicateCheck?: boolean | undefined
}

/** The form values a product provides; missing ones stay unchanged. */
const filledIn = ({ name, strength, form, din, route }: MedicationProduct): Partial<MedicationValues> => ({
  name,
  strength: strength ?? '',
  form,
  din: din ?? '',
  ...(route && { route }),
})

/** The medication: a product that the typed name finds, or free text. */
export function FindFields({ fields, patientId, self, onReactivate, noDuplicateCheck }: Props) {
  const { t } = useText('records')
  const { field } = t.records.medications
  const { values, set, bind } = fields
  // Empty until somebody types, and again once a product is chosen.
  const [typed, setTyped] = useState('')
  const name = bind('name')
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <TextField
          {...name}
          onChange={(value) => {
            name.onChange(value)
            setTyped(value)
          }}
          label={field.name()}
          description={field.nameHelp()}
          required
          autoComplete="off"
          maxLength={200}
        />
        <ProductSuggestions
          typed={typed}
          onChoose={(product) => {
            set(filledIn(product))
            setTyped('')
            document.getElementById(name.id)?.focus()
          }}
        />
      </Stack>
      {!noDuplicateCheck && (
        <DuplicateMedicationWarning {...{ patientId, self, onReactivate }} name={values.name} />
      )}
    </Stack>
  )
}
