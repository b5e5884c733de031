import { memo } from 'react'
import type { FormField } from '#generated/model/index.ts'
import { FileQuestion } from './FileQuestion.tsx'
import { GroupField } from './GroupField.tsx'
import { PlainQuestion } from './PlainQuestion.tsx'

type Props = {
  field: FormField
  /** For a group: the visible keys per row, `name,dose|name`. A string, so that memo compares it by value. */
  shown?: string | undefined
}

export const QuestionField = memo(function QuestionField({ field, shown = '' }: Props) {
  switch (field.type) {
    case 'group':
      return <GroupField group={field} shown={shown} />
    case 'file':
      return <FileQuestion field={field} />
    default:
      return <PlainQuestion field={field} path={field.key} />
  }
})
