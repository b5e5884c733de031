import { useId } from 'react'
import { avatarPatterns, type AvatarStyle, initials } from './avatar-patterns.ts'
import styles from './brand.module.css'

type Props = { name: string; style?: AvatarStyle | null | undefined; size?: 'sm' | 'md' | 'lg' }

/**
 * Pattern plus initials, so people are never told apart by colour alone. Decorative: the name is rendered next
 * to it.
 */
export function Avatar({ name, style, size = 'md' }: Props) {
  const id = useId()
  const tile = style ? avatarPatterns[style] : undefined
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {tile && (
        <svg className={styles.pattern}>
          <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="scale(0.6)">
            <path
              d={tile.path}
              fill={tile.filled ? 'currentColor' : 'none'}
              stroke={tile.filled ? 'none' : 'currentColor'}
              strokeWidth="2.5"
            />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </svg>
      )}
      <span className={tile && styles.initials}>{initials(name)}</span>
    </span>
  )
}
