import { useCallback, useMemo, useState } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { languages } from '#src/i18n/locale.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Segments } from '#src/ui/Segments.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Title } from '#src/ui/Title.tsx'
import { useEditor } from './editor-context.ts'
import { textId } from './element-ids.ts'
import styles from './form-editor.module.css'
import { idOfText, isMissing, partsOf, textsOfForm } from './form-texts.ts'
import type { FormText } from './form-texts.ts'
import { MissingTexts } from './MissingTexts.tsx'
import { PartTexts } from './PartTexts.tsx'
import { placeId } from './place.ts'
import { useNames } from './use-names.ts'

type Props = {
  form: FormDefinition
  /** The debounced form, for parts that need not re-render on every key press. */
  calm: FormDefinition
}

/** All texts in both languages side by side, with progress and missing translations. */
export function TextsView({ form, calm }: Props) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const names = useNames()
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const texts = t.formEditor.texts
  const known = useMemo(() => textsOfForm(calm), [calm])
  const isNone = useMemo(
    () => only !== undefined && !known.some((text) => only.has(idOfText(text))),
    [known, only],
  )
  // Captured when the filter is turned on, so that a text does not disappear while being typed.
  const gaps = () =>
    new Set(
      textsOfForm(form)
        .filter((text) => languages.some(({ locale }) => isMissing(text, locale)))
        .map(idOfText),
    )
  const open = useCallback(
    (text: FormText, locale: Locale) => {
      setOnly(undefined)
      editor.focus(textId(text.place, text.property, locale, text.at))
    },
    [editor],
  )

  return (
    <section className={styles.view} aria-labelledby="edit-texts">
      <Title level={2} size={3} id="edit-texts">
        {texts.title()}
      </Title>
      <Text tone="secondary">{texts.intro()}</Text>
      <MissingTexts form={calm} texts={known} onOpen={open} />
      <div>
        <Segments
          label={texts.show()}
          value={only ? 'missing' : 'all'}
          onChange={(value) => setOnly(value === 'missing' ? gaps() : undefined)}
          options={[
            { value: 'all', label: texts.all() },
            { value: 'missing', label: texts.onlyMissing() },
          ]}
        />
      </div>
      {isNone && <Text>{texts.allThere()}</Text>}
      <ul role="list" className={styles.entries}>
        {partsOf(form).map((part) => {
          const id = placeId(part.place)
          return (
            <PartTexts key={id} part={part} placeKey={id} name={names.place(calm, part.place)} only={only} />
          )
        })}
      </ul>
    </section>
  )
}
