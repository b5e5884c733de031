/** The pictures that come with the portal, by the name of their words. */
export const banners = [
  { path: '/media/hip-replacement.svg', name: 'hip' },
  { path: '/media/asthma-check-in.svg', name: 'asthma' },
  { path: '/media/new-parent.svg', name: 'parent' },
  { path: '/media/mood-check-in.svg', name: 'mood' },
  { path: '/media/diabetes-education.svg', name: 'diabetes' },
  { path: '/media/vaccination-day.svg', name: 'vaccination' },
  { path: '/media/quit-smoking.svg', name: 'smoking' },
] as const
