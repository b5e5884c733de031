import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { diabetesLessons } from './diabetes-lessons.ts'
import { diabetesStartForm } from './diabetes-start-form.ts'
import { labReportForm } from './lab-report-form.ts'
import { sugarForm } from './sugar-form.ts'

/** Who takes insulin has a lesson more. */
export const diabetesEducation: JourneyDefinition = {
  id: uuidOf('definition:diabetes-education'),
  key: 'diabetes-education',
  version: 1,
  name: { 'en-ca': 'Living with type 2 diabetes', 'fr-ca': 'Vivre avec le diabète de type 2' },
  description: {
    'en-ca': 'Short lessons, a month of sugar readings and a foot check, at your own pace.',
    'fr-ca': 'De courtes leçons, un mois de mesures de glycémie et un examen des pieds, à votre rythme.',
  },
  banner: '/media/diabetes-education.svg',
  organization: organizationSeeds.fleuve.id,
  languages: ['en-ca', 'fr-ca'],
  nextTaskModal: true,
  audience: {
    'en-ca': 'Adults with type 2 diabetes, new or not',
    'fr-ca': 'Adultes atteints de diabète de type 2, récent ou non',
  },
  estimatedWeeks: 8,
  isMonitored: true,
  responseHours: null,
  monitoringNote: {
    'en-ca': 'A dietitian reads your readings on Tuesdays. If your sugar stays below 4, do not wait for her.',
    'fr-ca':
      'Une nutritionniste lit vos mesures le mardi. Si votre glycémie reste sous 4, n’attendez pas son appel.',
  },
  careTeam: {
    name: { 'en-ca': 'Diabetes day centre', 'fr-ca': 'Centre de jour du diabète' },
    contactName: 'Mathilde Ouellet',
    phone: '418-555-0121',
    email: 'diabete@fleuve.example',
    hours: { 'en-ca': 'Tuesday and Thursday, 8 a.m. to noon', 'fr-ca': 'Mardi et jeudi, de 8 h à midi' },
  },
  recommendation: {
    'en-ca': 'For anyone whose last A1C was above target',
    'fr-ca': 'Pour toutes les personnes dont la dernière A1C dépassait la cible',
  },
  tableColumns: [
    {
      variable: 'sugar',
      label: { 'en-ca': 'Last blood sugar (mmol/L)', 'fr-ca': 'Dernière glycémie (mmol/L)' },
    },
    { variable: 'confidence', label: { 'en-ca': 'Confidence (0 to 10)', 'fr-ca': 'Confiance (0 à 10)' } },
    { variable: 'treatment', label: { 'en-ca': 'Treatment', 'fr-ca': 'Traitement' } },
  ],
  first: ['start'],
  steps: [
    {
      activity: 'start',
      kind: 'form',
      name: { 'en-ca': 'You and your diabetes', 'fr-ca': 'Vous et votre diabète' },
      description: {
        'en-ca': 'Where you are now, and what matters to you.',
        'fr-ca': 'Où vous en êtes, et ce qui compte pour vous.',
      },
      estimatedMinutes: 5,
      priority: 90,
      form: diabetesStartForm.key,
      variables: ['treatment', 'confidence'],
      next: [
        { activity: 'what_is_it' },
        { activity: 'sugar' },
        { activity: 'insulin', when: { field: 'treatment', op: 'contains', value: 'insulin' } },
      ],
    },
    ...diabetesLessons,
    {
      activity: 'sugar',
      kind: 'form',
      name: { 'en-ca': 'Your sugar reading', 'fr-ca': 'Votre mesure de glycémie' },
      description: {
        'en-ca': 'One reading a day, before breakfast if you can.',
        'fr-ca': 'Une mesure par jour, avant le déjeuner si possible.',
      },
      estimatedMinutes: 1,
      priority: 60,
      dueInDays: 1,
      form: sugarForm.key,
      variables: ['sugar'],
      repeat: { times: 28, everyDays: 1 },
      next: [{ activity: 'lab_report' }],
    },
    {
      activity: 'foot_check',
      kind: 'activity',
      name: { 'en-ca': 'Look at your feet', 'fr-ca': 'Examinez vos pieds' },
      description: {
        'en-ca':
          "Look at both feet, between the toes too. Use a mirror or ask someone to help. If a sore doesn't heal in 2 days, call us.",
        'fr-ca':
          'Regardez vos deux pieds, aussi entre les orteils. Servez-vous d’un miroir ou demandez de l’aide. Une plaie qui ne guérit pas en 2 jours : appelez-nous.',
      },
      estimatedMinutes: 5,
      priority: 50,
      dueInDays: 7,
      repeat: { times: 4, everyDays: 7 },
      next: [],
    },
    {
      activity: 'lab_report',
      kind: 'document',
      name: { 'en-ca': 'Your last lab report', 'fr-ca': 'Votre dernier rapport de laboratoire' },
      description: {
        'en-ca': 'We compare it with your readings.',
        'fr-ca': 'Nous le comparons à vos mesures.',
      },
      estimatedMinutes: 3,
      priority: 40,
      dueInDays: 14,
      form: labReportForm.key,
      next: [],
    },
  ],
}
