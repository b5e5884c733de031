import type { ContentSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

const organizations = ['lakeside', 'fleuve'] as const

/** Moving, medicines, seasons: for everyone. */
export const everydayContents: readonly ContentSeed[] = [
  {
    key: 'pain-medicine',
    type: 'article',
    organizations: ['lakeside', 'fleuve', 'northern'],
    tags: ['pain', 'medications'],
    title: both('Taking pain medicine safely', 'Prendre un médicament contre la douleur sans danger'),
    summary: both(
      'How much, how often, and what not to mix.',
      'Combien, à quelle fréquence, et ce qu’il ne faut pas mélanger.',
    ),
    minutes: 3,
    author: both('Pharmacy team', 'Équipe de pharmacie'),
    published: '2026-04-22',
    reviewed: '2026-10-14',
    body: both(
      `<h2>Acetaminophen (Tylenol)</h2><p>At most 4,000 mg in 24 hours, from all products together. Cold medicines often contain it too, so read the label.</p>
<h2>Ibuprofen (Advil)</h2><p>Take it with food. Ask us first if you have had an ulcer, kidney disease or a heart attack, or if you take a blood thinner.</p>
<h2>Opioids</h2><p>Take the smallest dose that lets you move and sleep. Do not drive, and do not drink alcohol. Lock them away, and bring what is left back to the pharmacy.</p>`,
      `<h2>Acétaminophène (Tylenol)</h2><p>Au plus 4 000 mg en 24 heures, tous produits compris. Les remèdes contre le rhume en contiennent souvent : lisez l’étiquette.</p>
<h2>Ibuprofène (Advil)</h2><p>Prenez-le en mangeant. Demandez-nous d’abord si vous avez eu un ulcère, une maladie des reins ou une crise cardiaque, ou si vous prenez un anticoagulant.</p>
<h2>Opioïdes</h2><p>Prenez la plus petite dose qui vous permet de bouger et de dormir. Ne conduisez pas et ne buvez pas d’alcool. Gardez-les sous clé et rapportez ce qui reste à la pharmacie.</p>`,
    ),
  },
  {
    key: 'move-more',
    type: 'article',
    organizations: ['lakeside', 'fleuve', 'northern'],
    tags: ['movement'],
    title: both('Ten minutes count', 'Dix minutes, ça compte'),
    summary: both('Easy ways to move a little more.', 'Des moyens faciles de bouger un peu plus.'),
    minutes: 2,
    author: null,
    published: '2026-07-02',
    reviewed: '2026-07-02',
    body: both(
      `<p>Aim for 150 minutes of movement a week. That is not one block: ten minutes count, and so does housework.</p>
<ul><li>Get off the bus one stop early.</li><li>Walk while you are on the phone.</li><li>Stand up from your chair ten times, twice a day.</li><li>Dance to two songs.</li></ul>
<p>You should be able to talk, but not to sing.</p>`,
      `<p>Pour un adulte, 150 minutes de mouvement par semaine font du bien. Pas d’un seul coup : dix minutes comptent, et le ménage aussi.</p>
<ul><li>Descendez de l’autobus un arrêt plus tôt.</li><li>Marchez en parlant au téléphone.</li><li>Levez-vous de votre chaise dix fois, deux fois par jour.</li><li>Dansez sur deux chansons.</li></ul>
<p>Vous devriez pouvoir parler, mais pas chanter.</p>`,
    ),
  },
  {
    key: 'prevent-falls',
    type: 'article',
    organizations,
    tags: ['movement'],
    title: both('Seven ways to prevent a fall', 'Sept façons de prévenir une chute'),
    summary: both(
      'Most falls happen at home. Most can be avoided.',
      'La plupart des chutes arrivent à la maison. La plupart s’évitent.',
    ),
    minutes: 3,
    author: null,
    published: '2026-01-06',
    reviewed: '2026-08-06',
    body: both(
      `<ol><li>Wear shoes or slippers with a back and a firm sole.</li><li>Put a light on before you walk, at night too.</li><li>Fasten or take up rugs.</li><li>Put a grab bar beside bath and toilet.</li><li>Have your eyes tested every year.</li><li>Ask us which of your medicines can make you dizzy.</li><li>Practise standing on one leg, with a hand on the counter.</li></ol>`,
      `<ol><li>Portez des chaussures ou des pantoufles fermées à semelle ferme.</li><li>Allumez avant de marcher, la nuit aussi.</li><li>Fixez ou enlevez les tapis.</li><li>Installez une barre d’appui près du bain et des toilettes.</li><li>Faites examiner vos yeux chaque année.</li><li>Demandez-nous lesquels de vos médicaments peuvent étourdir.</li><li>Exercez-vous à tenir sur une jambe, une main sur le comptoir.</li></ol>`,
    ),
  },
  {
    key: 'hot-days',
    type: 'article',
    organizations,
    tags: ['using_care'],
    title: both('Hot days: keeping cool', 'Grandes chaleurs : rester au frais'),
    summary: both(
      'Water, shade and a check on your neighbours.',
      'De l’eau, de l’ombre et un mot aux voisins.',
    ),
    minutes: 2,
    author: both('Public health', 'Santé publique'),
    published: '2026-05-28',
    reviewed: '2026-05-28',
    body: both(
      `<ul><li>Drink before you are thirsty.</li><li>Close curtains by day, and open windows at night.</li><li>Spend two hours a day in a cool place, such as a library.</li><li>Call a neighbour who lives alone.</li></ul>
<p><strong>Call 911</strong> if someone is confused, has hot, dry skin or faints.</p>`,
      `<ul><li>Buvez avant d’avoir soif.</li><li>Fermez les rideaux le jour et ouvrez les fenêtres la nuit.</li><li>Passez deux heures par jour au frais, par exemple à la bibliothèque.</li><li>Appelez un voisin qui vit seul.</li></ul>
<p><strong>Appelez le 911</strong> si une personne est confuse, a la peau chaude et sèche ou s’évanouit.</p>`,
    ),
  },
  {
    key: 'iron-food',
    type: 'article',
    organizations: ['lakeside'],
    tags: ['nutrition'],
    title: englishOnly('Food that gives you iron'),
    summary: englishOnly('What to eat, and what to eat it with.'),
    minutes: 2,
    author: englishOnly('Dietitian services'),
    published: '2025-11-05',
    reviewed: '2026-02-25',
    body: englishOnly(
      `<p>Meat, fish, lentils, tofu and fortified cereal hold a lot of iron. Eat them with something that holds vitamin C, such as an orange or a pepper: your body then takes up more. Leave an hour between iron and coffee or tea.</p>`,
    ),
  },
  {
    key: 'drug-database',
    type: 'tool',
    organizations: ['lakeside', 'fleuve', 'northern'],
    tags: ['medications'],
    title: both('Look up a medicine', 'Chercher un médicament'),
    summary: both(
      'Every medicine approved in Canada, with its leaflet.',
      'Tous les médicaments approuvés au Canada, avec leur notice.',
    ),
    minutes: 3,
    author: both('Health Canada', 'Santé Canada'),
    published: '2025-08-27',
    reviewed: '2026-08-27',
    resources: ['drug-database'],
  },
]
