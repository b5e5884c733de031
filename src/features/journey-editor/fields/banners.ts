export const banners = [
  { path: '/media/hip-replacement.svg', name: 'hip' },
  { path: '/media/asthma-check-in.svg', name: 'asthma' },
  { path: '/media/new-parent.svg', name: 'parent' },
  { path: '/media/mood-check-in.svg', name: 'mood' },
  { path: '/media/diabetes-education.svg', name: 'diabetes' },
  { path: '/media/vaccination-day.svg', name: 'vaccination' },
  { path: '/media/quit-smoking.svg', name: 'smoking' },
] as const

/** Prefix of a banner from the media library, before its file id. */
const LIBRARY = 'media:'

export const bannerOfFile = (id: string): string => LIBRARY + id

/** The media file id of a banner; null for any other banner, and for none. */
export const fileOfBanner = (banner: string | null): string | null =>
  banner?.startsWith(LIBRARY) ? banner.slice(LIBRARY.length) : null
