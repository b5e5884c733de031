import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Organization } from '#generated/model/index.ts'
import styles from './organizations.module.css'
import { awaitBrandingOf } from './queries.ts'

/** The logo of the branding at its size (AUTH-50); nothing when there is none, or it does not load. */
export function OrganizationLogo({ organization, alt }: { organization: Organization; alt: string }) {
  const { data } = useSuspenseQuery(awaitBrandingOf(organization.id))
  const [broken, setBroken] = useState<string>()
  if (!data.logo || data.logo === broken) return null
  return (
    <img
      src={data.logo}
      alt={alt}
      width="150"
      height="90"
      className={styles.logo}
      onError={() => setBroken(data.logo ?? undefined)}
    />
  )
}
