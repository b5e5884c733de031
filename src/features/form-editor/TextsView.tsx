import { useMemo, useState } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { languages } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { ProgressText } from '#src/ui/ProgressText.tsx'
import { Segments } from '#src/ui/Segments.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'
import { Title } from '#src/ui/Title.tsx'
import { useEditor } from './editor-context.ts'
import { textId } from './element-ids.ts'
import styles from './form-editor.module.css'
import { completeness, isMissing, percentOf, textsOfForm } from './form-texts.ts'
import type { FormText } from './form-texts.ts'
import { placeId } from './place.ts'
import { TextEntry } from './TextEntry.tsx'
import { useNames } from './use-names.ts'

type Props = { form: FormDefinition; calm: FormDefinition }

const idOf = ({ place, property, at }: FormText): string => [placeId(place), property, at].join(' ')

/** Every text in both languages side by side, how much is there, and what is missing. */
export function TextsView({ form, calm }: Props) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const names = useNames()
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const texts = t.formEditor.texts
  const all = useMemo(() => textsOfForm(form), [form])
  const known = useMemo(() => textsOfForm(calm), [calm])
  // What was missing when that was asked for: a text that gets its words does not go away under the hands.
  const shown = only ? all.filter((text) => only.has(idOf(text))) : all
  const gaps = () =>
    new Set(all.filter((text) => languages.some(({ locale }) => isMissing(text, locale))).map(idOf))

  const propertyName = ({ property, at = 0 }: FormText): string =>
    property === 'option' || property === 'optionHelp'
      ? texts.property[property]({ number: at + 1 })
      : texts.property[property]()

  return (
    <section className={styles.view} aria-labelledby="edit-texts">
      <Title level={2} size={3} id="edit-texts">
        {texts.title()}
      </Title>
      <Text tone="secondary">{texts.intro()}</Text>
      {languages.map(({ locale }) => {
        const state = completeness(known, locale)
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
                    <li key={idOf(text)}>
                      <TextButton
                        onClick={() => {
                          setOnly(undefined)
                          editor.focus(textId(text.place, text.property, locale, text.at))
                        }}
                      >
                        {texts.entry({ name: names.place(calm, text.place), property: propertyName(text) })}
                      </TextButton>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </div>
        )
      })}
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
      {shown.length === 0 && <Text>{texts.allThere()}</Text>}
      <ul role="list" className={styles.entries}>
        {shown.map((entry) => (
          <li key={idOf(entry)} className={styles.entry}>
            <TextEntry
              placeKey={placeId(entry.place)}
              text={entry.text}
              entry={entry}
              name={names.place(calm, entry.place)}
              label={propertyName(entry)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
