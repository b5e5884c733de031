import { useState } from 'react'
import styles from '../invitations.module.css'

type Props = {
  src: string
  name: string
  onMissing?: () => void
}

/** 150x90 (AUTH-50); an image that fails to load leaves no gap. */
export function OrganizationLogo({ src, name, onMissing }: Props) {
  const [missing, setMissing] = useState(false)
  if (missing) return null
  return (
    <img
      className={styles.logo}
      src={src}
      alt={name}
      width="150"
      height="90"
      onError={() => {
        setMissing(true)
        onMissing?.()
      }}
    />
  )
}
