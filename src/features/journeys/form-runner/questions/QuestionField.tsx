import { memo, Suspense } from 'react'
import type { FormField } from '#generated/model/index.ts'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { MatrixQuestion, SignatureQuestion } from '../rare/rare-fields.tsx'
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
    case 'signature':
      return (
        <Suspense fallback={<Skeleton lines={2} />}>
          <SignatureQuestion field={field} />
        </Suspense>
      )
    case 'matrix':
      return (
        <Suspense fallback={<Skeleton lines={4} />}>
          <MatrixQuestion field={field} />
        </Suspense>
      )
    default:
      return <PlainQuestion field={field} path={field.key} />
  }
})
