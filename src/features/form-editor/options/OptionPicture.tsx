import { useState } from 'react'
import type { FormOption, FormOptionPicture } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { jpeg, png } from '#src/lib/files/file-rules.ts'
import { webp } from '#src/lib/files/webp.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { propertyId, textId } from '../definition/element-ids.ts'
import { placeId, type QuestionPlace } from '../definition/place.ts'
import { withProperty } from '../definition/properties.ts'
import { changeQuestion, replaced } from '../definition/structure.ts'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { WordsField } from '../panels/WordsField.tsx'
import { anyWords } from '../texts/use-names.ts'
import { smallPicture } from './small-picture.ts'

type Props = {
  option: FormOption
  at: number
  place: QuestionPlace
}

/** The picture of an answer and what it shows; without one, the field to choose it. */
export function OptionPicture({ option: { picture }, at, place }: Props) {
  const { t, locale } = useText('formFields')
  const editor = useEditor()
  const [isUnreadable, setUnreadable] = useState(false)
  const texts = t.formFields.options
  const number = at + 1
  const fieldId = propertyId(place, `option-${at}-picture`)

  /** Keeps what was typed while the picture was read. */
  const change = (next: FormOptionPicture | undefined, step?: string) =>
    editor.edit(
      (now) =>
        changeQuestion(now, place, (field) =>
          'options' in field
            ? withProperty(
                field,
                'options',
                replaced(field.options, at, ({ picture: _picture, ...own }) => ({
                  ...own,
                  ...(next && { picture: next }),
                })),
              )
            : field,
        ),
      step && `${placeId(place)}-option-${at}-${step}`,
    )

  async function take(file: File | null) {
    if (!file) return
    setUnreadable(false)
    try {
      change({ ...(await smallPicture(file)), alt: { 'en-ca': '' } })
      editor.focus(textId(place, 'optionAlt', 'en-ca', at))
    } catch {
      setUnreadable(true)
    }
  }

  if (!picture) {
    return (
      <FileField
        id={fieldId}
        label={texts.picture({ number })}
        description={texts.pictureHelp()}
        optional
        kinds={[png, jpeg, webp]}
        value={null}
        onChange={(file) => void take(file)}
        error={isUnreadable ? texts.pictureUnreadable() : undefined}
      />
    )
  }
  return (
    <>
      <img
        className={styles.picture}
        src={`data:${picture.content_type};base64,${picture.data}`}
        alt={anyWords(picture.alt, locale)}
      />
      <WordsField
        label={texts.alt({ number })}
        place={place}
        property="optionAlt"
        at={at}
        required
        value={picture.alt}
        onChange={(alt) => change({ ...picture, alt: alt ?? { 'en-ca': '' } }, 'alt')}
      />
      <div>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            change(undefined)
            editor.focus(fieldId)
          }}
        >
          {texts.removePicture({ number })}
        </Button>
      </div>
    </>
  )
}
