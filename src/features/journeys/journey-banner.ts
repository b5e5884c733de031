import type { ProcessInstance } from '#generated/model/index.ts'
import defaultBanner from './banner.svg?no-inline'

/** A journey without a picture of its own has a quiet one of ours. */
export function journeyBanner({ banner_image }: Pick<ProcessInstance, 'banner_image'>): string {
  return banner_image ?? defaultBanner
}
