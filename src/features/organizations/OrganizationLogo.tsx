import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Organization } from '#generated/model/index.ts'
import { pictureAddress } from '#src/lib/picture-address.ts'
import styles from './organizations.module.css'
import { awaitBrandingOf } from './queries.ts'

/** The branding's logo at actual size (AUTH-50); renders nothing if missing or broken. */
export function OrganizationLogo({ organization, alt }: { organization: Organization; alt: string }) {
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
