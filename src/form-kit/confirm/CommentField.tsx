import type { ComponentProps } from 'react'
import { characters } from '#src/lib/validation/text-rules.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'

export const isTooLong = (text: string, max: number): boolean => characters(text) > max

type Props = Omit<ComponentProps<typeof TextareaField>, 'maxCharacters'> & { max: number }

/** A comment or a reason in a dialog, flagged as soon as it is too long. */
export function CommentField({ max, error, ...field }: Props) {
  const problemText = useProblemText()
  const problem = isTooLong(field.value, max) ? problemText({ code: 'maxCharacters', max }) : error
  return <TextareaField rows={3} {...field} maxCharacters={max} error={problem} />
}
