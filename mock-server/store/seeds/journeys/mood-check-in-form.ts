import type { FormDefinition, FormFieldChoice, FormOption } from '#generated/model/index.ts'

/** The values count as points, from 0 to 27 for all nine questions (PHQ-9). */
const howOften: FormOption[] = [
  { value: '0', label: { 'en-ca': 'Not at all', 'fr-ca': 'Jamais' } },
  { value: '1', label: { 'en-ca': 'Several days', 'fr-ca': 'Plusieurs jours' } },
  { value: '2', label: { 'en-ca': 'More than half the days', 'fr-ca': 'Plus de la moitié des jours' } },
  { value: '3', label: { 'en-ca': 'Nearly every day', 'fr-ca': 'Presque tous les jours' } },
]

const item = (key: string, english: string, french: string): FormFieldChoice => ({
  type: 'choice',
  key,
  label: { 'en-ca': english, 'fr-ca': french },
  required: true,
  options: howOften,
})

const intro = {
  'en-ca': 'Over the last 2 weeks, how often have you been bothered by any of these?',
  'fr-ca': 'Au cours des 2 dernières semaines, à quelle fréquence ceci vous a-t-il dérangé ?',
}

/** The questions that add up to the score, in the order of the questionnaire. */
export const moodItems = [
  'interest',
  'down',
  'sleep',
  'energy',
  'appetite',
  'self',
  'focus',
  'pace',
  'self_harm',
] as const

export const moodCheckInForm: FormDefinition = {
  key: 'mood-check-in',
  version: 1,
  title: { 'en-ca': 'Your mood in the last 2 weeks', 'fr-ca': 'Votre humeur des 2 dernières semaines' },
  alerts: [
    {
      key: 'self_harm',
      level: 'urgent',
      alert_when: { all: [{ field: 'self_harm', op: 'in', value: ['1', '2', '3'] }] },
      message: {
        'en-ca':
          "You don't have to carry these thoughts alone. Call or text 988 at any hour. Are you in danger now? Call 911.",
        'fr-ca':
          'Vous n’avez pas à porter ces pensées dans la solitude. Appelez ou textez le 988 à toute heure. Êtes-vous en danger maintenant ? Appelez le 911.',
      },
      what_to_do: ['call_911', 'call_clinic'],
      clinic_phone: '613-555-0148',
    },
  ],
  scores: [
    {
      key: 'mood_score',
      label: { 'en-ca': 'Mood score (0 to 27)', 'fr-ca': 'Pointage de l’humeur (0 à 27)' },
      of: [...moodItems],
      bands: [
        { from: 0, label: { 'en-ca': 'Minimal depression', 'fr-ca': 'Dépression minimale' } },
        { from: 5, label: { 'en-ca': 'Mild depression', 'fr-ca': 'Dépression légère' } },
        { from: 10, label: { 'en-ca': 'Moderate depression', 'fr-ca': 'Dépression modérée' } },
        {
          from: 15,
          label: { 'en-ca': 'Moderately severe depression', 'fr-ca': 'Dépression modérément sévère' },
        },
        { from: 20, label: { 'en-ca': 'Severe depression', 'fr-ca': 'Dépression sévère' } },
      ],
    },
  ],
  pages: [
    {
      key: 'mood',
      title: { 'en-ca': 'Mood and energy', 'fr-ca': 'Humeur et énergie' },
      intro,
      fields: [
        item(
          'interest',
          'Little interest or pleasure in doing things',
          'Peu d’intérêt ou de plaisir à faire des choses',
        ),
        item('down', 'Feeling down, depressed or hopeless', 'Être triste, déprimé ou désespéré'),
        item(
          'sleep',
          'Trouble falling or staying asleep, or sleeping too much',
          'Difficulté à vous endormir ou à rester endormi, ou trop dormir',
        ),
        item('energy', 'Feeling tired or having little energy', 'Être fatigué ou avoir peu d’énergie'),
        item('appetite', 'Poor appetite or overeating', 'Peu d’appétit ou trop manger'),
      ],
    },
    {
      key: 'thoughts',
      title: { 'en-ca': 'Thoughts and focus', 'fr-ca': 'Pensées et concentration' },
      intro,
      fields: [
        item(
          'self',
          'Feeling bad about yourself, or that you have let yourself or your family down',
          'Avoir une mauvaise opinion de vous-même, ou croire que vous avez déçu votre famille',
        ),
        item(
          'focus',
          'Trouble concentrating, for example on the news or a television show',
          'Difficulté à vous concentrer, par exemple sur les nouvelles ou une émission',
        ),
        item(
          'pace',
          'Moving or speaking so slowly that others noticed, or being much more restless than usual',
          'Bouger ou parler si lentement que les autres l’ont remarqué, ou être beaucoup plus agité que d’habitude',
        ),
        item(
          'self_harm',
          'Thoughts that you would be better off dead, or of hurting yourself',
          'Penser que vous seriez mieux mort, ou penser à vous blesser',
        ),
        {
          type: 'info',
          key: 'help_now',
          label: {
            'en-ca':
              'You deserve help now. Call or text 988 at any hour. If you are in danger, call 911. No one reads these answers at night.',
            'fr-ca':
              'Vous avez droit à de l’aide maintenant. Appelez ou textez le 988 à toute heure. En cas de danger, appelez le 911. Personne ne surveille ces réponses la nuit.',
          },
          visible_when: { all: [{ field: 'self_harm', op: 'in', value: ['1', '2', '3'] }] },
        },
      ],
    },
    {
      key: 'daily_life',
      title: { 'en-ca': 'Daily life', 'fr-ca': 'Vie de tous les jours' },
      fields: [
        {
          type: 'choice',
          key: 'difficulty',
          label: {
            'en-ca': 'How hard did this make work, things at home or getting along with people?',
            'fr-ca':
              'À quel point cela a-t-il nui à votre travail, à vos tâches à la maison ou à vos relations ?',
          },
          required: true,
          options: [
            { value: 'none', label: { 'en-ca': 'Not hard at all', 'fr-ca': 'Pas du tout' } },
            { value: 'somewhat', label: { 'en-ca': 'Somewhat hard', 'fr-ca': 'Un peu' } },
            { value: 'very', label: { 'en-ca': 'Very hard', 'fr-ca': 'Beaucoup' } },
            { value: 'extreme', label: { 'en-ca': 'Extremely hard', 'fr-ca': 'Énormément' } },
          ],
        },
        {
          type: 'paragraph',
          key: 'in_your_words',
          label: {
            'en-ca': 'What would you like us to know?',
            'fr-ca': 'Qu’aimeriez-vous que nous sachions ?',
          },
          max_length: 2000,
        },
      ],
    },
  ],
}
