import { useEndCarePartnership } from '#generated/endpoints/care-partnerships/care-partnerships.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'

type Props = {
  id: string
  name: string
  /** `cancel` and `end`: by the person; `decline` and `stop`: by the care partner. */
  how: 'cancel' | 'end' | 'decline' | 'stop'
}

/** Ends a care partnership or an invitation, after confirmation. */
export function EndButton({ id, name, how }: Props) {
  const { t } = useText('partners', 'kit')
  const texts = t.partners.end
  const action = texts[how]()
  return (
    <ConfirmButton
      label={action}
      name={texts.named({ action, name })}
      look={{ size: 'sm' }}
      call={useEndCarePartnership()}
      variables={{ id }}
      title={texts.title[how]({ name })}
      cancelLabel={texts.keep()}
      done={texts.done()}
      failed={texts.failed}
      // the pressed button was removed with its row
      onDone={() => document.querySelector('h1')?.focus()}
    >
      <Text>{texts.body[how]()}</Text>
    </ConfirmButton>
  )
}
