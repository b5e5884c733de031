import { useMemo } from 'react'
import {
  type FormAlert,
  FormAlertLevel,
  FormAlertWhatToDoItem,
  type FormDefinition,
  type FormField,
} from '#generated/model/index.ts'
import { formAlertClinicPhoneMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { propertyId } from '../definition/element-ids.ts'
import { replaced } from '../definition/structure.ts'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { WordsField } from '../panels/WordsField.tsx'
import { PartCard } from '../parts/PartCard.tsx'
import { PartsView } from '../parts/PartsView.tsx'
import { RuleEditor } from '../rules/RuleEditor.tsx'
import { askable } from '../rules/rules.ts'
import { scoreFields } from '../scores/adds-up.ts'

type Props = { form: FormDefinition; calm: FormDefinition }

const alertsIn = ({ alerts = [] }: FormDefinition) => alerts

/** Omits `alerts` when empty. */
function withAlerts({ alerts: _alerts, ...form }: FormDefinition, alerts: FormAlert[]): FormDefinition {
  return { ...form, ...(alerts.length > 0 && { alerts }) }
}

const newAlert = (key: string): FormAlert => ({
  key,
  level: 'urgent',
  alert_when: {},
  message: { 'en-ca': '' },
  what_to_do: ['call_clinic'],
})

/** The alerts certain answers trigger: severity, condition, message and advice. */
export function AlertsView({ form, calm }: Props) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const texts = t.formEditor.alerts
  const fields = useMemo(() => [...askable(calm, { kind: 'form' }), ...scoreFields(calm)], [calm])
  const change = (at: number, next: FormAlert, step?: string) =>
    editor.edit(
      (now) =>
        withAlerts(
          now,
          replaced(alertsIn(now), at, () => next),
        ),
      step && `alert-${at}-${step}`,
    )
  return (
    <PartsView
      kind="alert"
      texts={texts}
      none={texts.none()}
      parts={alertsIn(form)}
      partsIn={alertsIn}
      withParts={withAlerts}
      newPart={newAlert}
      firstField={(at) => propertyId({ kind: 'alert', at }, 'level')}
    >
      {(alert, at, onRemove) => (
        <AlertCard
          key={at}
          {...{ alert, at, fields, onRemove }}
          onChange={(next, step) => change(at, next, step)}
        />
      )}
    </PartsView>
  )
}

type AlertCardProps = {
  alert: FormAlert
  at: number
  fields: readonly FormField[]
  onChange: (alert: FormAlert, step?: string) => void
  onRemove: () => void
}

const levels = Object.values(FormAlertLevel)
const steps = Object.values(FormAlertWhatToDoItem)

function AlertCard({ alert, at, fields, onChange, onRemove }: AlertCardProps) {
  const { t } = useText('formEditor', 'formFields')
  const texts = t.formEditor.alerts
  const place = { kind: 'alert', at } as const
  const { clinic_phone: phone, ...bare } = alert
  return (
    <PartCard
      place={place}
      value={alert.key}
      onKey={(key) => onChange({ ...alert, key }, 'key')}
      onRemove={onRemove}
    >
      <SelectField
        id={propertyId(place, 'level')}
        label={texts.level()}
        empty={false}
        value={alert.level}
        onChange={(chosen) => {
          const level = levels.find((one) => one === chosen)
          if (level) onChange({ ...alert, level })
        }}
        options={levels.map((level) => ({ value: level, label: texts.levels[level]() }))}
      />
      <div role="group" aria-labelledby={propertyId(place, 'when')} className={styles.list}>
        <p className={styles.label} id={propertyId(place, 'when')}>
          {texts.when()}
        </p>
        <RuleEditor
          id={propertyId(place, 'rule')}
          rule={alert.alert_when}
          fields={fields}
          none={t.formFields.rule.never()}
          onChange={(rule, step) => onChange({ ...alert, alert_when: rule ?? {} }, step && `when-${step}`)}
        />
      </div>
      <WordsField
        label={texts.message()}
        place={place}
        property="message"
        required
        long
        value={alert.message}
        onChange={(message) => onChange({ ...alert, message: message ?? { 'en-ca': '' } }, 'message')}
      />
      <CheckboxGroupField
        id={propertyId(place, 'what_to_do')}
        label={texts.steps()}
        required
        value={alert.what_to_do}
        onChange={(chosen) =>
          onChange({ ...alert, what_to_do: steps.filter((step) => chosen.includes(step)) })
        }
        options={steps.map((step) => ({ value: step, label: texts.step[step]() }))}
      />
      {(alert.what_to_do.includes('call_clinic') || phone !== undefined) && (
        <TextField
          id={propertyId(place, 'clinic_phone')}
          label={texts.phone()}
          description={texts.phoneHelp()}
          type="tel"
          autoComplete="off"
          maxLength={formAlertClinicPhoneMax}
          short
          value={phone ?? ''}
          onChange={(typed) => onChange({ ...bare, ...(typed && { clinic_phone: typed }) }, 'phone')}
        />
      )}
    </PartCard>
  )
}
