import type { Language } from '#generated/model/index.ts'
import type { PdfPart } from './pdf.ts'
import { pdfOf } from './pdf.ts'

/** The documents of the library, generated on request; a real backend would store them. */

const LEFT = 60

const heading = (title: string, hint: string): PdfPart[] => [
  { kind: 'text', x: LEFT, y: 80, size: 22, bold: true, text: title },
  { kind: 'text', x: LEFT, y: 104, size: 11, text: hint },
]

const ticks = (items: readonly string[], from: number): PdfPart[] =>
  items.flatMap((text, index): PdfPart[] => [
    { kind: 'box', x: LEFT, y: from + index * 28 - 11, width: 13, height: 13 },
    { kind: 'text', x: LEFT + 26, y: from + index * 28, size: 13, text },
  ])

const bag = {
  'en-ca': {
    title: 'My hospital bag',
    hint: 'Lakeside Family Health. Tick off what is packed.',
    items: [
      'Health card and list of my medicines',
      'Phone and charger',
      'Glasses, hearing aids, dentures and their cases',
      'Loose clothes that open at the front',
      'Shoes with a back and a firm sole, one size larger',
      'Toothbrush, soap, comb',
      'My crutches or walker, with my name on them',
      'The name and number of who takes me home',
      'A book or music',
      'No jewellery, no large sum of money',
    ],
  },
  'fr-ca': {
    title: 'Ma valise pour l’hôpital',
    hint: 'Lakeside Family Health. Cochez ce qui est prêt.',
    items: [
      'Carte d’assurance maladie et liste de mes médicaments',
      'Téléphone et chargeur',
      'Lunettes, appareils auditifs, prothèses et leurs étuis',
      'Vêtements amples qui s’ouvrent à l’avant',
      'Chaussures fermées à semelle ferme, une pointure de plus',
      'Brosse à dents, savon, peigne',
      'Mes béquilles ou ma marchette, avec mon nom',
      'Le nom et le numéro de qui me ramène à la maison',
      'Un livre ou de la musique',
      'Pas de bijoux ni de grosse somme d’argent',
    ],
  },
} as const satisfies Record<Language, unknown>

const plan = {
  'en-ca': {
    title: 'My asthma action plan',
    hint: 'Fill it in with your care team. Keep it on the fridge.',
    zones: [
      ['Green: I feel well', 'Every day I take:'],
      ['Yellow: I cough, or wake up at night', 'I add:'],
      ['Red: I cannot finish a sentence', 'I call 911, and I take:'],
    ],
  },
  'fr-ca': {
    title: 'Mon plan d’action contre l’asthme',
    hint: 'Remplissez-le avec votre équipe de soins. Gardez-le sur le frigo.',
    zones: [
      ['Vert\u00a0: je me sens bien', 'Chaque jour, je prends\u00a0:'],
      ['Jaune\u00a0: je tousse ou je me réveille la nuit', 'J’ajoute\u00a0:'],
      ['Rouge\u00a0: je ne peux pas finir une phrase', 'J’appelle le 911, et je prends\u00a0:'],
    ],
  },
} as const satisfies Record<Language, unknown>

const zone = ([name, action]: readonly [string, string], index: number): PdfPart[] => {
  const y = 150 + index * 190
  return [
    { kind: 'box', x: LEFT, y, width: 492, height: 34, grey: 0.9 - index * 0.08 },
    { kind: 'box', x: LEFT, y, width: 492, height: 165 },
    { kind: 'text', x: LEFT + 14, y: y + 22, size: 14, bold: true, text: name },
    { kind: 'text', x: LEFT + 14, y: y + 60, size: 12, text: action },
  ]
}

function sugarLog(): PdfPart[] {
  const columns = ['Day', 'Breakfast', 'Lunch', 'Supper', 'Bedtime']
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  const cell = (column: number, row: number, text = ''): PdfPart[] => [
    { kind: 'box', x: LEFT + column * 98, y: 140 + row * 44, width: 98, height: 44 },
    { kind: 'text', x: LEFT + column * 98 + 10, y: 167 + row * 44, size: 12, bold: row === 0, text },
  ]
  return [
    ...heading('Blood sugar log', 'Write each reading in mmol/L. Bring this page to your next visit.'),
    ...columns.flatMap((name, column) => cell(column, 0, name)),
    ...days.flatMap((day, row) =>
      columns.flatMap((_, column) => cell(column, row + 1, column === 0 ? day : '')),
    ),
  ]
}

const languages = { 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' } as const satisfies Record<Language, string>

const bilingual = (locale: Language): readonly (readonly [string, () => Uint8Array])[] => [
  [
    `/media/library/hospital-bag.${locale}.pdf`,
    () => {
      const { title, hint, items } = bag[locale]
      return pdfOf(title, languages[locale], [...heading(title, hint), ...ticks(items, 150)])
    },
  ],
  [
    `/media/library/asthma-plan.${locale}.pdf`,
    () => {
      const { title, hint, zones } = plan[locale]
      return pdfOf(title, languages[locale], [...heading(title, hint), ...zones.flatMap(zone)])
    },
  ],
]

/** By path. */
export const libraryDocuments: ReadonlyMap<string, () => Uint8Array> = new Map([
  ...bilingual('en-ca'),
  ...bilingual('fr-ca'),
  ['/media/library/sugar-log.en-ca.pdf', () => pdfOf('Blood sugar log', 'en-CA', sugarLog())],
])
