import { memo } from 'react'
import type { FormCondition, FormField, FormVisibility } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { ConditionRow } from './ConditionRow.tsx'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { conditionOf, operatorsFor, ruleOf } from './rules.ts'
import { replaced, without } from '../definition/structure.ts'

type Props = {
  /** Prefix of the ids of its parts. */
  id: string
  rule: FormVisibility | undefined
  fields: readonly FormField[]
  /** Text shown without conditions. */
  none: string
  onChange: (rule: FormVisibility | undefined, step?: string) => void
}

const PARTS = ['all', 'any'] as const
type Part = (typeof PARTS)[number]

/** Conditions as readable rows: all of some, and at least one of others. */
export const RuleEditor = memo(function RuleEditor({ id, rule, fields, none, onChange }: Props) {
  const { t } = useText('formFields')
  const editor = useEditor()
  const texts = t.formFields.rule
  const lists = { all: rule?.all ?? [], any: rule?.any ?? [] }
  const rowId = (part: Part, at: number) => `${id}-${part}-${at}`

  function change(part: Part, list: readonly FormCondition[], step?: string) {
    const next = { ...lists, [part]: list }
    onChange(ruleOf(next.all, next.any), step)
  }
  function add(part: Part) {
    const [first] = fields
    if (!first) return
    change(part, [...lists[part], conditionOf(first, operatorsFor(first)[0] ?? 'answered')])
    editor.focus(rowId(part, lists[part].length))
  }
  function remove(part: Part, at: number) {
    change(part, without(lists[part], at))
    announce(texts.removed({ number: at + 1 }))
    editor.focus(`${id}-add-${part}`)
  }

  return (
    <div className={styles.list}>
      {lists.all.length + lists.any.length === 0 && <Text tone="secondary">{none}</Text>}
      {PARTS.map(
        (part) =>
          lists[part].length > 0 && (
            <div key={part} role="group" aria-labelledby={`${id}-${part}`} className={styles.list}>
              <p id={`${id}-${part}`} className={styles.label}>
                {texts[part]()}
              </p>
              <ol role="list" className={styles.cards}>
                {[...lists[part].entries()].map(([at, condition]) => (
                  <li key={at} className={styles.card}>
                    <ConditionRow
                      id={rowId(part, at)}
                      {...{ condition, fields, number: at + 1 }}
                      onChange={(next, step) =>
                        change(
                          part,
                          replaced(lists[part], at, () => next),
                          step && `${part}-${at}-${step}`,
                        )
                      }
                      onRemove={() => remove(part, at)}
                    />
                  </li>
                ))}
              </ol>
            </div>
          ),
      )}
      <Group gap="sm">
        {PARTS.map((part) => (
          <Button
            key={part}
            id={`${id}-add-${part}`}
            variant="secondary"
            size="sm"
            disabled={fields.length === 0}
            icon={IconPlus}
            onClick={() => add(part)}
          >
            {part === 'all' ? texts.addAll() : texts.addAny()}
          </Button>
        ))}
      </Group>
    </div>
  )
})
