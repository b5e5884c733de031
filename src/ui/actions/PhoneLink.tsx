import { useText } from '#src/i18n/use-text.ts'
import { phoneAddress } from '#src/lib/validation/phone.ts'
import { phoneText } from './phone-text.ts'
import { TextLink } from './TextLink.tsx'

export function PhoneLink({ phone }: { phone: string }) {
  const { t } = useText()
  return (
    <TextLink href={phoneAddress(phone)} newTab={false}>
      <span style={{ whiteSpace: 'nowrap' }}>{phoneText(t, phone)}</span>
    </TextLink>
  )
}
