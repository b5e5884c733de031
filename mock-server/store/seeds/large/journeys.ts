import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { symptomsForm } from './symptoms-form.ts'

/** With the three journeys that every world has, Lakeside offers 20. */
const names = [
  ['knee-replacement', 'Knee replacement', 'Remplacement du genou'],
  ['heart-failure', 'Heart failure at home', 'Insuffisance cardiaque à la maison'],
  ['lungs', 'Living with COPD', 'Vivre avec la MPOC'],
  ['blood-pressure', 'High blood pressure', 'Haute pression'],
  ['diabetes', 'Type 2 diabetes', 'Diabète de type 2'],
  ['back-pain', 'Back pain', 'Mal de dos'],
  ['stroke', 'Recovery after a stroke', 'Rétablissement après un AVC'],
  ['heart-surgery', 'Recovery after heart surgery', 'Rétablissement après une opération au cœur'],
  ['cancer', 'Cancer treatment follow-up', 'Suivi pendant un traitement du cancer'],
  ['kidneys', 'Kidney care', 'Santé des reins'],
  ['arthritis', 'Living with arthritis', 'Vivre avec l’arthrite'],
  ['sleep', 'Better sleep', 'Mieux dormir'],
  ['pregnancy', 'Healthy pregnancy', 'Grossesse en santé'],
  ['chronic-pain', 'Chronic pain', 'Douleur chronique'],
  ['wound', 'Wound care at home', 'Soin d’une plaie à la maison'],
  ['memory', 'Memory care', 'Santé de la mémoire'],
  ['balance', 'Balance and falls', 'Équilibre et chutes'],
] as const

const checkIn = {
  kind: 'form',
  description: {
    'en-ca': 'Three questions about how you feel.',
    'fr-ca': 'Trois questions sur la façon dont vous vous sentez.',
  },
  estimatedMinutes: 2,
  priority: 80,
  form: symptomsForm.key,
  variables: ['pain'],
} as const

const journey = ([key, english, french]: (typeof names)[number]): JourneyDefinition => ({
  id: uuidOf(`definition:large-${key}`),
  key: `large-${key}`,
  version: 1,
  name: { 'en-ca': english, 'fr-ca': french },
  description: {
    'en-ca': 'Tell us how you are doing, and learn what helps.',
    'fr-ca': 'Dites-nous comment vous allez et apprenez ce qui aide.',
  },
  banner: null,
  organization: organizationSeeds.lakeside.id,
  languages: ['en-ca', 'fr-ca'],
  nextTaskModal: true,
  audience: { 'en-ca': 'Patients of our clinic', 'fr-ca': 'Patientes et patients de notre clinique' },
  estimatedWeeks: 8,
  isMonitored: true,
  responseHours: 24,
  monitoringNote: {
    'en-ca': 'A nurse reads your answers on weekdays, by 4 p.m. In an emergency, call 911.',
    'fr-ca':
      'Une infirmière lit vos réponses les jours de semaine, avant 16 h. En cas d’urgence, appelez le 911.',
  },
  careTeam: {
    name: { 'en-ca': 'Lakeside care team', 'fr-ca': 'Équipe de soins de Lakeside' },
    contactName: null,
    phone: '613-555-0140',
    email: null,
    hours: null,
  },
  recommendation: null,
  tableColumns: [{ variable: 'pain', label: { 'en-ca': 'Pain (0 to 10)', 'fr-ca': 'Douleur (0 à 10)' } }],
  first: ['check_in'],
  steps: [
    {
      activity: 'check_in',
      name: { 'en-ca': 'How do you feel?', 'fr-ca': 'Comment vous sentez-vous ?' },
      dueInDays: 7,
      next: [{ activity: 'second_check_in' }],
      ...checkIn,
    },
    {
      activity: 'second_check_in',
      name: { 'en-ca': 'How do you feel now?', 'fr-ca': 'Comment vous sentez-vous maintenant ?' },
      dueInDays: 14,
      next: [],
      ...checkIn,
    },
  ],
})

/** The journeys that only the world `large` has. */
export const largeJourneys: readonly JourneyDefinition[] = names.map(journey)
