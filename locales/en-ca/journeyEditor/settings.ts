import type { BaseTranslation } from 'typesafe-i18n'

/** Words about the settings of a journey. */
export const settingWords = {
  options: {
    title: 'Settings',
    banner: 'Banner picture',
    noBanner: 'No picture',
    ownBanner: 'Banner picture from the media library',
    ownBannerHelp:
      'Patients see it above the journey. People who use a screen reader hear its description from the media library.',
    libraryBanner: 'A picture from the media library: {name:string}',
    banners: {
      hip: 'Hip',
      asthma: 'Breathing',
      parent: 'Young family',
      mood: 'Mood',
      diabetes: 'Diabetes',
      vaccination: 'Vaccination',
      smoking: 'Quitting smoking',
    },
    languages: 'Languages of the journey',
    language: {
      'en-ca': 'English',
      'fr-ca': 'French',
    },
    weeks: 'About how many weeks it takes',
    startForm: 'Form before the first step',
    startFormHelp: "The person answers it right after they're enrolled. Its answers become variables.",
    nextTask: 'Offer the next step when one is finished',
    nextTaskHelp: 'A message opens with a link to the next step.',
    responseHours: 'Response time for alerts, in hours',
    responseHoursHelp:
      'After that, an alert no one has taken is shown to the whole care team and to administrators as waiting too long.',
    monitored: 'The care team reads the answers',
    monitoredHelp: 'People see this before they answer.',
    note: 'Who reads the answers, and when',
    noteUnread: 'What to do, since no one reads the answers',
    recommended: "Recommend it to the organization's patients",
    recommendedHelp: 'It will appear in their list of recommended journeys.',
    why: 'Why it is recommended',
  },
} as const satisfies BaseTranslation
