import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { firstWeeksForm } from './first-weeks-form.ts'
import { moodForm } from './mood-form.ts'

export const newParent: JourneyDefinition = {
  id: uuidOf('definition:new-parent'),
  key: 'new-parent',
  version: 1,
  name: { 'en-ca': 'New-parent follow-up', 'fr-ca': 'Suivi des nouveaux parents' },
  description: {
    'en-ca': 'How you and your baby are doing in the first months.',
    'fr-ca': 'Comment vous et votre bébé vous portez au cours des premiers mois.',
  },
  banner: '/media/new-parent.svg',
  organization: organizationSeeds.lakeside.id,
  languages: ['en-ca', 'fr-ca'],
  nextTaskModal: true,
  audience: {
    'en-ca': 'Parents of a baby up to 6 months old',
    'fr-ca': 'Parents d’un bébé de 6 mois ou moins',
  },
  estimatedWeeks: 12,
  isMonitored: true,
  responseHours: 24,
  monitoringNote: {
    'en-ca': 'A nurse reads your answers on weekdays, by 4 p.m. At night and on weekends, call 811.',
    'fr-ca':
      'Une infirmière lit vos réponses les jours de semaine, avant 16 h. La nuit et la fin de semaine, appelez le 811.',
  },
  careTeam: {
    name: { 'en-ca': 'Baby and parent clinic', 'fr-ca': 'Clinique bébés et parents' },
    contactName: 'Aisha Kaur',
    phone: '613-555-0145',
    email: 'parents@lakeside.example',
    hours: {
      'en-ca': 'Monday to Friday, 8 a.m. to 4 p.m.',
      'fr-ca': 'Du lundi au vendredi, de 8 h à 16 h',
    },
  },
  recommendation: null,
  tableColumns: [{ variable: 'baby_name', label: { 'en-ca': 'Baby', 'fr-ca': 'Bébé' } }],
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
      form: firstWeeksForm.key,
      variables: ['baby_name'],
      next: [{ activity: 'mood' }],
    },
    {
      activity: 'mood',
      kind: 'form',
      name: { 'en-ca': 'How are you feeling?', 'fr-ca': 'Comment vous sentez-vous ?' },
      description: {
        'en-ca': 'A few gentle questions. There are no wrong answers.',
        'fr-ca': 'Quelques questions en douceur. Il n’y a pas de mauvaise réponse.',
      },
      estimatedMinutes: 3,
      priority: 80,
      dueInDays: 14,
      form: moodForm.key,
      next: [
        { activity: 'wrap_up' },
        {
          activity: 'low_mood',
          when: { field: 'feeling_down', op: 'in', value: ['most_days', 'every_day'] },
        },
      ],
    },
    {
      activity: 'low_mood',
      kind: 'education',
      name: { 'en-ca': 'When the sadness stays', 'fr-ca': 'Quand la tristesse reste' },
      description: {
        'en-ca': 'One parent in five goes through this. It can be treated.',
        'fr-ca': 'Un parent sur cinq vit cela. Cela se soigne.',
      },
      estimatedMinutes: 3,
      priority: 90,
      dueInDays: 2,
      content: [
        {
          'en-ca': 'Feeling low for more than 2 weeks after a birth is an illness, not a weakness.',
          'fr-ca':
            'Se sentir triste plus de 2 semaines après une naissance est une maladie, pas une faiblesse.',
        },
        {
          'en-ca': 'A nurse will call you this week. Tell her everything: she has heard it before.',
          'fr-ca': 'Une infirmière vous appellera cette semaine. Dites-lui tout : elle connaît cela.',
        },
        {
          'en-ca': 'If you think of hurting yourself or your baby, call or text 988, or call 911.',
          'fr-ca':
            'Si vous pensez à vous faire du mal ou à faire du mal à votre bébé, appelez ou textez le 988, ou appelez le 911.',
        },
      ],
      next: [],
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
