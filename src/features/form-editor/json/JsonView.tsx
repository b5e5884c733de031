import { useMemo, useRef } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { announce } from '#src/ui/messages/announcer.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Text, Title } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { type Checked, checkText, type JsonIssue } from './json-check.ts'

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

type JsonProblemsProps = { checked: Exclude<Checked, { ok: true }>; onLine: (line: number) => void }

const MOST = 20

function JsonProblems({ checked, onLine }: JsonProblemsProps) {
  const { t } = useText('formEditor')
  const texts = t.formEditor.json
  const said = ({ code, detail }: JsonIssue): string => {
    switch (code) {
      case 'type':
      case 'tooSmall':
      case 'tooBig':
      case 'unknownKey':
      case 'value':
        return texts.code[code]({ detail }).trim()
      case 'missing':
      case 'format':
      case 'other':
        return texts.code[code]()
    }
  }
  const lines =
    checked.kind === 'syntax'
      ? [
          {
            line: checked.at.line,
            words: texts.syntax({ ...checked.at, wanted: texts.wanted[checked.at.wanted]() }),
          },
        ]
      : checked.issues.map((issue) => ({
          line: issue.line,
          words: texts.issue({
            line: issue.line,
            path: issue.path.join('.') || texts.whole(),
            problem: said(issue),
          }),
        }))
  return (
    <Alert
      kind="error"
      role="status"
      title={checked.kind === 'syntax' ? texts.syntaxTitle() : texts.schemaTitle()}
    >
      <ul role="list" className={styles.list}>
        {[...lines.slice(0, MOST).entries()].map(([at, { line, words }]) => (
          <li key={at}>
            {words} <TextButton onClick={() => onLine(line)}>{texts.toLine({ line })}</TextButton>
          </li>
        ))}
        {lines.length > MOST && <li>{texts.more({ count: lines.length - MOST })}</li>}
      </ul>
    </Alert>
  )
}
