import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetMediaFileQueryOptions } from '#generated/endpoints/media-files/media-files.ts'
import type { MediaFile } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { MediaField } from './MediaField.tsx'
import { MediaPicker, type Picking } from './MediaPicker.tsx'

type Props = {
  id: string
  label: string
  description: string
  error: string | undefined
  organizationId: string
  value: string | null
  onChange: (id: string | null) => void
}

export function LibraryPictureField({ organizationId, value, onChange, ...field }: Props) {
  const { t } = useText('contents')
  const [picking, setPicking] = useState<Picking>()
  const [chosen, setChosen] = useState<MediaFile>()
  const isKnown = chosen?.id === value
  const read = useQuery({
    ...getGetMediaFileQueryOptions(value ?? ''),
    enabled: value !== null && !isKnown,
  })
  const file = isKnown ? chosen : read.data
  const texts = t.contents.choose
  const unread = read.isError ? texts.notLoaded() : texts.reading()
  return (
    <>
      <MediaField
        {...field}
        file={value === null ? undefined : file}
        unread={value !== null && !file ? unread : undefined}
        onPick={() =>
          setPicking({
            kind: 'picture',
            label: field.label,
            onChoose: (next) => {
              setChosen(next)
              setPicking(undefined)
              onChange(next.id)
            },
          })
        }
        onRemove={() => onChange(null)}
      />
      <MediaPicker organizationId={organizationId} picking={picking} onClose={() => setPicking(undefined)} />
    </>
  )
}
