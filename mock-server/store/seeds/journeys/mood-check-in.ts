import type { FormCondition } from '#generated/model/index.ts'
import { uuidOf } from '../../ids.ts'
import type { JourneyDefinition } from '../../journey-definition.ts'
import { organizationSeeds } from '../organizations.ts'
import { moodCheckInForm, moodItems } from './mood-check-in-form.ts'
import { safetyCallForm } from './safety-call-form.ts'

const worries = { field: 'self_harm', op: 'in', value: ['1', '2', '3'] } as const satisfies FormCondition

/**
 * The number of steps depends on the score: 10 of 27 and more asks for a talk (PHQ-9). Thoughts of self-harm open a
 * call for the care team, which the patient does not see.
 */
export const moodCheckIn: JourneyDefinition = {
  id: uuidOf('definition:mood-check-in'),
  key: 'mood-check-in',
  version: 1,
  name: { 'en-ca': 'Mental-health check-in', 'fr-ca': 'Suivi de la santé mentale' },
  description: {
    'en-ca': 'Look at your mood, do one small thing a week that is good for you, and look again.',
    'fr-ca':
      'Faites le point sur votre humeur, faites-vous du bien une fois par semaine, puis regardez de nouveau.',
  },
  banner: '/media/mood-check-in.svg',
  organization: organizationSeeds.lakeside.id,
  languages: ['en-ca', 'fr-ca'],
  nextTaskModal: false,
  audience: {
    'en-ca': 'Adults who feel low, worried or worn out',
    'fr-ca': 'Adultes qui se sentent tristes, inquiets ou épuisés',
  },
  estimatedWeeks: 5,
  isMonitored: true,
  responseHours: 4,
  monitoringNote: {
    'en-ca':
      'A counsellor reads your answers within 2 working days. This is not for emergencies: call or text 988, or call 911.',
    'fr-ca':
      'Une conseillère lit vos réponses dans les 2 jours ouvrables. Ce n’est pas pour les urgences : appelez ou textez le 988, ou appelez le 911.',
  },
  careTeam: {
    name: { 'en-ca': 'Mental-health team', 'fr-ca': 'Équipe de santé mentale' },
    contactName: 'Ines Ferreira',
    phone: '613-555-0148',
    email: 'talk@lakeside.example',
    hours: {
      'en-ca': 'Monday to Friday, 9 a.m. to 7 p.m.',
      'fr-ca': 'Du lundi au vendredi, de 9 h à 19 h',
    },
  },
  recommendation: {
    'en-ca': 'Open to every patient of our clinic, without a referral',
    'fr-ca': 'Offert à tous les patients de notre clinique, sans demande d’un médecin',
  },
  tableColumns: [
    {
      variable: 'mood_score',
      label: { 'en-ca': 'Mood score (0 to 27)', 'fr-ca': 'Pointage de l’humeur (0 à 27)' },
    },
    { variable: 'difficulty', label: { 'en-ca': 'Daily life', 'fr-ca': 'Vie de tous les jours' } },
  ],
  first: ['mood'],
  steps: [
    {
      activity: 'mood',
      kind: 'form',
      name: { 'en-ca': 'How is your mood?', 'fr-ca': 'Comment va votre humeur ?' },
      description: {
        'en-ca': 'Ten short questions about the last 2 weeks.',
        'fr-ca': 'Dix courtes questions sur les 2 dernières semaines.',
      },
      estimatedMinutes: 5,
      priority: 80,
      dueInDays: 7,
      form: moodCheckInForm.key,
      variables: ['difficulty'],
      score: { variable: 'mood_score', of: moodItems },
      next: [
        { activity: 'safety_plan', when: worries },
        { activity: 'safety_call', when: worries },
        { activity: 'talk', when: { field: 'mood_score', op: 'gte', value: 10 } },
        { activity: 'small_steps' },
      ],
    },
    {
      activity: 'safety_plan',
      kind: 'acknowledgement',
      name: { 'en-ca': 'Who to reach when it gets dark', 'fr-ca': 'Qui joindre quand tout devient sombre' },
      description: {
        'en-ca': 'Please read this now. It takes a minute.',
        'fr-ca': 'Lisez ceci maintenant. Il faut une minute.',
      },
      estimatedMinutes: 1,
      priority: 100,
      dueInDays: 0,
      content: [
        {
          'en-ca': "Call or text 988 at any hour, in English or French. You don't need to be in crisis.",
          'fr-ca':
            'Appelez ou textez le 988 à toute heure, en français ou en anglais. Nul besoin d’être en crise.',
        },
        {
          'en-ca': 'If you may act on these thoughts, call 911 or go to the nearest emergency department.',
          'fr-ca':
            'Si vous pourriez passer à l’acte, appelez le 911 ou rendez-vous à l’urgence la plus proche.',
        },
        {
          'en-ca': 'Tell one person you trust. Ask them to stay with you tonight.',
          'fr-ca': 'Parlez-en à une personne de confiance. Demandez-lui de rester avec vous ce soir.',
        },
      ],
      next: [],
    },
    {
      activity: 'talk',
      kind: 'activity',
      name: { 'en-ca': 'Book a talk with us', 'fr-ca': 'Prenez rendez-vous pour nous parler' },
      description: {
        'en-ca': 'Call 613-555-0148 and ask for a time this week. Mark this as done once you have it.',
        'fr-ca':
          'Appelez au 613-555-0148 et demandez un moment cette semaine. Indiquez que c’est fait quand vous l’avez.',
      },
      estimatedMinutes: 10,
      priority: 90,
      dueInDays: 3,
      next: [],
    },
    {
      activity: 'small_steps',
      kind: 'activity',
      name: { 'en-ca': 'One good thing this week', 'fr-ca': 'Une bonne chose cette semaine' },
      description: {
        'en-ca': 'Do one thing that used to do you good: a walk, a call, some music. Small counts.',
        'fr-ca':
          'Faites une chose qui vous faisait du bien : une marche, un appel, de la musique. Les petites choses comptent.',
      },
      estimatedMinutes: 30,
      priority: 40,
      dueInDays: 7,
      repeat: { times: 4, everyDays: 7 },
      next: [{ activity: 'sleep' }, { activity: 'mood_again' }],
    },
    {
      activity: 'sleep',
      kind: 'education',
      name: { 'en-ca': 'Sleeping better', 'fr-ca': 'Mieux dormir' },
      description: {
        'en-ca': 'Three habits that help most people.',
        'fr-ca': 'Trois habitudes qui aident la plupart des gens.',
      },
      estimatedMinutes: 3,
      priority: 30,
      content: [
        {
          'en-ca': 'Get up at the same time each day, on weekends too.',
          'fr-ca': 'Levez-vous à la même heure chaque jour, même la fin de semaine.',
        },
        {
          'en-ca':
            'If you lie awake for 20 minutes, get up, sit in dim light and go back when you are sleepy.',
          'fr-ca':
            'Si vous restez éveillé 20 minutes, levez-vous, asseyez-vous dans une lumière douce et recouchez-vous quand le sommeil vient.',
        },
        {
          'en-ca': 'No coffee after noon, and no screen in bed.',
          'fr-ca': 'Pas de café après midi, et pas d’écran au lit.',
        },
      ],
      next: [],
    },
    {
      activity: 'mood_again',
      kind: 'form',
      name: { 'en-ca': 'How is your mood now?', 'fr-ca': 'Comment va votre humeur maintenant ?' },
      description: {
        'en-ca': 'The same ten questions, to see what has changed.',
        'fr-ca': 'Les dix mêmes questions, pour voir ce qui a changé.',
      },
      estimatedMinutes: 5,
      priority: 80,
      dueInDays: 7,
      repeatable: true,
      form: moodCheckInForm.key,
      score: { variable: 'mood_score_after', of: moodItems },
      next: [
        { activity: 'safety_plan', when: worries },
        { activity: 'safety_call', when: worries },
      ],
    },
    {
      activity: 'safety_call',
      kind: 'form',
      audience: 'provider',
      repeatable: true,
      name: { 'en-ca': 'Safety call', 'fr-ca': 'Appel de sécurité' },
      description: {
        'en-ca': 'The answers speak of self-harm. Call today and write down what you agreed on.',
        'fr-ca':
          'Les réponses parlent de se blesser. Appelez aujourd’hui et notez ce dont vous avez convenu.',
      },
      estimatedMinutes: 15,
      priority: 100,
      dueInDays: 0,
      form: safetyCallForm.key,
      next: [],
    },
  ],
}
