import type { JourneyStep } from '../../journey-definition.ts'

/** Tells the patient that the date is set. The booking system of the hospital writes the date as a variable. */
export const surgeryDate: JourneyStep = {
  activity: 'surgery_date',
  kind: 'acknowledgement',
  name: { 'en-ca': 'Your surgery date is set', 'fr-ca': 'La date de votre opération est fixée' },
  description: {
    'en-ca': 'What to do now that you have a date.',
    'fr-ca': 'Quoi faire maintenant que vous avez une date.',
  },
  estimatedMinutes: 3,
  priority: 30,
  content: [
    {
      'en-ca': 'The hospital has booked your surgery. You get the date and the time by mail.',
      'fr-ca': 'L’hôpital a réservé votre opération. Vous recevez la date et l’heure par la poste.',
    },
    {
      'en-ca':
        'Ask someone to drive you there and back. If you get a cold or a fever, call us at 613-555-0142.',
      'fr-ca':
        'Demandez à quelqu’un de vous conduire et de vous ramener. Si vous avez un rhume ou de la fièvre, appelez-nous au 613-555-0142.',
    },
  ],
  needs: [{ variable: 'surgery_date', kind: 'date' }],
  next: [],
}
