import * as z from 'zod/mini'
import type { Organization, OrganizationUpdate } from '#generated/model/index.ts'
import {
  OrganizationCreate,
  organizationCreateEmailMax,
  PostalAddress,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { checked, choice, line, optionalLine } from '#src/form-kit/fields.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { isEmail } from '#src/lib/validation/email.ts'
import { isPhone, phoneValue } from '#src/lib/validation/phone.ts'
import { readPostalCode } from '#src/lib/validation/postal-code.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'
import { phoneText } from '#src/ui/actions/phone-text.ts'

const { name, contact_name, phone } = OrganizationCreate.shape
const { street, city, province, postal_code } = PostalAddress.shape

const wholeAddress = z.object({
  street: line(street),
  city: line(city),
  province: choice(province),
  postal_code: z.pipe(
    z.string().check(
      checked((typed) => {
        if (isBlank(typed)) return { code: 'required' }
        return readPostalCode(typed) === undefined ? { code: 'postalCode' } : undefined
      }),
    ),
    z.pipe(z.transform(readPostalCode), postal_code),
  ),
})

/** An address is either complete or absent. */
const optionalAddress = z.pipe(
  z.custom<z.input<typeof wholeAddress>>(),
  z.transform((typed, { issues }) => {
    if (Object.values(typed).every(isBlank)) return null
    const { data, error } = z.safeParse(wholeAddress, typed)
    // Drops zod's message, so that the form supplies its own.
    for (const { message: _, ...issue } of error?.issues ?? [])
      issues.push({ ...issue, input: typed } as z.core.$ZodRawIssue)
    return data
  }),
)

/** The request value of an optional email address or phone number. */
const optional = <Kept extends string>(read: (typed: string) => Kept | undefined) =>
  z.transform((typed: string) => (isBlank(typed) ? null : read(typed)))

/** Name, address and contact details of an organization (ORG-15, DATA-22, VAL-20, VAL-58, VAL-59). */
export const detailsSchema = z.object({
  name: line(name),
  postal_address: optionalAddress,
  contact_name: optionalLine(contact_name),
  email: optionalLine(
    z.nullish(
      z.string().check(
        z.maxLength(organizationCreateEmailMax),
        checked((typed) => (isEmail(typed) ? undefined : { code: 'email' })),
      ),
    ),
  ),
  phone: z.pipe(
    z.string().check(checked((typed) => (isBlank(typed) || isPhone(typed) ? undefined : { code: 'phone' }))),
    z.pipe(optional(phoneValue), phone),
  ),
})

export type DetailsInput = z.input<typeof detailsSchema>
export type DetailsChecked = z.output<typeof detailsSchema>

/** Values for a new organization. */
export const emptyDetails: DetailsInput = {
  name: '',
  postal_address: { street: '', city: '', province: '', postal_code: '' },
  contact_name: '',
  email: '',
  phone: '',
}

/** Converts the details to form values; the phone number is formatted for display. */
export const toFormValues = (organization: Organization, t: Texts): DetailsInput => ({
  name: organization.name,
  postal_address: { ...emptyDetails.postal_address, ...organization.postal_address },
  contact_name: organization.contact_name ?? '',
  email: organization.email ?? '',
  phone: organization.phone ? phoneText(t, organization.phone) : '',
})

/** The changed fields only, so that other people's changes are not overwritten. */
export function changesBetween(before: DetailsInput, now: DetailsChecked): OrganizationUpdate {
  const was: Partial<DetailsChecked> = z.safeParse(detailsSchema, before).data ?? {}
  return Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field as keyof DetailsChecked]),
    ),
  )
}
