import { useId, useRef } from 'react'
import type { MediaFile } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { fieldIds } from '#src/ui/fields/field-props.ts'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import styles from '../contents.module.css'
import { textOf } from '../languages.ts'
import { MediaThumb } from './MediaThumb.tsx'

type Props = {
  id: string
  label: string
  description?: string | undefined
  error?: string | undefined
  file: MediaFile | undefined
  /** Shown instead of a selected file that is loading or failed to load. */
  unread?: string | undefined
  onPick: () => void
  onRemove: () => void
}

export function MediaField({ id, label, description, error, file, unread, onPick, onRemove }: Props) {
  const { t, locale } = useText('contents')
  const nameId = useId()
  const pick = useRef<HTMLButtonElement>(null)
  const texts = t.contents.choose
  const isChosen = file !== undefined || unread !== undefined
  return (
    <FieldGroup role="group" ids={fieldIds(id)} label={label} description={description} error={error}>
      <div className={styles.file} id={nameId}>
        {file ? (
          <>
            <MediaThumb file={file} />
            <span className={styles.name}>
              {shownFileName(file.file_name)}{' '}
              <Text as="span" size="sm" tone="secondary">
                {textOf(file.alt, locale)}
              </Text>
            </span>
          </>
        ) : (
          <Text tone="secondary">{unread ?? texts.none()}</Text>
        )}
      </div>
      <Group gap="sm">
        <Button
          id={id}
          ref={pick}
          variant="secondary"
          size="sm"
          aria-label={(isChosen ? texts.changeOf : texts.chooseOf)({ label })}
          aria-describedby={nameId}
          onClick={onPick}
        >
          {isChosen ? texts.change() : texts.choose()}
        </Button>
        {isChosen && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={texts.removeOf({ label })}
            onClick={() => {
              onRemove()
              pick.current?.focus()
            }}
          >
            {texts.remove()}
          </Button>
        )}
      </Group>
    </FieldGroup>
  )
}
