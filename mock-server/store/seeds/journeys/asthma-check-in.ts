import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { asthmaStartForm } from './asthma-start-form.ts'
import { asthmaWeekForm } from './asthma-week-form.ts'

/** Its number of steps depends on the answers: a bad week adds the action plan. */
export const asthmaCheckIn: JourneyDefinition = {
  id: uuidOf('definition:asthma-check-in'),
  key: 'asthma-check-in',
  version: 1,
  name: { 'en-ca': 'Asthma check-in', 'fr-ca': 'Suivi de l’asthme' },
  description: {
    'en-ca': 'A few minutes a week, so that your breathing stays on track.',
    'fr-ca': 'Quelques minutes par semaine pour garder le souffle.',
  },
  banner: '/media/asthma-check-in.svg',
  organization: organizationSeeds.fleuve.id,
  languages: ['en-ca', 'fr-ca'],
  nextTaskModal: false,
  audience: {
    'en-ca': 'Adults and teenagers with asthma',
    'fr-ca': 'Adultes et adolescents qui font de l’asthme',
  },
  estimatedWeeks: 4,
  isMonitored: false,
  responseHours: 24,
  monitoringNote: {
    'en-ca': "No one reads your answers as they come in. We'll look at them together at your next visit.",
    'fr-ca': 'Personne ne lit vos réponses au fur et à mesure. Elles serviront à votre prochaine visite.',
  },
  careTeam: {
    name: { 'en-ca': 'Respiratory team', 'fr-ca': 'Équipe respiratoire' },
    contactName: 'Hélène Côté',
    phone: '418-555-0119',
    email: 'souffle@fleuve.example',
    hours: {
      'en-ca': 'Monday to Thursday, 9 a.m. to 5 p.m.',
      'fr-ca': 'Du lundi au jeudi, de 9 h à 17 h',
    },
  },
  recommendation: null,
  tableColumns: [
    {
      variable: 'best_peak_flow',
      label: { 'en-ca': 'Best peak flow (L/min)', 'fr-ca': 'Meilleur débit de pointe (L/min)' },
    },
  ],
  first: ['start'],
  steps: [
    {
      activity: 'start',
      kind: 'form',
      name: { 'en-ca': 'Your asthma at the start', 'fr-ca': 'Votre asthme au départ' },
      description: {
        'en-ca': 'What sets off your asthma, and your best peak flow.',
        'fr-ca': 'Ce qui déclenche votre asthme, et votre meilleur débit de pointe.',
      },
      estimatedMinutes: 4,
      priority: 70,
      form: asthmaStartForm.key,
      variables: ['best_peak_flow'],
      next: [{ activity: 'week' }],
    },
    {
      activity: 'week',
      kind: 'form',
      name: { 'en-ca': 'Your breathing this week', 'fr-ca': 'Votre respiration cette semaine' },
      description: {
        'en-ca': 'Tell us about your symptoms and your peak flow.',
        'fr-ca': 'Parlez-nous de vos symptômes et de votre débit de pointe.',
      },
      estimatedMinutes: 3,
      priority: 70,
      dueInDays: 7,
      form: asthmaWeekForm.key,
      next: [
        { activity: 'inhaler' },
        { activity: 'action_plan', when: { field: 'symptoms', op: 'eq', value: 'worse' } },
      ],
    },
    {
      activity: 'inhaler',
      kind: 'education',
      name: { 'en-ca': 'Using your inhaler', 'fr-ca': 'Bien utiliser votre pompe' },
      description: {
        'en-ca': 'Four small steps that get more of the medicine into your lungs.',
        'fr-ca': 'Quatre petits gestes pour que plus de médicament se rende à vos poumons.',
      },
      estimatedMinutes: 2,
      priority: 30,
      content: [
        {
          'en-ca': 'Shake the inhaler and take off the cap.',
          'fr-ca': 'Agitez la pompe et enlevez le capuchon.',
        },
        {
          'en-ca': 'Breathe out fully, away from the inhaler.',
          'fr-ca': 'Videz vos poumons, loin de la pompe.',
        },
        {
          'en-ca': 'Press once while you breathe in slowly through your mouth.',
          'fr-ca': 'Appuyez une fois en inspirant lentement par la bouche.',
        },
        {
          'en-ca': 'Hold your breath for 10 seconds. Wait 1 minute before the next puff.',
          'fr-ca': 'Retenez votre souffle 10 secondes. Attendez 1 minute avant la prochaine dose.',
        },
      ],
      next: [{ activity: 'practice' }],
    },
    {
      activity: 'practice',
      kind: 'activity',
      name: { 'en-ca': 'Practise with your inhaler', 'fr-ca': 'Exercez-vous avec votre pompe' },
      description: {
        'en-ca': 'Do the four steps in front of a mirror. No mist should come out of your mouth.',
        'fr-ca': 'Faites les quatre gestes devant un miroir. Aucune brume ne doit sortir de votre bouche.',
      },
      estimatedMinutes: 2,
      priority: 20,
      dueInDays: 2,
      repeat: { times: 3, everyDays: 2 },
      next: [],
    },
    {
      activity: 'action_plan',
      kind: 'acknowledgement',
      name: {
        'en-ca': 'Your action plan for bad days',
        'fr-ca': 'Votre plan d’action pour les mauvais jours',
      },
      description: {
        'en-ca': 'Read what to do when breathing gets hard.',
        'fr-ca': 'Lisez quoi faire quand il devient difficile de respirer.',
      },
      estimatedMinutes: 2,
      priority: 95,
      dueInDays: 1,
      content: [
        {
          'en-ca': 'Take 2 puffs of your blue inhaler. If it does not help after 10 minutes, take 2 more.',
          'fr-ca':
            'Prenez 2 doses de votre pompe bleue. Si vous n’allez pas mieux après 10 minutes, prenez-en 2 autres.',
        },
        {
          'en-ca': 'If you cannot speak a full sentence, call 911.',
          'fr-ca': 'Si vous n’arrivez pas à dire une phrase complète, appelez le 911.',
        },
      ],
      next: [],
    },
  ],
}
