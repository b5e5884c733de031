import type { FormOption } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/basics.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { useEditor } from '../editor/editor-context.ts'
import { propertyId, textId } from '../definition/element-ids.ts'
import { freshKey } from '../definition/keys.ts'
import styles from '../form-editor.module.css'
import { OptionRow } from './OptionRow.tsx'
import type { QuestionPlace } from '../definition/place.ts'
import { replaced, withAt, without } from '../definition/structure.ts'

type Props = {
  options: readonly FormOption[]
  place: QuestionPlace
  /** Whether several can be chosen, so that one may be exclusive. */
  several: boolean
  /** What the list holds: answers, or the questions of a grid. */
  kind?: 'option' | 'row'
  /** Whether help is shown with each; a grid has no room for it. */
  hasHelp: boolean
  /** Whether each can have a picture; lists and grids don't show any. */
  hasPictures?: boolean
  /** How many it can hold. */
  most: number
  onChange: (options: FormOption[], step?: string) => void
}

/** The answers of a choice in their order. */
export function OptionsEditor(props: Props) {
  const { options, place, several, kind = 'option', hasHelp, hasPictures = false, most, onChange } = props
  const { t } = useText('formFields')
  const editor = useEditor()
  const texts = kind === 'row' ? t.formFields.rows : t.formFields.options
  const addId = propertyId(place, `add-${kind}`)

  function add() {
    const value = freshKey(`${kind}_${options.length + 1}`, new Set(options.map((option) => option.value)))
    onChange([...options, { value, label: { 'en-ca': '' } }])
    editor.focus(textId(place, kind, 'en-ca', options.length))
  }
  function move(at: number, by: -1 | 1) {
    const option = options[at]
    const to = at + by
    if (!option || to < 0 || to >= options.length) return
    onChange(withAt(without(options, at), to, option))
    announce(texts.moved({ number: to + 1, total: options.length }))
    const further = to + by >= 0 && to + by < options.length ? by : by === 1 ? -1 : 1
    editor.focus(propertyId(place, `${kind}-${to}-${further === 1 ? 'down' : 'up'}`))
  }
  function remove(at: number) {
    onChange(without(options, at))
    announce(texts.removed({ number: at + 1 }))
    editor.focus(addId)
  }

  return (
    <div className={styles.list}>
      <ol role="list" className={styles.cards}>
        {[...options.entries()].map(([at, option]) => (
          <li key={at} className={styles.card}>
            <OptionRow
              {...{ option, at, place, several, kind, hasHelp, hasPictures }}
              isLast={at === options.length - 1}
              onChange={(next, step) =>
                onChange(
                  replaced(options, at, () => next),
                  step,
                )
              }
              onMove={(by) => move(at, by)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <Group>
        <Button
          id={addId}
          variant="secondary"
          size="sm"
          disabled={options.length >= most}
          icon={IconPlus}
          onClick={add}
        >
          {texts.add()}
        </Button>
      </Group>
    </div>
  )
}
