import { useState } from 'react'
import type { Organization } from '#generated/model/index.ts'
import { pictureAddress } from '#src/lib/validation/picture-address.ts'
import { IconBuilding } from '#src/ui/icons.ts'
import styles from '../organization-menu.module.css'

/** Decorative, because the name is next to it. Falls back to a default icon (ORG-13). */
export function OrganizationIcon({ organization }: { organization: Pick<Organization, 'icon'> }) {
  const [broken, setBroken] = useState<string>()
  const icon = pictureAddress(organization.icon)
  if (!icon || icon === broken) {
    return (
      <span className={`${styles.icon} ${styles.default}`}>
        <IconBuilding aria-hidden size="1.25rem" />
      </span>
    )
  }
  return (
    <span className={styles.icon}>
      <img src={icon} alt="" width="32" height="32" loading="lazy" onError={() => setBroken(icon)} />
    </span>
  )
}
