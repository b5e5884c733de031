import type { ProcessInstance } from '#generated/model/index.ts'
import defaultBanner from './banner.svg?no-inline'

type Banner = { readonly src: string; readonly alt: string }

/** A journey's image, or a neutral default. Images that show something have alternative text. */
export function journeyBanner(journey: Pick<ProcessInstance, 'banner_image' | 'banner_alt'>): Banner {
  return { src: journey.banner_image ?? defaultBanner, alt: journey.banner_alt ?? '' }
}
