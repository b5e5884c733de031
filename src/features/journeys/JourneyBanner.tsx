import type { ProcessInstance } from '#generated/model/index.ts'
import { journeyBanner } from './journey-banner.ts'
import styles from './journeys.module.css'

/** The picture above a journey. */
export function JourneyBanner({
  journey,
}: {
  journey: Pick<ProcessInstance, 'banner_image' | 'banner_alt'>
}) {
  const { src, alt } = journeyBanner(journey)
  return <img src={src} alt={alt} className={styles.banner} />
}
