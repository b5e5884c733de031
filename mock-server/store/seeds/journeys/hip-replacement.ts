import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { aboutYourHipForm } from './about-your-hip-form.ts'
import { hipDocumentForm } from './hip-document-form.ts'
import { hipCheckInForm } from './hip-check-in-form.ts'
import { homeForm } from './home-form.ts'
import { readinessCallForm } from './readiness-call-form.ts'
import { surgeryDate } from './surgery-date-step.ts'

export const hipReplacement: JourneyDefinition = {
  id: uuidOf('definition:hip-replacement'),
  key: 'hip-replacement',
  version: 1,
  name: { 'en-ca': 'Hip replacement preparation', 'fr-ca': 'Préparation au remplacement de la hanche' },
  description: {
    'en-ca': 'Get ready for your new hip, step by step. Your care team follows along.',
    'fr-ca': 'Préparez-vous à votre nouvelle hanche, une étape à la fois. Votre équipe de soins vous suit.',
  },
  banner: '/media/hip-replacement.svg',
  organization: organizationSeeds.lakeside.id,
  languages: ['en-ca', 'fr-ca'],
  nextTaskModal: true,
  audience: {
    'en-ca': 'Adults who wait for a new hip',
    'fr-ca': 'Adultes en attente d’une nouvelle hanche',
  },
  estimatedWeeks: 6,
  isMonitored: true,
  responseHours: 24,
  monitoringNote: {
    'en-ca': 'A nurse reads your answers on weekdays, by 4 p.m.',
    'fr-ca': 'Une infirmière lit vos réponses les jours de semaine, avant 16 h.',
  },
  careTeam: {
    name: { 'en-ca': 'Hip clinic', 'fr-ca': 'Clinique de la hanche' },
    contactName: 'Samuel Roy',
    phone: '613-555-0142',
    email: 'hip@lakeside.example',
    hours: {
      'en-ca': 'Monday to Friday, 8 a.m. to 4 p.m.',
      'fr-ca': 'Du lundi au vendredi, de 8 h à 16 h',
    },
  },
  recommendation: {
    'en-ca': 'For anyone with a surgery date at our clinic',
    'fr-ca': 'Pour toutes les personnes qui ont une date d’opération à notre clinique',
  },
  tableColumns: [
    { variable: 'side', label: { 'en-ca': 'Hip', 'fr-ca': 'Hanche' } },
    { variable: 'pain', label: { 'en-ca': 'Pain (0 to 10)', 'fr-ca': 'Douleur (0 à 10)' } },
  ],
  first: ['about_you'],
  steps: [
    {
      activity: 'about_you',
      kind: 'form',
      name: { 'en-ca': 'About your hip', 'fr-ca': 'À propos de votre hanche' },
      description: {
        'en-ca': 'Tell us which hip hurts and how long it has been.',
        'fr-ca': 'Dites-nous quelle hanche vous fait mal et depuis quand.',
      },
      estimatedMinutes: 3,
      priority: 90,
      form: aboutYourHipForm.key,
      variables: ['side'],
      next: [{ activity: 'hip_check_in' }, { activity: 'day_of_surgery' }],
    },
    {
      activity: 'hip_check_in',
      kind: 'form',
      name: { 'en-ca': 'How is your hip today?', 'fr-ca': 'Comment va votre hanche aujourd’hui ?' },
      description: {
        'en-ca': 'Tell your care team how you are doing.',
        'fr-ca': 'Dites à votre équipe de soins comment vous allez.',
      },
      estimatedMinutes: 5,
      priority: 80,
      dueInDays: 8,
      repeatable: true,
      form: hipCheckInForm.key,
      variables: ['pain'],
      next: [{ activity: 'home' }],
    },
    {
      activity: 'day_of_surgery',
      kind: 'education',
      name: { 'en-ca': 'The day of your surgery', 'fr-ca': 'Le jour de votre opération' },
      description: {
        'en-ca': 'What happens from the morning until you are back in your room.',
        'fr-ca': 'Ce qui se passe du matin jusqu’au retour dans votre chambre.',
      },
      estimatedMinutes: 6,
      priority: 40,
      content: [
        {
          'en-ca': 'Do not eat after midnight. You may drink water until 2 hours before you arrive.',
          'fr-ca':
            'Ne mangez rien après minuit. Vous pouvez boire de l’eau jusqu’à 2 heures avant votre arrivée.',
        },
        {
          'en-ca':
            'Bring your health card, a list of your medications and the shoes you walk best in. Leave rings and watches at home.',
          'fr-ca':
            'Apportez votre carte d’assurance maladie, la liste de vos médicaments et les chaussures avec lesquelles vous marchez le mieux. Laissez vos bijoux et votre montre à la maison.',
        },
        {
          'en-ca':
            'A nurse will meet you, ask your name and mark the hip that will be operated on. You will be asked the same questions more than once. This keeps you safe.',
          'fr-ca':
            'Une infirmière vous accueillera, vous demandera votre nom et marquera la hanche à opérer. On vous posera les mêmes questions plus d’une fois : c’est pour votre sécurité.',
        },
        {
          'en-ca':
            'The surgery takes about 1 to 2 hours. Most people stand up with help on the same day and go home 1 or 2 days later.',
          'fr-ca':
            'L’opération dure environ 1 à 2 heures. La plupart des gens se lèvent avec de l’aide le jour même et rentrent chez eux 1 ou 2 jours plus tard.',
        },
      ],
      next: [{ activity: 'care_plan' }],
    },
    {
      activity: 'home',
      kind: 'form',
      name: { 'en-ca': 'Is your home ready?', 'fr-ca': 'Votre maison est-elle prête ?' },
      description: {
        'en-ca': 'A few questions about stairs, the bathroom and who can help you.',
        'fr-ca': 'Quelques questions sur les escaliers, la salle de bain et les gens qui peuvent vous aider.',
      },
      estimatedMinutes: 4,
      priority: 60,
      dueInDays: 10,
      form: homeForm.key,
      next: [{ activity: 'exercises' }],
    },
    {
      activity: 'care_plan',
      kind: 'acknowledgement',
      name: { 'en-ca': 'Your care plan', 'fr-ca': 'Votre plan de soins' },
      description: {
        'en-ca': 'Read the plan and tell us that you have read it.',
        'fr-ca': 'Lisez le plan et dites-nous que vous l’avez lu.',
      },
      estimatedMinutes: 3,
      priority: 50,
      content: [
        {
          'en-ca': 'Someone stays with you for the first 3 nights at home.',
          'fr-ca': 'Quelqu’un reste avec vous les 3 premières nuits à la maison.',
        },
        {
          'en-ca': 'You do your exercises twice a day and walk a little more each day.',
          'fr-ca': 'Vous faites vos exercices deux fois par jour et marchez un peu plus chaque jour.',
        },
        {
          'en-ca': 'If the wound gets red, warm or wet, or you have a fever, you call us at 613-555-0142.',
          'fr-ca':
            'Si la plaie devient rouge, chaude ou humide, ou si vous faites de la fièvre, vous nous appelez au 613-555-0142.',
        },
      ],
      next: [{ activity: 'xray' }],
    },
    {
      activity: 'exercises',
      kind: 'activity',
      name: { 'en-ca': 'Your exercises before surgery', 'fr-ca': 'Vos exercices avant l’opération' },
      description: {
        'en-ca': 'Ten slow knee lifts and ten heel slides on each side. Stop if the pain is sharp.',
        'fr-ca':
          'Dix levées du genou lentes et dix glissements du talon de chaque côté. Arrêtez si la douleur est vive.',
      },
      estimatedMinutes: 15,
      priority: 45,
      dueInDays: 2,
      repeat: { times: 3, everyDays: 2 },
      next: [],
    },
    {
      activity: 'xray',
      kind: 'document',
      name: { 'en-ca': 'Your X-ray or referral', 'fr-ca': 'Votre radiographie ou demande de consultation' },
      description: {
        'en-ca': 'The surgeon looks at it before you meet.',
        'fr-ca': 'Le chirurgien la regarde avant votre rencontre.',
      },
      estimatedMinutes: 4,
      priority: 35,
      dueInDays: 14,
      form: hipDocumentForm.key,
      next: [],
    },
    surgeryDate,
    {
      activity: 'readiness_call',
      kind: 'form',
      audience: 'provider',
      repeatable: true,
      name: { 'en-ca': 'Call before surgery', 'fr-ca': 'Appel avant l’opération' },
      description: {
        'en-ca': 'Call a week before the surgery and go through what could move it.',
        'fr-ca': 'Appelez une semaine avant l’opération et vérifiez ce qui pourrait la retarder.',
      },
      estimatedMinutes: 10,
      priority: 70,
      dueInDays: 2,
      form: readinessCallForm.key,
      next: [{ activity: 'surgery_date', when: { field: 'reached', op: 'eq', value: true } }],
    },
    {
      activity: 'team_review',
      kind: 'activity',
      audience: 'provider',
      name: { 'en-ca': 'File seen by the surgeon', 'fr-ca': 'Dossier vu par le chirurgien' },
      description: {
        'en-ca': 'Mark this as done once the surgeon has seen the answers and the X-ray.',
        'fr-ca': 'Indiquez que c’est fait une fois que le chirurgien a vu les réponses et la radiographie.',
      },
      estimatedMinutes: 5,
      priority: 50,
      dueInDays: 7,
      next: [],
    },
  ],
}
