import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { beforeSurgeryForm } from './before-surgery-form.ts'

/** One long questionnaire with every type of question, files and alerts; the answers are not monitored. */
export const beforeSurgery: JourneyDefinition = {
  id: uuidOf('definition:before-surgery'),
  key: 'before-surgery',
  version: 1,
  name: { 'en-ca': 'Before your surgery', 'fr-ca': 'Avant votre opération' },
  description: {
    'en-ca': 'Tell the surgery team about your health, so that they are ready for you.',
    'fr-ca': 'Parlez de votre santé à l’équipe de chirurgie pour qu’elle soit prête à vous recevoir.',
  },
  banner: null,
  organization: organizationSeeds.northern.id,
  languages: ['en-ca', 'fr-ca'],
  nextTaskModal: false,
  audience: {
    'en-ca': 'Adults with a date for a planned surgery',
    'fr-ca': 'Adultes qui ont une date pour une opération planifiée',
  },
  estimatedWeeks: 1,
  isMonitored: false,
  responseHours: null,
  monitoringNote: {
    'en-ca':
      'The team reads your answers a few days before the surgery. For help today call 811, in an emergency 911.',
    'fr-ca':
      'L’équipe lit vos réponses quelques jours avant l’opération. Pour de l’aide aujourd’hui, appelez le 811 ; en cas d’urgence, le 911.',
  },
  careTeam: {
    name: { 'en-ca': 'Surgery team', 'fr-ca': 'Équipe de chirurgie' },
    contactName: null,
    phone: '867-555-0142',
    email: 'surgery@northern.example',
    hours: { 'en-ca': 'Monday to Friday, 8 a.m. to 4 p.m.', 'fr-ca': 'Du lundi au vendredi, de 8 h à 16 h' },
  },
  recommendation: null,
  first: ['health_questions'],
  steps: [
    {
      activity: 'health_questions',
      kind: 'form',
      name: { 'en-ca': 'Your health questionnaire', 'fr-ca': 'Votre questionnaire de santé' },
      description: {
        'en-ca': 'Have your medication bottles and your referral letter near you.',
        'fr-ca': 'Gardez près de vous vos flacons de médicaments et votre lettre de référence.',
      },
      estimatedMinutes: 15,
      priority: 90,
      dueInDays: 10,
      form: beforeSurgeryForm.key,
      prefill: { contact_email: 'email' },
      next: [],
    },
  ],
}
