import { useLayoutEffect, useRef } from 'react'
import type { MediaFile } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import styles from '../contents.module.css'
import type { PairLanguage } from '../languages.ts'
import { insertBlock, insertMark, type Mark, pictureMark, type Selected } from '../marks/insert-mark.ts'
import type { Picking } from '../media/MediaPicker.tsx'

const marks = ['heading', 'bold', 'list', 'link'] as const satisfies readonly Mark[]

type Props = {
  id: string
  label: string
  language: PairLanguage
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
  /** Something was inserted from the toolbar. */
  onInsert: (value: string) => void
  onPick: (picking: Picking) => void
}

/** A text field for markup, with a formatting toolbar. */
export function MarkedField({ label, language, onInsert, onPick, ...field }: Props) {
  const { t } = useText('contents')
  const area = useRef<HTMLTextAreaElement>(null)
  const wanted = useRef<Selected>(undefined)
  const texts = t.contents.marks
  const { value } = field
  useLayoutEffect(() => {
    const box = area.current
    if (!wanted.current || !box) return
    box.focus()
    box.setSelectionRange(wanted.current.from, wanted.current.to)
    wanted.current = undefined
  })
  const selected = (): Selected => ({
    text: value,
    from: area.current?.selectionStart ?? value.length,
    to: area.current?.selectionEnd ?? value.length,
  })
  const put = (next: Selected) => {
    wanted.current = next
    onInsert(next.text)
  }
  const samples = {
    heading: texts.sampleHeading(),
    item: texts.sampleItem(),
    words: texts.sampleWords(),
  }
  const addPicture = () => {
    const place = selected()
    onPick({
      kind: 'picture',
      label: texts.picture(),
      onChoose: ({ id, alt }: MediaFile) => put(insertBlock(place, pictureMark(id, alt[language]))),
    })
  }
  return (
    <div>
      <div role="group" aria-label={texts.toolbar({ label })} className={styles.toolbar}>
        {marks.map((mark) => (
          <Button
            key={mark}
            variant="quiet"
            size="sm"
            onClick={() => put(insertMark(selected(), mark, samples))}
          >
            {texts[mark]()}
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={addPicture}>
          {texts.picture()}
        </Button>
      </div>
      <TextareaField {...field} ref={area} label={label} rows={14} />
    </div>
  )
}

/** Explains the markup. */
export function MarksHelp() {
  const { t } = useText('contents')
  const texts = t.contents.marks
  return (
    <Stack gap="sm">
      <ul className={styles.help}>
        <li>{texts.helpHeading()}</li>
        <li>{texts.helpParagraph()}</li>
        <li>{texts.helpList()}</li>
        <li>{texts.helpBold()}</li>
        <li>{texts.helpLink()}</li>
        <li>{texts.helpPicture()}</li>
        <li>{texts.helpTable()}</li>
      </ul>
    </Stack>
  )
}
