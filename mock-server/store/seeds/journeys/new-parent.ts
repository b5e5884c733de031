import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { firstWeeksForm } from './first-weeks-form.ts'
import { moodForm } from './mood-form.ts'

export const newParent: JourneyDefinition = {
  id: uuidOf('definition:new-parent'),
  key: 'new-parent',
  name: { 'en-ca': 'New-parent follow-up', 'fr-ca': 'Suivi des nouveaux parents' },
  description: {
    'en-ca': 'How you and your baby are doing in the first months.',
    'fr-ca': 'Comment vous et votre bébé vous portez au cours des premiers mois.',
  },
  banner: '/media/new-parent.svg',
  organization: organizationSeeds.lakeside.id,
  languages: ['en-ca', 'fr-ca'],
  nextTaskModal: true,
  isMonitored: true,
  stepCount: 3,
  first: ['first_weeks'],
  steps: [
    {
      activity: 'first_weeks',
      kind: 'form',
      name: { 'en-ca': 'Your first weeks', 'fr-ca': 'Vos premières semaines' },
      description: {
        'en-ca': 'Tell us about your baby and how you are sleeping.',
        'fr-ca': 'Parlez-nous de votre bébé et de votre sommeil.',
      },
      estimatedMinutes: 4,
      priority: 70,
      form: firstWeeksForm,
      variables: ['baby_name'],
      next: [{ activity: 'mood' }],
    },
    {
      activity: 'mood',
      kind: 'form',
      name: { 'en-ca': 'How are you feeling?', 'fr-ca': 'Comment vous sentez-vous?' },
      description: {
        'en-ca': 'A few gentle questions. There are no wrong answers.',
        'fr-ca': 'Quelques questions en douceur. Il n’y a pas de mauvaise réponse.',
      },
      estimatedMinutes: 3,
      priority: 80,
      dueInDays: 14,
      form: moodForm,
      next: [{ activity: 'wrap_up' }],
    },
    {
      activity: 'wrap_up',
      kind: 'acknowledgement',
      name: { 'en-ca': 'Where to find help', 'fr-ca': 'Où trouver de l’aide' },
      description: {
        'en-ca': 'Numbers to keep close, by day and by night.',
        'fr-ca': 'Des numéros à garder tout près, de jour comme de nuit.',
      },
      estimatedMinutes: 1,
      priority: 40,
      content: [
        {
          'en-ca': 'Call 811 for a nurse at any hour. Call or text 988 if you feel hopeless.',
          'fr-ca':
            'Appelez le 811 pour parler à une infirmière à toute heure. Appelez ou textez le 988 si vous perdez espoir.',
        },
        {
          'en-ca': 'Our parent group meets on Tuesdays at 10 a.m.',
          'fr-ca': 'Notre groupe de parents se réunit le mardi à 10 h.',
        },
      ],
      next: [],
    },
  ],
}
