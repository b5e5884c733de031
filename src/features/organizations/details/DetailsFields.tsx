import { useId } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { fieldIds } from '#src/ui/fields/field-props.ts'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { PostalCodeField } from '#src/ui/fields/PostalCodeField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { provinces } from './provinces.ts'
import styles from '../organizations.module.css'
import type { DetailsField } from './use-details-form.ts'

/** Name, address and contact details of an organization (ORG-15, DATA-22). */
export function DetailsFields({ field }: { field: DetailsField }) {
  const { t, locale } = useText('organization', 'validation')
  const id = useId()
  const texts = t.organization.details
  const inOrder = new Intl.Collator(locale)
  return (
    <>
      <TextField {...field('name')} label={texts.name()} required autoComplete="off" />
      <FieldGroup
        role="group"
        ids={fieldIds(`${id}address`)}
        label={texts.address()}
        description={texts.addressHelp()}
      >
        <div className={styles.address}>
          <TextField {...field('postal_address.street')} label={texts.street()} autoComplete="off" />
          <TextField {...field('postal_address.city')} label={texts.city()} autoComplete="off" />
          <SelectField
            {...field('postal_address.province')}
            label={texts.province()}
            empty={texts.noProvince()}
            options={provinces
              .map((value) => ({ value, label: t.organization.province[value]() }))
              .toSorted((a, b) => inOrder.compare(a.label, b.label))}
            autoComplete="off"
          />
          <PostalCodeField
            {...field('postal_address.postal_code')}
            label={texts.postalCode()}
            autoComplete="off"
          />
        </div>
      </FieldGroup>
      <TextField
        {...field('contact_name')}
        label={texts.contact()}
        description={texts.contactHelp()}
        optional
        autoComplete="off"
      />
      <EmailField {...field('email')} label={texts.email()} optional autoComplete="off" />
      <PhoneField {...field('phone')} label={texts.phone()} optional autoComplete="off" />
    </>
  )
}
