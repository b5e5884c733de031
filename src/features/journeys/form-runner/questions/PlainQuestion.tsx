import { memo } from 'react'
import type { FormRowField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Text } from '#src/ui/basics.tsx'
import { AnswerField } from '../answers/AnswerField.tsx'
import { LocalText } from './LocalText.tsx'
import { useRun } from '../run/run-context.ts'

type Props = {
  field: FormRowField
  /** Form path of the answer: the key, or `medications.0.name` in a row. */
  path: string
}

/**
 * A question with a single answer, on a page or in a row. Memoized, so that a key press in a form of 200
 * questions re-renders only one.
 */
export const PlainQuestion = memo(function PlainQuestion({ field, path }: Props) {
  switch (field.type) {
    case 'info':
      return (
        <Text>
          <LocalText text={field.label} />
        </Text>
      )
    case 'text':
    case 'paragraph':
    case 'email':
    case 'phone':
    case 'postal_code':
    case 'url':
    case 'number':
    case 'date':
    case 'partial_date':
    case 'year':
    case 'time':
    case 'boolean':
    case 'choice':
    case 'multi_choice':
    case 'scale':
    case 'consent':
      return <AnswerField field={field} path={path} />
    default:
      return <UnknownQuestion />
  }
})

/** A question of a later version of the contract: it is named, never skipped in silence. */
function UnknownQuestion() {
  const { t } = useText('forms')
  const { organizationName } = useRun()
  return (
    <Alert kind="warning" role="none" title={t.forms.page.unknown()}>
      {t.forms.page.unknownHelp({ organization: organizationName })}
    </Alert>
  )
}
