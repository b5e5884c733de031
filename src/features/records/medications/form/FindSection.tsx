import { type Medication, MedicationForm, type MedicationProduct } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { MedicationFields } from './medication-fields.ts'
import type { MedicationValues } from './medication-values.ts'
import { ProductSearch } from './ProductSearch.tsx'
import { DuplicateMedicationWarning } from './DuplicateMedicationWarning.tsx'

type Props = {
  fields: MedicationFields
  patientId: string
  /** The id of the edited record. */
  self?: string | undefined
  onReactivate: (medication: Medication) => void
}

/** The form values a product provides; missing ones stay unchanged. */
const filledIn = ({ name, strength, form, din, route }: MedicationProduct): Partial<MedicationValues> => ({
  name,
  strength: strength ?? '',
  form,
  din: din ?? '',
  ...(route && { route }),
})

/** The medication: from a product search, or as free text. */
export function FindSection({ fields, patientId, self, onReactivate }: Props) {
  const { t } = useText('records')
  const { field, form: forms } = t.records.medications
  const { values, set, bind } = fields
  const name = bind('name')
  return (
    <Stack gap="lg">
      <ProductSearch
        onChoose={(product) => {
          set(filledIn(product))
          document.getElementById(name.id)?.focus()
        }}
      />
      <TextField
        {...name}
        label={field.name()}
        description={field.nameHelp()}
        required
        autoComplete="off"
        maxLength={200}
      />
      <DuplicateMedicationWarning {...{ patientId, self, onReactivate }} name={values.name} />
      <SelectField
        {...bind('form')}
        onChange={(form) => set({ form: Object.values(MedicationForm).find((one) => one === form) ?? '' })}
        label={field.form()}
        options={Object.values(MedicationForm).map((value) => ({ value, label: forms[value]() }))}
      />
    </Stack>
  )
}
