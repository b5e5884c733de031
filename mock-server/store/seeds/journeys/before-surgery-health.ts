import type { FormPage } from '#generated/model/index.ts'

export const surgeryPage: FormPage = {
  key: 'surgery',
  title: { 'en-ca': 'You and your surgery', 'fr-ca': 'Vous et votre opération' },
  fields: [
    {
      type: 'date',
      key: 'last_visit',
      label: {
        'en-ca': 'When did you last see your surgeon?',
        'fr-ca': 'Quand avez-vous vu votre chirurgien pour la dernière fois ?',
      },
      not_future: true,
      within_years: 125,
    },
    {
      type: 'date',
      key: 'surgery_date',
      label: { 'en-ca': 'When is your surgery?', 'fr-ca': 'Quand votre opération aura-t-elle lieu ?' },
      required: true,
      min: '2020-01-01',
      not_before: 'last_visit',
    },
    {
      type: 'time',
      key: 'arrival_time',
      label: {
        'en-ca': 'At what time were you asked to arrive?',
        'fr-ca': 'À quelle heure devez-vous arriver ?',
      },
    },
    {
      type: 'choice',
      key: 'ride',
      label: { 'en-ca': 'How will you get home?', 'fr-ca': 'Comment rentrerez-vous chez vous ?' },
      required: true,
      options: [
        {
          value: 'family',
          label: { 'en-ca': 'A family member or friend drives me', 'fr-ca': 'Un proche me conduit' },
        },
        {
          value: 'taxi',
          label: { 'en-ca': 'Taxi, with an adult beside me', 'fr-ca': 'En taxi, avec un adulte' },
        },
        {
          value: 'none',
          label: { 'en-ca': "I don't know yet", 'fr-ca': 'Je ne sais pas encore' },
          help: {
            'en-ca': 'We will call you to find a way.',
            'fr-ca': 'Nous vous appellerons pour trouver une solution.',
          },
        },
      ],
    },
    {
      type: 'phone',
      key: 'call_number',
      label: {
        'en-ca': 'At which number can we reach you?',
        'fr-ca': 'À quel numéro pouvons-nous vous joindre ?',
      },
      required: true,
    },
    {
      type: 'postal_code',
      key: 'postal_code',
      label: {
        'en-ca': 'Postal code of the place where you recover',
        'fr-ca': 'Code postal de l’endroit où vous vous rétablirez',
      },
    },
  ],
}

export const healthPage: FormPage = {
  key: 'health',
  title: { 'en-ca': 'Your health', 'fr-ca': 'Votre santé' },
  intro: {
    'en-ca': "Answer as well as you remember. If you don't know the day, the year is enough.",
    'fr-ca': 'Répondez au mieux de votre mémoire. Une année suffit si vous ne savez plus le jour.',
  },
  fields: [
    {
      type: 'boolean',
      key: 'chest_pain',
      label: {
        'en-ca': 'Do you have chest pain right now?',
        'fr-ca': 'Avez-vous mal à la poitrine en ce moment ?',
      },
      required: true,
    },
    {
      type: 'scale',
      key: 'breathing',
      label: {
        'en-ca': 'How hard is it to breathe today?',
        'fr-ca': 'À quel point avez-vous du mal à respirer aujourd’hui ?',
      },
      required: true,
      min: 0,
      max: 10,
      min_label: { 'en-ca': 'Not hard at all', 'fr-ca': 'Pas du tout' },
      max_label: { 'en-ca': "I can't speak a sentence", 'fr-ca': 'Je ne peux pas dire une phrase' },
    },
    {
      type: 'number',
      key: 'temperature',
      label: { 'en-ca': 'Your temperature today', 'fr-ca': 'Votre température aujourd’hui' },
      help: {
        'en-ca': 'Leave it empty if you have no thermometer.',
        'fr-ca': 'Laissez vide si vous n’avez pas de thermomètre.',
      },
      min: 30,
      max: 45,
      unit: { 'en-ca': '°C', 'fr-ca': '°C' },
      record: 'temperature',
    },
    {
      type: 'multi_choice',
      key: 'conditions',
      label: { 'en-ca': 'Do you have any of these?', 'fr-ca': 'Avez-vous un de ces problèmes de santé ?' },
      required: true,
      record: 'condition',
      options: [
        { value: 'diabetes', label: { 'en-ca': 'Diabetes', 'fr-ca': 'Diabète' } },
        { value: 'heart', label: { 'en-ca': 'A heart condition', 'fr-ca': 'Un problème cardiaque' } },
        { value: 'sleep_apnea', label: { 'en-ca': 'Sleep apnea', 'fr-ca': 'Apnée du sommeil' } },
        { value: 'none', label: { 'en-ca': 'None of these', 'fr-ca': 'Aucun de ceux-ci' }, exclusive: true },
      ],
    },
    {
      type: 'year',
      key: 'diabetes_since',
      label: {
        'en-ca': 'In which year was your diabetes found?',
        'fr-ca': 'En quelle année votre diabète a-t-il été trouvé ?',
      },
      not_future: true,
      within_years: 125,
      visible_when: { all: [{ field: 'conditions', op: 'contains', value: 'diabetes' }] },
    },
    {
      type: 'year',
      key: 'insulin_since',
      label: {
        'en-ca': 'Since which year do you take insulin?',
        'fr-ca': 'Depuis quelle année prenez-vous de l’insuline ?',
      },
      not_future: true,
      within_years: 125,
      not_before: 'diabetes_since',
      visible_when: { all: [{ field: 'diabetes_since', op: 'answered' }] },
    },
    {
      type: 'partial_date',
      key: 'last_surgery',
      label: {
        'en-ca': 'When was your last surgery?',
        'fr-ca': 'À quand remonte votre dernière opération ?',
      },
      not_future: true,
      within_years: 125,
    },
  ],
}
