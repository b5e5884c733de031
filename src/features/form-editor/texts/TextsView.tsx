import { memo, useCallback, useMemo, useState } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { languages, type Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { ProgressText } from '#src/ui/data/ProgressText.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Text, Title } from '#src/ui/basics.tsx'
import { textId } from '../definition/element-ids.ts'
import { placeId } from '../definition/place.ts'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { TextEntry } from './TextEntry.tsx'
import {
  completeness,
  type FormPart,
  type FormText,
  idOfText,
  isMissing,
  partsOf,
  percentOf,
  textsOfForm,
} from './form-texts.ts'
import { useNames } from './use-names.ts'

type PartTextsProps = {
  part: FormPart
  /** Its place in the form, as one text. */
  placeKey: string
  name: string
  /** The texts that are shown; undefined: all. */
  only: ReadonlySet<string> | undefined
}

/** The texts of a page, a question or an alert. Of 200, a key press draws the one that is typed in. */
const PartTexts = memo(
  function PartTexts({ part, placeKey, name, only }: PartTextsProps) {
    const propertyName = usePropertyName()
    const texts = part.texts().filter((text) => only?.has(idOfText(text)) ?? true)
    return texts.map((text) => (
      <li key={idOfText(text)} className={styles.entry}>
        <TextEntry {...{ placeKey, name }} text={text.text} entry={text} label={propertyName(text)} />
      </li>
    ))
  },
  (before, after) =>
    before.part.holder === after.part.holder &&
    before.placeKey === after.placeKey &&
    before.name === after.name &&
    before.only === after.only,
)

type Props = {
  form: FormDefinition
  /** The debounced form, for parts that need not re-render on every key press. */
  calm: FormDefinition
}

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

type MissingTextsProps = {
  form: FormDefinition
  texts: readonly FormText[]
  onOpen: (text: FormText, locale: Locale) => void
}

/** Missing translations per language. Memoized, so that typing re-renders none of them. */
const MissingTexts = memo(function MissingTexts({ form, texts: all, onOpen }: MissingTextsProps) {
  const { t } = useText('formEditor')
  const names = useNames()
  const propertyName = usePropertyName()
  const texts = t.formEditor.texts
  return languages.map(({ locale }) => {
    const state = completeness(all, locale)
    const language = t.formEditor.language[locale]()
    return (
      <div key={locale} className={styles.list}>
        <ProgressText
          completed={state.done}
          total={state.total}
          text={texts.done({ language, done: state.done, total: state.total, percent: percentOf(state) })}
        />
        {state.missing.length === 0 ? (
          <Text size="sm">{texts.nothing({ language })}</Text>
        ) : (
          <Disclosure title={texts.missing({ language })}>
            <ul role="list" className={styles.list}>
              {state.missing.map((text) => (
                <li key={idOfText(text)}>
                  <TextButton onClick={() => onOpen(text, locale)}>
                    {texts.entry({ name: names.place(form, text.place), property: propertyName(text) })}
                  </TextButton>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    )
  })
})

/** Describes a text: the label, the second option. */
function usePropertyName() {
  const { t } = useText('formEditor')
  const texts = t.formEditor.texts.property
  return ({ place, property, at = 0 }: FormText): string => {
    if (
      property === 'option' ||
      property === 'optionHelp' ||
      property === 'optionAlt' ||
      property === 'row' ||
      property === 'band'
    )
      return texts[property]({ number: at + 1 })
    return place.kind === 'score' ? texts.title() : texts[property]()
  }
}
