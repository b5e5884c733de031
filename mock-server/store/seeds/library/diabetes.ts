import type { ContentSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

const journey = 'diabetes-education'
const organizations = ['lakeside', 'fleuve'] as const

/** Living with diabetes. */
export const diabetesContents: readonly ContentSeed[] = [
  {
    key: 'diabetes-plate',
    type: 'article',
    organizations,
    journey,
    tags: ['diabetes', 'nutrition'],
    title: both('The plate: a meal without counting', 'L’assiette : un repas sans calcul'),
    summary: both(
      'Half vegetables, a quarter protein, a quarter whole grains.',
      'Une moitié de légumes, un quart de protéines, un quart de grains entiers.',
    ),
    minutes: 3,
    author: both('Diabetes clinic', 'Clinique du diabète'),
    published: '2026-03-24',
    reviewed: '2026-09-08',
    resources: ['food-guide'],
    body: both(
      `<p>Take a plate of about 23 cm and fill it like this:</p>
<ul><li><strong>Half:</strong> vegetables, such as broccoli, salad, carrots or beans.</li><li><strong>A quarter:</strong> protein, such as fish, chicken, tofu, eggs or lentils.</li><li><strong>A quarter:</strong> whole grains, such as brown rice, barley or bannock made with whole flour.</li></ul>
<p>Drink water. A piece of fruit makes a good dessert. Eat at about the same times each day, so that your sugar stays even.</p>`,
      `<p>Prenez une assiette d’environ 23 cm et remplissez-la ainsi :</p>
<ul><li><strong>La moitié :</strong> des légumes, comme du brocoli, de la salade, des carottes ou des haricots.</li><li><strong>Un quart :</strong> des protéines, comme du poisson, du poulet, du tofu, des œufs ou des lentilles.</li><li><strong>Un quart :</strong> des grains entiers, comme du riz brun, de l’orge ou de la bannique à la farine entière.</li></ul>
<p>Buvez de l’eau. Un fruit fait un bon dessert. Mangez à peu près aux mêmes heures chaque jour : votre sucre restera plus stable.</p>`,
    ),
  },
  {
    key: 'low-sugar',
    type: 'article',
    organizations,
    journey,
    tags: ['diabetes', 'medications'],
    title: both('Low blood sugar: act right away', 'Taux de sucre trop bas : agir tout de suite'),
    summary: both(
      'Shaky, sweaty, confused? Take sugar first.',
      'Tremblements, sueurs, confusion ? D’abord du sucre.',
    ),
    minutes: 2,
    author: both('Diabetes clinic', 'Clinique du diabète'),
    published: '2026-02-16',
    reviewed: '2026-10-27',
    body: both(
      `<p>Low means below 4.0 mmol/L. You may shake, sweat, feel hungry or confused.</p>
<ol><li>Take 15 g of sugar: four glucose tablets, or 175 mL of juice, or one tablespoon of honey.</li><li>Wait 15 minutes and test again.</li><li>Still below 4.0? Do it once more.</li><li>Above 4.0? Eat your meal, or a snack if it is more than an hour away.</li></ol>
<p><strong>Call 911</strong> if the person cannot swallow or does not wake up. Do not put food in their mouth.</p>`,
      `<p>Trop bas veut dire moins de 4,0 mmol/L. Vous pouvez trembler, transpirer, avoir faim ou les idées confuses.</p>
<ol><li>Prenez 15 g de sucre : quatre comprimés de glucose, 175 ml de jus ou une cuillère à soupe de miel.</li><li>Attendez 15 minutes et mesurez de nouveau.</li><li>Encore sous 4,0 ? Recommencez une fois.</li><li>Plus de 4,0 ? Prenez votre repas, ou une collation s’il est dans plus d’une heure.</li></ol>
<p><strong>Appelez le 911</strong> si la personne ne peut pas avaler ou ne se réveille pas. Ne lui mettez rien dans la bouche.</p>`,
    ),
  },
  {
    key: 'diabetes-feet',
    type: 'article',
    organizations,
    journey,
    tags: ['diabetes'],
    title: both('Two minutes a day for your feet', 'Deux minutes par jour pour vos pieds'),
    summary: both('Look, wash, dry, and wear socks.', 'Regarder, laver, sécher et porter des bas.'),
    minutes: 2,
    author: both('Diabetes clinic', 'Clinique du diabète'),
    published: '2025-12-08',
    reviewed: '2026-06-19',
    body: both(
      `<p>Diabetes can make you lose feeling in your feet, so look at them every evening. Use a mirror for the soles.</p>
<ul><li>Look for cuts, blisters, red spots and swelling.</li><li>Wash with warm water and dry between the toes.</li><li>Never walk barefoot, not even at home.</li></ul>
<p>Call us the same day if a sore is open, warm or smells bad.</p>`,
      `<p>Le diabète peut enlever la sensation dans les pieds. Regardez-les donc chaque soir, avec un miroir pour la plante.</p>
<ul><li>Cherchez les coupures, les ampoules, les rougeurs et l’enflure.</li><li>Lavez-les à l’eau tiède et séchez entre les orteils.</li><li>Ne marchez jamais pieds nus, même à la maison.</li></ul>
<p>Appelez-nous le jour même si une plaie est ouverte, chaude ou sent mauvais.</p>`,
    ),
  },
  {
    key: 'canrisk',
    type: 'tool',
    organizations: ['lakeside', 'fleuve', 'northern'],
    tags: ['diabetes'],
    title: both('Are you at risk of diabetes?', 'Êtes-vous à risque de diabète ?'),
    summary: both(
      'Twelve questions of the Public Health Agency of Canada.',
      'Douze questions de l’Agence de la santé publique du Canada.',
    ),
    minutes: 6,
    author: both('Public Health Agency of Canada', 'Agence de la santé publique du Canada'),
    published: '2025-09-29',
    reviewed: '2026-05-20',
    resources: ['canrisk'],
  },
  {
    key: 'sugar-log',
    type: 'pdf',
    organizations: ['lakeside'],
    journey,
    tags: ['diabetes'],
    title: englishOnly('Blood sugar log for one week'),
    summary: englishOnly('Print it and bring it to your next visit.'),
    minutes: 1,
    author: null,
    published: '2026-02-16',
    reviewed: '2026-02-16',
    resources: ['sugar-log'],
  },
  {
    key: 'food-guide',
    type: 'link',
    organizations: ['lakeside', 'fleuve', 'northern'],
    tags: ['nutrition', 'diabetes'],
    title: both('Canada’s food guide', 'Guide alimentaire canadien'),
    summary: both(
      'Recipes, tips and a plate to copy.',
      'Des recettes, des conseils et une assiette à imiter.',
    ),
    minutes: 10,
    author: both('Health Canada', 'Santé Canada'),
    published: '2025-08-14',
    reviewed: '2026-07-07',
    resources: ['food-guide'],
  },
]
