import type { FormAlert, FormDefinition } from '#generated/model/index.ts'
import { useMemo } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { AlertCard } from './AlertCard.tsx'
import { useEditor } from '../editor/editor-context.ts'
import { propertyId } from '../definition/element-ids.ts'
import styles from '../form-editor.module.css'
import { freshKey, keysIn } from '../definition/keys.ts'
import { askable } from '../rules/rules.ts'
import { scoreFields } from '../scores/adds-up.ts'
import { replaced, withAt, without } from '../definition/structure.ts'

type Props = { form: FormDefinition; calm: FormDefinition }

const ADD = 'edit-add-alert'

/** Omits `alerts` when empty. */
function withAlerts({ alerts: _alerts, ...form }: FormDefinition, alerts: FormAlert[]): FormDefinition {
  return { ...form, ...(alerts.length > 0 && { alerts }) }
}

/** The alerts certain answers trigger: severity, condition, message and advice. */
export function AlertsView({ form, calm }: Props) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const texts = t.formEditor.alerts
  const alerts = form.alerts ?? []
  const fields = useMemo(() => [...askable(calm, { kind: 'form' }), ...scoreFields(calm)], [calm])
  const change = (at: number, next: FormAlert, step?: string) =>
    editor.edit(
      (now) =>
        withAlerts(
          now,
          replaced(now.alerts ?? [], at, () => next),
        ),
      step && `alert-${at}-${step}`,
    )

  function add() {
    editor.edit((now) =>
      withAlerts(now, [
        ...(now.alerts ?? []),
        {
          key: freshKey('alert', keysIn(now)),
          level: 'urgent',
          alert_when: {},
          message: { 'en-ca': '' },
          what_to_do: ['call_clinic'],
        },
      ]),
    )
    editor.focus(propertyId({ kind: 'alert', at: alerts.length }, 'level'))
  }
  function remove(at: number) {
    const removed = alerts[at]
    if (!removed) return
    const name = texts.item({ number: at + 1 })
    editor.edit((now) => withAlerts(now, without(now.alerts ?? [], at)))
    editor.focus(ADD)
    toast({
      message: t.formEditor.structure.removed({ name }),
      action: {
        label: t.formEditor.structure.undo(),
        run: () => {
          editor.edit((now) => withAlerts(now, withAt(now.alerts ?? [], at, removed)))
          announce(t.formEditor.structure.back({ name }))
          editor.focus(propertyId({ kind: 'alert', at }, 'level'))
        },
      },
    })
  }

  return (
    <section className={styles.view} aria-labelledby="edit-alerts">
      <Title level={2} size={3} id="edit-alerts">
        {texts.title()}
      </Title>
      <Text tone="secondary">{texts.intro()}</Text>
      {alerts.length === 0 && <Text>{texts.none()}</Text>}
      {[...alerts.entries()].map(([at, alert]) => (
        <AlertCard
          key={at}
          {...{ alert, at, fields }}
          onChange={(next, step) => change(at, next, step)}
          onRemove={() => remove(at)}
        />
      ))}
      <div>
        <Button id={ADD} variant="secondary" icon={<IconPlus aria-hidden size="1.125rem" />} onClick={add}>
          {texts.add()}
        </Button>
      </div>
    </section>
  )
}
