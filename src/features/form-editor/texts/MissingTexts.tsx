import { memo } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { languages, type Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { ProgressText } from '#src/ui/data/ProgressText.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import styles from '../form-editor.module.css'
import { completeness, type FormText, idOfText, percentOf } from './form-texts.ts'
import { useNames } from './use-names.ts'
import { usePropertyName } from '../panels/use-property-name.ts'

type Props = {
  form: FormDefinition
  texts: readonly FormText[]
  onOpen: (text: FormText, locale: Locale) => void
}

/** Missing translations per language. Memoized, so that typing re-renders none of them. */
export const MissingTexts = memo(function MissingTexts({ form, texts: all, onOpen }: Props) {
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
