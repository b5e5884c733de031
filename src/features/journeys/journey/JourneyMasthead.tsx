import type { ReactNode } from 'react'
import type { ProcessInstance } from '#generated/model/index.ts'
import { journeyBanner } from './journey-banner.ts'
import styles from '../journeys.module.css'

type Props = { journey: Pick<ProcessInstance, 'banner_image' | 'banner_alt'>; children: ReactNode }

/** The heading of a journey with its image: next to it on a desktop, a strip below it on a phone. */
export function JourneyMasthead({ journey, children }: Props) {
  const { src, alt } = journeyBanner(journey)
  return (
    <div className={styles.masthead}>
      <div>{children}</div>
      <img src={src} alt={alt} className={styles.banner} />
    </div>
  )
}
