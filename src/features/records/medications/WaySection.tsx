import { MedicationRoute } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import type { MedicationFields } from './medication-fields.ts'

/** Route of administration (DATA-47). */
export function WaySection({ fields: { set, bind } }: { fields: MedicationFields }) {
  const { t } = useText('records')
  const { field, route } = t.records.medications
  return (
    <SelectField
      {...bind('route')}
      onChange={(value) => set({ route: Object.values(MedicationRoute).find((one) => one === value) ?? '' })}
      label={field.route()}
      options={Object.values(MedicationRoute).map((value) => ({ value, label: route[value]() }))}
    />
  )
}
