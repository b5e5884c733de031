import { ContentTag, ContentType } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { hasField } from './content-values.ts'
import styles from '../contents.module.css'
import { type EditorProps, fieldId } from './editor-props.ts'
import { htmlLangOf, pairLanguages } from '../languages.ts'
import { MediaField } from '../media/MediaField.tsx'
import { useContentWords } from '../use-content-words.ts'

/** Metadata of a content: type, image, video, topics, author and last review. */
export function EditorFacts({ id, values, set, errorOf, leave, fileOf, pick }: EditorProps) {
  const { t } = useText('contents', 'library')
  const { labelOf } = useContentWords()
  const texts = t.contents.edit
  const { type } = values
  const filmLabel = type === 'audio' ? texts.recording() : texts.film()
  return (
    <TitledCard id={`${id}about`} title={texts.about()}>
      <div className={styles.short}>
        <SelectField
          id={fieldId(id, 'type')}
          label={texts.type()}
          empty={false}
          value={type}
          error={errorOf('type')}
          options={optionsOf(Object.values(ContentType), t.library.type)}
          onChange={(value) => set('type', value)}
        />
      </div>
      {hasField(type, 'media') && (
        <MediaField
          id={fieldId(id, 'media')}
          label={filmLabel}
          error={errorOf('media')}
          file={fileOf(values.media)}
          onRemove={() => set('media', null)}
          onPick={() =>
            pick({
              kind: type === 'audio' ? 'recording' : 'film',
              label: filmLabel,
              onChoose: (file) => set('media', file.id),
            })
          }
        />
      )}
      <MediaField
        id={fieldId(id, 'image')}
        label={texts.picture()}
        description={texts.pictureHelp()}
        error={errorOf('image')}
        file={fileOf(values.image)}
        onRemove={() => set('image', null)}
        onPick={() =>
          pick({
            kind: 'picture',
            label: texts.picture(),
            onChoose: (file) => set('image', file.id),
          })
        }
      />
      <CheckboxGroupField
        id={fieldId(id, 'tags')}
        label={texts.topics()}
        error={errorOf('tags')}
        inColumns
        value={values.tags}
        options={optionsOf(Object.values(ContentTag), t.library.topic)}
        onChange={(tags) => set('tags', tags)}
      />
      <NumberField
        id={fieldId(id, 'minutes')}
        label={texts.minutes()}
        description={texts.minutesHelp()}
        optional
        whole
        value={values.minutes}
        error={errorOf('minutes')}
        onChange={(value) => set('minutes', value, true)}
        onBlur={() => leave('minutes')}
      />
      <div className={styles.pair}>
        {pairLanguages.map((language) => (
          <TextField
            key={language}
            id={fieldId(id, `author.${language}`)}
            lang={htmlLangOf[language]}
            label={labelOf(`author.${language}`)}
            description={texts.authorHelp()}
            optional
            autoComplete="off"
            value={values.author[language]}
            error={errorOf(`author.${language}`)}
            onChange={(value) => set(`author.${language}`, value, true)}
            onBlur={() => leave(`author.${language}`)}
          />
        ))}
      </div>
      <DateField
        id={fieldId(id, 'reviewed_at')}
        label={texts.reviewed()}
        description={texts.reviewedHelp()}
        optional
        value={values.reviewed_at}
        error={errorOf('reviewed_at')}
        onChange={(value) => set('reviewed_at', value, true)}
        onBlur={() => leave('reviewed_at')}
      />
    </TitledCard>
  )
}
