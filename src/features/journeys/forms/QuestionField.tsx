import { memo } from 'react'
import type { FormField } from '#generated/model/index.ts'
import { FileQuestion } from './FileQuestion.tsx'
import { GroupField } from './GroupField.tsx'
import { PlainQuestion } from './PlainQuestion.tsx'

type Props = {
  field: FormField
  /** Of a group: the keys that show in each row, `name,dose|name`. As a text, because a text that is the same is the same. */
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
