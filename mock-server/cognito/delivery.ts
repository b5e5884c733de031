/** A message with a code that the pool wants delivered, by e-mail or to a phone. */
export type CodeMessage = { readonly to: string; readonly subject: string; readonly code: string }

/** `CodeDeliveryDetails` of the API: where a code went, without telling the whole address. */
export type DeliveryDetails = {
  readonly AttributeName: 'email'
  readonly DeliveryMedium: 'EMAIL'
  readonly Destination: string
}

/** `m***@p***`, as Cognito hides an address. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.charAt(0)}***@${domain.charAt(0)}***`
}

/** `+*******0142`: the last four digits of a phone number. */
export const maskedPhone = (phone: string): string => `+${'*'.repeat(phone.length - 5)}${phone.slice(-4)}`

export const deliveryTo = (email: string): DeliveryDetails => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: maskedEmail(email),
})
