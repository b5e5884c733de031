import { useState } from 'react'
import type { FormOption } from '#generated/model/index.ts'
import { formOptionValueMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { Group } from '#src/ui/basics.tsx'
import { IconArrowDown, IconArrowUp, IconTrash } from '#src/ui/icons.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useEditor } from '../editor/editor-context.ts'
import { OptionPicture } from './OptionPicture.tsx'
import { propertyId, textId } from '../definition/element-ids.ts'
import type { QuestionPlace } from '../definition/place.ts'
import { WordsField } from '../panels/WordsField.tsx'

/** As the pattern of the contract has it. */
const LONGEST_KEY = 64

type Props = {
  option: FormOption
  at: number
  place: QuestionPlace
  several: boolean
  /** What the list holds: answers, or the questions of a grid. */
  kind: 'option' | 'row'
  hasHelp: boolean
  /** Whether it can have a picture. */
  hasPictures: boolean
  isLast: boolean
  onChange: (option: FormOption, step?: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One option of a choice: label, stored value, and whether it clears the others. */
export function OptionRow({
  option,
  at,
  place,
  several,
  kind,
  hasHelp,
  hasPictures,
  isLast,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const { t } = useText('formFields')
  const editor = useEditor()
  const [isPictured, setPictured] = useState(false)
  const texts = kind === 'row' ? t.formFields.rows : t.formFields.options
  const number = at + 1
  const { help, exclusive, ...bare } = option
  const pictureId = propertyId(place, `option-${at}-picture`)

  return (
    <>
      <WordsField
        label={texts.label({ number })}
        place={place}
        property={kind}
        at={at}
        required
        value={option.label}
        onChange={(label) => onChange({ ...option, label: label ?? { 'en-ca': '' } }, `${kind}-${at}-label`)}
      />
      {help && (
        <WordsField
          label={t.formFields.options.help({ number })}
          place={place}
          property="optionHelp"
          at={at}
          value={help}
          onChange={(next) =>
            onChange(
              { ...bare, ...(exclusive && { exclusive }), ...(next && { help: next }) },
              `option-${at}-help`,
            )
          }
        />
      )}
      <TextField
        id={propertyId(place, `${kind}-${at}-value`)}
        label={texts.value()}
        short
        autoComplete="off"
        maxLength={kind === 'row' ? LONGEST_KEY : formOptionValueMax}
        required
        value={option.value}
        onChange={(value) => onChange({ ...option, value }, `${kind}-${at}-value`)}
      />
      {(isPictured || option.picture) && <OptionPicture {...{ option, at, place }} />}
      {(several || exclusive) && (
        <CheckboxField
          id={propertyId(place, `option-${at}-exclusive`)}
          label={t.formFields.options.exclusive()}
          value={exclusive === true}
          onChange={(on) => onChange({ ...bare, ...(help && { help }), ...(on && { exclusive: true }) })}
        />
      )}
      <Group gap="xs">
        <Button
          id={propertyId(place, `${kind}-${at}-up`)}
          variant="quiet"
          size="sm"
          disabled={at === 0}
          aria-label={texts.up({ number })}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp aria-hidden size="1.125rem" />
        </Button>
        <Button
          id={propertyId(place, `${kind}-${at}-down`)}
          variant="quiet"
          size="sm"
          disabled={isLast}
          aria-label={texts.down({ number })}
          onClick={() => onMove(1)}
        >
          <IconArrowDown aria-hidden size="1.125rem" />
        </Button>
        {!help && hasHelp && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onChange({ ...option, help: { 'en-ca': '' } })
              editor.focus(textId(place, 'optionHelp', 'en-ca', at))
            }}
          >
            {t.formFields.options.addHelp()}
          </Button>
        )}
        {hasPictures && !isPictured && !option.picture && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setPictured(true)
              editor.focus(pictureId)
            }}
          >
            {t.formFields.options.addPicture()}
          </Button>
        )}
        <Button variant="quiet" size="sm" aria-label={texts.remove({ number })} onClick={onRemove}>
          <IconTrash aria-hidden size="1.125rem" />
        </Button>
      </Group>
    </>
  )
}
