import type { JourneyStep } from '../../journey-definition.ts'

/** The lessons about diabetes, in the order they open. */
export const diabetesLessons: readonly JourneyStep[] = [
  {
    activity: 'what_is_it',
    kind: 'education',
    name: { 'en-ca': 'What diabetes does', 'fr-ca': 'Ce que fait le diabète' },
    description: {
      'en-ca': 'Why sugar stays in the blood, and what helps.',
      'fr-ca': 'Pourquoi le sucre reste dans le sang, et ce qui aide.',
    },
    estimatedMinutes: 4,
    priority: 70,
    content: [
      {
        'en-ca':
          "Insulin is the key that lets sugar into your cells. In type 2 diabetes, the key doesn't turn well.",
        'fr-ca':
          'L’insuline est la clé qui laisse entrer le sucre dans vos cellules. Dans le diabète de type 2, la clé tourne mal.',
      },
      {
        'en-ca': 'Moving, eating at regular times and your medication help the key to turn.',
        'fr-ca': 'Bouger, manger à des heures régulières et prendre vos médicaments aident la clé à tourner.',
      },
      {
        'en-ca': 'It is not your fault. It can be looked after, one day at a time.',
        'fr-ca': 'Ce n’est pas votre faute. On peut s’en occuper, un jour à la fois.',
      },
    ],
    next: [{ activity: 'plate' }],
  },
  {
    activity: 'plate',
    kind: 'education',
    name: { 'en-ca': 'A plate that helps', 'fr-ca': 'Une assiette qui aide' },
    description: {
      'en-ca': 'Half vegetables, a quarter protein, a quarter grains.',
      'fr-ca': 'La moitié de légumes, un quart de protéines, un quart de grains.',
    },
    estimatedMinutes: 3,
    priority: 60,
    content: [
      {
        'en-ca': 'Fill half your plate with vegetables: carrots, cabbage, salad, frozen ones too.',
        'fr-ca':
          'Remplissez la moitié de votre assiette de légumes : carottes, chou, salade, surgelés aussi.',
      },
      {
        'en-ca': 'A quarter is protein: fish, eggs, beans, chicken. A quarter is rice, bread or potatoes.',
        'fr-ca':
          'Un quart pour les protéines : poisson, œufs, légumineuses, poulet. Un quart pour le riz, le pain ou les pommes de terre.',
      },
      {
        'en-ca': 'Drink water. Juice and soft drinks raise your sugar within minutes.',
        'fr-ca':
          'Buvez de l’eau. Le jus et les boissons gazeuses font monter la glycémie en quelques minutes.',
      },
    ],
    next: [{ activity: 'low_sugar' }],
  },
  {
    activity: 'low_sugar',
    kind: 'acknowledgement',
    name: { 'en-ca': 'When your sugar is too low', 'fr-ca': 'Quand votre glycémie est trop basse' },
    description: {
      'en-ca': 'Read this and show it to someone who lives with you.',
      'fr-ca': 'Lisez ceci et montrez-le à une personne qui vit avec vous.',
    },
    estimatedMinutes: 2,
    priority: 85,
    dueInDays: 3,
    content: [
      {
        'en-ca': 'Shaky, sweating, confused or very hungry: check your sugar. Below 4, act right away.',
        'fr-ca':
          'Tremblements, sueurs, confusion ou grande faim : mesurez votre glycémie. Sous 4, agissez tout de suite.',
      },
      {
        'en-ca':
          'Take 15 g of sugar: 4 glucose tablets or three quarters of a cup of juice. Check again after 15 minutes.',
        'fr-ca':
          'Prenez 15 g de sucre : 4 comprimés de glucose ou trois quarts de tasse de jus. Mesurez de nouveau après 15 minutes.',
      },
      {
        'en-ca': "If someone can't swallow or doesn't wake up, call 911. Give them nothing by mouth.",
        'fr-ca':
          'Si une personne ne peut pas avaler ou ne se réveille pas, appelez le 911. Ne donnez rien par la bouche.',
      },
    ],
    next: [{ activity: 'foot_check' }],
  },
  {
    activity: 'insulin',
    kind: 'education',
    name: { 'en-ca': 'Your insulin, well kept', 'fr-ca': 'Bien garder votre insuline' },
    description: {
      'en-ca': 'Where to keep it, and where to inject it.',
      'fr-ca': 'Où la garder, et où l’injecter.',
    },
    estimatedMinutes: 3,
    priority: 75,
    content: [
      {
        'en-ca': 'Keep new insulin in the fridge. The one you use may stay at room temperature for 28 days.',
        'fr-ca':
          'Gardez l’insuline neuve au réfrigérateur. Celle que vous utilisez peut rester à la température ambiante 28 jours.',
      },
      {
        'en-ca': 'Change the place each time, by two fingers. Use a new needle for each injection.',
        'fr-ca':
          'Changez d’endroit chaque fois, de deux doigts. Utilisez une nouvelle aiguille à chaque injection.',
      },
    ],
    next: [],
  },
]
