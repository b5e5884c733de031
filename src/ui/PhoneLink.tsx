import { useText } from '#src/i18n/use-text.ts'
import { phoneAddress } from '#src/lib/phone.ts'
import { phoneText } from './phone-text.ts'
import { TextLink } from './TextLink.tsx'

/** A phone number, with its extension, as a tel: link. */
export function PhoneLink({ phone }: { phone: string }) {
  const { t } = useText()
  return (
    <TextLink href={phoneAddress(phone)} newTab={false}>
      {phoneText(t, phone)}
    </TextLink>
  )
}
