import { useState } from 'react'
import styles from './invitations.module.css'

type Props = {
  src: string
  /** Whose it is: said in its place by who does not see it. */
  name: string
  /** Told when the picture does not come. */
  onMissing?: () => void
}

/** 150x90 (AUTH-50); a picture that does not come leaves no gap. */
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
