import { useMemo } from 'react'
import type { FormAlert, FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AlertCard } from './AlertCard.tsx'
import { propertyId } from '../definition/element-ids.ts'
import { replaced } from '../definition/structure.ts'
import { useEditor } from '../editor/editor-context.ts'
import { PartsView } from '../parts/PartsView.tsx'
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
