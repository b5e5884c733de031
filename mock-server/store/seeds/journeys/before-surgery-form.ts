import type { FormAlert, FormDefinition } from '#generated/model/index.ts'
import { everydayPage } from './before-surgery-everyday.ts'
import { healthPage, surgeryPage } from './before-surgery-health.ts'
import { finishPage, medicationPage } from './before-surgery-medication.ts'

const alerts: FormAlert[] = [
  {
    key: 'chest_pain_now',
    level: 'emergency',
    alert_when: { all: [{ field: 'chest_pain', op: 'eq', value: true }] },
    message: {
      'en-ca': 'Chest pain can be an emergency. Do not drive yourself.',
      'fr-ca': 'Une douleur à la poitrine peut être une urgence. Ne prenez pas le volant.',
    },
    what_to_do: ['call_911'],
  },
  {
    key: 'hard_to_breathe',
    level: 'urgent',
    alert_when: { all: [{ field: 'breathing', op: 'gte', value: 7 }] },
    message: {
      'en-ca': 'You said that it is hard to breathe. Talk to a nurse today.',
      'fr-ca': 'Vous dites avoir du mal à respirer. Parlez à une infirmière aujourd’hui.',
    },
    what_to_do: ['call_811', 'call_clinic'],
    clinic_phone: '867-555-0142',
  },
  {
    key: 'fever',
    level: 'notice',
    alert_when: { all: [{ field: 'temperature', op: 'gte', value: 38 }] },
    message: {
      'en-ca': 'With a fever your surgery may have to wait. Tell the clinic.',
      'fr-ca': 'Avec de la fièvre, votre opération devra peut-être attendre. Avertissez la clinique.',
    },
    what_to_do: ['call_clinic'],
    clinic_phone: '867-555-0142',
  },
]

export const beforeSurgeryForm: FormDefinition = {
  key: 'before-surgery',
  version: 1,
  title: { 'en-ca': 'Your health questionnaire', 'fr-ca': 'Votre questionnaire de santé' },
  pages: [surgeryPage, healthPage, medicationPage, everydayPage, finishPage],
  alerts,
}
