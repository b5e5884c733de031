import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { sideEffectsForm, vaccinationScreeningForm } from './vaccination-forms.ts'

/** In English only: the clinic has no French text yet. */
export const vaccinationDay: JourneyDefinition = {
  id: uuidOf('definition:vaccination-day'),
  key: 'vaccination-day',
  version: 1,
  name: { 'en-ca': 'Vaccination day' },
  description: { 'en-ca': 'From the questions before your shot to how you feel the week after.' },
  banner: '/media/vaccination-day.svg',
  organization: organizationSeeds.northern.id,
  languages: ['en-ca'],
  nextTaskModal: false,
  audience: { 'en-ca': 'Anyone with an appointment for a flu or COVID-19 vaccine' },
  estimatedWeeks: 2,
  isMonitored: false,
  responseHours: null,
  monitoringNote: {
    'en-ca':
      'No one reads your answers right away. For a strong reaction, call 911. For questions, call 811 at any hour.',
  },
  careTeam: {
    name: { 'en-ca': 'Vaccination team' },
    contactName: null,
    phone: '867-555-0164',
    email: 'vaccines@northern.example',
    hours: { 'en-ca': 'Every day, 10 a.m. to 6 p.m.' },
  },
  recommendation: { 'en-ca': 'Flu season has started in the territory' },
  tableColumns: [
    { variable: 'vaccine', label: { 'en-ca': 'Vaccine' } },
    { variable: 'reaction_before', label: { 'en-ca': 'Reaction before' } },
  ],
  first: ['screening'],
  steps: [
    {
      activity: 'screening',
      kind: 'form',
      name: { 'en-ca': 'Questions before your vaccine' },
      description: { 'en-ca': 'So that the nurse knows you before you sit down.' },
      estimatedMinutes: 3,
      priority: 90,
      dueInDays: 3,
      form: vaccinationScreeningForm.key,
      variables: ['vaccine', 'reaction_before'],
      next: [
        { activity: 'call_first', when: { field: 'reaction_before', op: 'eq', value: true } },
        { activity: 'what_to_expect' },
      ],
    },
    {
      activity: 'call_first',
      kind: 'activity',
      name: { 'en-ca': 'Call us before you come' },
      description: {
        'en-ca':
          'You had a reaction to a vaccine before. Call 867-555-0164 and a nurse will plan your visit with you.',
      },
      estimatedMinutes: 10,
      priority: 95,
      dueInDays: 1,
      next: [],
    },
    {
      activity: 'what_to_expect',
      kind: 'education',
      name: { 'en-ca': 'What to expect' },
      description: { 'en-ca': 'The visit, the 15 minutes after it, and the days that follow.' },
      estimatedMinutes: 3,
      priority: 50,
      content: [
        {
          'en-ca': 'Wear a shirt with sleeves that roll up. Bring your health card and your vaccine record.',
        },
        {
          'en-ca':
            'Stay with us for 15 minutes after the shot. Tell us right away if you feel faint or itchy.',
        },
        { 'en-ca': 'A sore arm, a headache and feeling tired are common for 2 days. A cool cloth helps.' },
      ],
      next: [{ activity: 'got_it' }],
    },
    {
      activity: 'got_it',
      kind: 'activity',
      name: { 'en-ca': 'Get your vaccine' },
      description: { 'en-ca': 'Come to your appointment, then mark this as done.' },
      estimatedMinutes: 30,
      priority: 80,
      dueInDays: 7,
      next: [{ activity: 'side_effects' }],
    },
    {
      activity: 'side_effects',
      kind: 'form',
      name: { 'en-ca': 'How do you feel after your vaccine?' },
      description: { 'en-ca': 'Two quick looks: in the first days and after a week.' },
      estimatedMinutes: 2,
      priority: 70,
      dueInDays: 2,
      form: sideEffectsForm.key,
      repeat: { times: 2, everyDays: 5 },
      next: [],
    },
  ],
}
