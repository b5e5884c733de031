import type { BaseTranslation } from 'typesafe-i18n'

/** How and when a person is reminded. */
const reminders = {
  title: 'Reminders',
  intro: 'We can remind you when a step is due soon. Messages never say what a step is about.',
  loadFailed: "We couldn't load your reminders",
  channels: 'How we remind you',
  channelsHelp: 'Choose none if you want no reminders.',
  channel: { email: 'Email', text_message: 'Text message' },
  sentTo: 'To {address:string}',
  noPhone: 'For text messages, ask your care team to add your phone number.',
  rhythm: 'How often',
  rhythms: {
    daily: 'One message a day',
    each: 'A message for each step',
  },
  rhythmHelp: {
    daily: 'With the number of steps that are due within a day.',
    each: 'The day before it is due.',
  },
  time: 'Time of day',
  quiet: 'Send nothing during quiet hours',
  quietHelp: 'Messages wait until quiet hours end.',
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  sameTimes: 'Choose an end that differs from the start.',
  zone: 'These are times of this device: {zone:string}.',
  save: 'Save your reminders',
  saved: 'Your reminders are saved.',
  failed: "We couldn't save your reminders. What you chose is still here. Please try again.",
} as const satisfies BaseTranslation

export default reminders
