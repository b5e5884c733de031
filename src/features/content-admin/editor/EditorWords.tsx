import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { Text } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { type FieldKey, hasField } from './content-values.ts'
import styles from '../contents.module.css'
import { type EditorProps, fieldId } from './editor-props.ts'
import { type PairLanguage, htmlLangOf, pairLanguages } from '../languages.ts'
import { MarkedField, MarksHelp } from './MarkedField.tsx'
import { MediaField } from '../media/MediaField.tsx'
import { useContentWords } from '../use-content-words.ts'

export function EditorWords(props: EditorProps) {
  const { t } = useText('contents')
  const { id, values, set, errorOf, leave, fileOf, pick } = props
  const { labelOf } = useContentWords()
  const texts = t.contents.edit

  const field = <Name extends 'title' | 'summary' | 'url' | 'body' | 'transcript'>(
    name: Name,
    language: PairLanguage,
  ) => {
    const key: FieldKey = `${name}.${language}`
    return {
      id: fieldId(id, key),
      label: labelOf(key),
      value: values[name][language],
      error: errorOf(key),
      onChange: (value: string) => set(key, value, true),
      onBlur: () => leave(key),
    }
  }
  const line = (name: 'title' | 'url', language: PairLanguage) => (
    <TextField
      key={name + language}
      {...field(name, language)}
      lang={htmlLangOf[language]}
      autoComplete="off"
      {...(name === 'url' && { type: 'url', description: texts.urlHelp() })}
    />
  )
  const marked = (name: 'body' | 'transcript', language: PairLanguage) => (
    <MarkedField
      key={name + language}
      {...field(name, language)}
      language={language}
      onInsert={(value) => set(`${name}.${language}`, value)}
      onPick={pick}
    />
  )
  const file = (name: 'files' | 'captions', language: PairLanguage) => {
    const key: FieldKey = `${name}.${language}`
    const label = labelOf(key)
    return (
      <MediaField
        key={key}
        id={fieldId(id, key)}
        label={label}
        error={errorOf(key)}
        file={fileOf(values[name][language])}
        onRemove={() => set(key, null)}
        onPick={() =>
          pick({
            kind: name === 'files' ? 'document' : 'captions',
            label,
            onChoose: (chosen) => set(key, chosen.id),
          })
        }
      />
    )
  }
  const { type } = values
  return (
    <TitledCard id={`${id}words`} title={texts.words()}>
      <Text tone="secondary">{texts.wordsHelp()}</Text>
      <div className={styles.pair}>{pairLanguages.map((language) => line('title', language))}</div>
      <div className={styles.pair}>
        {pairLanguages.map((language) => (
          <TextareaField key={language} {...field('summary', language)} rows={3} />
        ))}
      </div>
      {hasField(type, 'url') && (
        <div className={styles.pair}>{pairLanguages.map((language) => line('url', language))}</div>
      )}
      {hasField(type, 'files') && (
        <div className={styles.pair}>{pairLanguages.map((language) => file('files', language))}</div>
      )}
      <Disclosure title={t.contents.marks.help()}>
        <MarksHelp />
      </Disclosure>
      <div className={styles.pair}>{pairLanguages.map((language) => marked('body', language))}</div>
      {hasField(type, 'captions') && (
        <div className={styles.pair}>{pairLanguages.map((language) => file('captions', language))}</div>
      )}
      {hasField(type, 'transcript') && (
        <div className={styles.pair}>{pairLanguages.map((language) => marked('transcript', language))}</div>
      )}
    </TitledCard>
  )
}
