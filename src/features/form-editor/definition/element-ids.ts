import type { Locale } from '#src/i18n/locale.ts'
import { type Place, placeId } from './place.ts'

/** Ids of focusable elements of the editor; distinct from those of the preview. */
export const rowId = (place: Place): string => `edit-row-${placeId(place)}`
export const moveId = (place: Place, by: -1 | 1): string =>
  `edit-${by === 1 ? 'down' : 'up'}-${placeId(place)}`
export const textId = (place: Place, property: string, locale: Locale, at?: number): string =>
  `edit-${placeId(place)}-${property}${at === undefined ? '' : `-${at}`}-${locale}`
export const propertyId = (place: Place, property: string): string => `edit-${placeId(place)}-${property}`
export const PANEL = 'edit-panel'
