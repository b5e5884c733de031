import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pictureAddress } from '#src/lib/validation/picture-address.ts'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { DetailsForm } from './details/DetailsForm.tsx'
import { LogoForm } from './logo/LogoForm.tsx'
import { OrganizationIcon } from './logo/OrganizationIcon.tsx'
import { ThemeEditor } from './theme/ThemeEditor.tsx'
import { ThemePreview } from './theme/ThemePreview.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import styles from './organizations.module.css'
import { awaitBrandingOf } from './queries.ts'

export type SectionName =
  | 'details'
  | 'logo'
  | 'icon'
  | 'colours'
  | 'healthCards'
  | 'reviews'
  | 'privacyAge'
  | 'messages'

/** Props for switching a section to its form: one at a time, so that leaving prompts once. */
export type SectionProps = {
  id: SectionName
  change: string | undefined
  isOpen: boolean
  onOpen: () => void
}

type Props = {
  organization: Organization
  mayChange: boolean
  /** An extra section after the logo. */
  icon?: (section: SectionProps, onClose: () => void) => ReactNode
  /** An extra section at the end. */
  healthCards?: (section: SectionProps, onClose: () => void) => ReactNode
  /** Another one after it. */
  reviews?: (section: SectionProps, onClose: () => void) => ReactNode
  /** The next one. */
  privacyAge?: (section: SectionProps, onClose: () => void) => ReactNode
  /** The last one. */
  messages?: (section: SectionProps, onClose: () => void) => ReactNode
}

/** An organization's details by section, each with an edit form (ORG-15). */
export function OrganizationSections({ organization, mayChange, icon, healthCards, ...more }: Props) {
  const { t } = useText('organization', 'provider')
  const [open, setOpen] = useState<SectionName>()
  const texts = t.provider.organizationSettings
  const labels = t.organization.change
  const section = (id: SectionName) => ({
    id,
    change: mayChange && open === undefined ? labels[id]() : undefined,
    isOpen: open === id,
    onOpen: () => setOpen(id),
  })
  const close = () => setOpen(undefined)
  const form = (id: SectionName) => ({ organization, label: labels[id](), onClose: close })
  return (
    <>
      <SettingsSection
        {...section('details')}
        title={texts.about()}
        form={<DetailsForm {...form('details')} />}
      >
        <OrganizationDetails organization={organization} />
      </SettingsSection>
      <Region title={texts.colours.failed()} pending={<Skeleton lines={4} />}>
        <Stack gap="xl">
          <SettingsSection
            {...section('logo')}
            title={t.organization.logo.title()}
            form={<LogoForm {...form('logo')} />}
          >
            <LogoCard organization={organization} />
          </SettingsSection>
          {icon?.(section('icon'), close)}
          <SettingsSection
            {...section('colours')}
            title={texts.colours.title()}
            form={<ThemeEditor {...form('colours')} />}
          >
            <ThemePreview organization={organization} />
          </SettingsSection>
        </Stack>
      </Region>
      {healthCards?.(section('healthCards'), close)}
      {more.reviews?.(section('reviews'), close)}
      {more.privacyAge?.(section('privacyAge'), close)}
      {more.messages?.(section('messages'), close)}
    </>
  )
}

/** The logo with its description, or what is shown without one. */
function LogoCard({ organization }: { organization: Organization }) {
  const { t } = useText('organization', 'provider')
  const { data } = useSuspenseQuery(awaitBrandingOf(organization.id))
  const { name } = organization
  if (!pictureAddress(data.logo)) return <Text tone="secondary">{t.organization.logo.none()}</Text>
  return (
    <>
      <OrganizationLogo
        organization={organization}
        alt={data.logo_alt ?? t.provider.organizationSettings.logo({ name })}
      />
      {data.logo_alt && <Text tone="secondary">{t.organization.logo.altIs({ alt: data.logo_alt })}</Text>}
    </>
  )
}

/** The branding's logo at actual size (AUTH-50); renders nothing if missing or broken. */
function OrganizationLogo({ organization, alt }: { organization: Organization; alt: string }) {
  const { data } = useSuspenseQuery(awaitBrandingOf(organization.id))
  const [broken, setBroken] = useState<string>()
  const logo = pictureAddress(data.logo)
  if (!logo || logo === broken) return null
  return (
    <img
      src={logo}
      alt={alt}
      width="150"
      height="90"
      className={styles.logo}
      onError={() => setBroken(logo)}
    />
  )
}

/** Details of an organization (DATA-19, DATA-20, DATA-22). */
function OrganizationDetails({ organization }: { organization: Organization }) {
  const { t } = useText()
  const texts = t.provider.organizationSettings
  const { name, address, contact_name: contact, email, phone } = organization
  return (
    <dl className={styles.details}>
      <Detail term={texts.name()}>
        <span className={styles.named}>
          <OrganizationIcon organization={organization} />
          {name}
        </span>
      </Detail>
      <Detail term={texts.address()}>{address && inOneLine(address)}</Detail>
      <Detail term={texts.contact()}>{contact}</Detail>
      <Detail term={texts.email()}>
        {email && (
          <TextLink href={`mailto:${email}`} newTab={false}>
            {email}
          </TextLink>
        )}
      </Detail>
      <Detail term={texts.phone()}>{phone && <PhoneLink phone={phone} />}</Detail>
    </dl>
  )
}

/** A postal code is not broken in two. */
const inOneLine = (address: string) => address.replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)/, '$1\u00A0$2')

function Detail({ term, children }: { term: string; children: ReactNode }) {
  const { t } = useText()
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children || (
          <Text as="span" tone="secondary">
            {t.provider.organizationSettings.missing()}
          </Text>
        )}
      </dd>
    </div>
  )
}
