import { useMemo, useRef } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { checkText } from './json-check.ts'
import { JsonProblems } from './JsonProblems.tsx'

/** Unapplied text, and the form it is based on. */
export type PendingText = { text: string; base: FormDefinition }

type Props = {
  form: FormDefinition
  pending: PendingText | undefined
  onPending: (pending: PendingText | undefined) => void
}

/** The form as editable JSON. Errors show their line; changes apply only on request. */
export function JsonView({ form, pending, onPending }: Props) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const area = useRef<HTMLTextAreaElement>(null)
  const texts = t.formEditor.json
  const whole = useMemo(() => JSON.stringify(form, null, 2), [form])
  const text = pending?.text ?? whole
  const checked = useMemo(() => checkText(text), [text])

  function apply() {
    if (!checked.ok) return
    onPending(undefined)
    editor.edit(() => checked.form)
    announce(texts.applied())
    area.current?.focus()
  }
  function toLine(line: number) {
    const box = area.current
    if (!box) return
    const lines = text.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
    box.focus()
    box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
    box.scrollTop = ((line - 3) / lines.length) * box.scrollHeight
  }

  return (
    <section className={styles.view} aria-labelledby="edit-json">
      <Title level={2} size={3} id="edit-json">
        {texts.title()}
      </Title>
      {pending && pending.base !== form && <Alert kind="warning">{texts.changed()}</Alert>}
      {!checked.ok && <JsonProblems checked={checked} onLine={toLine} />}
      {checked.ok && pending && <Text tone="success">{texts.fine()}</Text>}
      <TextareaField
        ref={area}
        id="edit-json-text"
        label={texts.label()}
        description={texts.help()}
        code
        rows={24}
        value={text}
        onChange={(typed) =>
          onPending(typed === whole ? undefined : { text: typed, base: pending?.base ?? form })
        }
        error={checked.ok ? undefined : checked.kind === 'syntax' ? texts.syntaxTitle() : texts.schemaTitle()}
      />
      <Group gap="sm">
        <Button variant="secondary" disabled={!pending || !checked.ok} onClick={apply}>
          {texts.apply()}
        </Button>
        <Button
          variant="quiet"
          disabled={!pending}
          onClick={() => {
            onPending(undefined)
            announce(texts.discarded())
            area.current?.focus()
          }}
        >
          {texts.discard()}
        </Button>
      </Group>
    </section>
  )
}
