import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { quitPlanForm, smokeFreeDayForm } from './quit-smoking-forms.ts'

/** In English only, at a clinic whose other journeys are in both languages. */
export const quitSmoking: JourneyDefinition = {
  id: uuidOf('definition:quit-smoking'),
  key: 'quit-smoking',
  version: 1,
  name: { 'en-ca': 'Quit smoking in 3 weeks' },
  description: { 'en-ca': 'Choose your day, get through the first days, and stay smoke-free.' },
  banner: '/media/quit-smoking.svg',
  organization: organizationSeeds.fleuve.id,
  languages: ['en-ca'],
  nextTaskModal: false,
  audience: { 'en-ca': 'Adults who smoke or vape and think about stopping' },
  estimatedWeeks: 3,
  isMonitored: false,
  monitoringNote: { 'en-ca': "No one reads your diary. To talk to a coach, call 1-866-366-3667. It's free." },
  careTeam: {
    name: { 'en-ca': 'Respiratory team' },
    contactName: 'Hélène Côté',
    phone: '418-555-0119',
    email: 'souffle@fleuve.example',
    hours: { 'en-ca': 'Monday to Thursday, 9 a.m. to 5 p.m.' },
  },
  recommendation: { 'en-ca': 'For anyone who told us they smoke' },
  tableColumns: [{ variable: 'cigarettes', label: { 'en-ca': 'Cigarettes a day' } }],
  first: ['plan'],
  steps: [
    {
      activity: 'plan',
      kind: 'form',
      name: { 'en-ca': 'Your plan' },
      description: { 'en-ca': 'Your reasons, your day, and who you can count on.' },
      estimatedMinutes: 5,
      priority: 80,
      form: quitPlanForm.key,
      variables: ['cigarettes'],
      next: [{ activity: 'cravings' }, { activity: 'diary' }],
    },
    {
      activity: 'cravings',
      kind: 'education',
      name: { 'en-ca': 'Getting through a craving' },
      description: { 'en-ca': 'A craving lasts 3 minutes. Here is what to do with them.' },
      estimatedMinutes: 3,
      priority: 50,
      content: [
        { 'en-ca': 'Wait. Drink a glass of water, slowly. Breathe in for 4 seconds and out for 6.' },
        { 'en-ca': 'Go somewhere else: another room, the stairs, the street.' },
        { 'en-ca': "One cigarette isn't the end. Throw out the rest and keep going." },
      ],
      next: [],
    },
    {
      activity: 'diary',
      kind: 'form',
      name: { 'en-ca': 'Your smoke-free day' },
      description: { 'en-ca': 'Two questions every evening.' },
      estimatedMinutes: 1,
      priority: 60,
      dueInDays: 1,
      form: smokeFreeDayForm.key,
      repeat: { times: 14, everyDays: 1 },
      next: [{ activity: 'stay_free' }],
    },
    {
      activity: 'stay_free',
      kind: 'acknowledgement',
      name: { 'en-ca': 'Staying smoke-free' },
      description: { 'en-ca': 'What helps in the months to come.' },
      estimatedMinutes: 2,
      priority: 40,
      content: [
        { 'en-ca': 'Keep your car and home smoke-free, for visitors too.' },
        { 'en-ca': 'Put the money you save where you can see it.' },
        { 'en-ca': 'If you start again, come back. Most people need more than one try.' },
      ],
      next: [],
    },
  ],
}
