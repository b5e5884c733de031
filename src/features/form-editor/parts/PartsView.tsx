import type { ReactNode } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { Text, Title } from '#src/ui/basics.tsx'
import { freshKey, keysIn } from '../definition/keys.ts'
import { withAt, without } from '../definition/structure.ts'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { useRemoved } from '../outline/use-removed.ts'

type Props<Part> = {
  kind: 'alert' | 'score'
  texts: Record<'title' | 'intro' | 'add', () => string> & { item: (words: { number: number }) => string }
  /** Shown while there are no parts. */
  none: string
  partsIn: (form: FormDefinition) => readonly Part[]
  withParts: (form: FormDefinition, parts: Part[]) => FormDefinition
  parts: readonly Part[]
  max?: number
  newPart: (key: string) => Part
  /** The id of the first field of a part. */
  firstField: (at: number) => string
  children: (part: Part, at: number, remove: () => void) => ReactNode
}

/** The alerts or the scores of a form: each is added at the end, and can be put back after it was removed. */
export function PartsView<Part>(props: Props<Part>) {
  const { kind, texts, none, partsIn, withParts, parts, max, newPart, firstField, children } = props
  const editor = useEditor()
  const removed = useRemoved()
  const [title, adding] = [`edit-${kind}s`, `edit-add-${kind}`]

  function add() {
    editor.edit((now) => withParts(now, [...partsIn(now), newPart(freshKey(kind, keysIn(now)))]))
    editor.focus(firstField(parts.length))
  }
  function remove(part: Part, at: number) {
    editor.edit((now) => withParts(now, without(partsIn(now), at)))
    editor.focus(adding)
    removed(texts.item({ number: at + 1 }), () => {
      editor.edit((now) => withParts(now, withAt(partsIn(now), at, part)))
      editor.focus(firstField(at))
    })
  }

  return (
    <section className={styles.view} aria-labelledby={title}>
      <Title level={2} size={3} id={title}>
        {texts.title()}
      </Title>
      <Text tone="secondary">{texts.intro()}</Text>
      {parts.length === 0 && <Text>{none}</Text>}
      {parts.map((part, at) => children(part, at, () => remove(part, at)))}
      {(max === undefined || parts.length < max) && (
        <div>
          <Button id={adding} variant="secondary" icon={IconPlus} onClick={add}>
            {texts.add()}
          </Button>
        </div>
      )}
    </section>
  )
}
