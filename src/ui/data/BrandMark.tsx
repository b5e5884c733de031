import styles from './brand.module.css'

type Props = {
  name: string
  /** URL of a custom logo, from the brand settings. */
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg'
}

/** A canoe carried over two waters: what a portage is. */
export function BrandMark({ name, src, size = 'md' }: Props) {
  return (
    <span className={styles.brand} data-size={size}>
      {src ? (
        <img className={styles.mark} src={src} alt="" />
      ) : (
        <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden>
          <rect width="48" height="48" rx="12" fill="var(--primary-700)" />
          <path
            d="M7 14.5c5 6.6 10.6 9.6 17 9.6s12-3 17-9.6c-1.7 9.4-8.6 15-17 15s-15.3-5.6-17-15Z"
            fill="#fff"
          />
          <path
            d="M8 35.5c2.7 0 2.7 2 5.3 2s2.7-2 5.4-2 2.6 2 5.3 2 2.7-2 5.3-2 2.7 2 5.4 2 2.6-2 5.3-2"
            fill="none"
            stroke="var(--primary-300)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </svg>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  )
}
