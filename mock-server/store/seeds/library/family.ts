import type { ContentSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

const journey = 'new-parent'
const organizations = ['lakeside', 'fleuve'] as const

/** The first months with a baby. */
export const familyContents: readonly ContentSeed[] = [
  {
    key: 'baby-safe-sleep',
    type: 'article',
    organizations,
    journey,
    tags: ['pregnancy_baby', 'sleep'],
    title: both('Safe sleep for your baby', 'Un sommeil sûr pour votre bébé'),
    summary: both('On the back, alone, in a clear crib.', 'Sur le dos, seul, dans un lit dégagé.'),
    minutes: 2,
    author: null,
    published: '2026-01-12',
    reviewed: '2026-08-18',
    body: both(
      `<ul><li>Put your baby to sleep <strong>on the back</strong>, every time.</li><li>Use a crib with a firm mattress and one fitted sheet. No pillow, no bumper, no toys.</li><li>Share your room, not your bed, for the first six months.</li><li>Keep the room at a temperature that is comfortable for you.</li><li>Keep smoke away from your baby.</li></ul>
<p>If your baby falls asleep in the car seat, move them to the crib when you arrive.</p>`,
      `<ul><li>Couchez toujours votre bébé <strong>sur le dos</strong>.</li><li>Utilisez un lit avec un matelas ferme et un drap-housse. Pas d’oreiller, de bordure ni de jouets.</li><li>Partagez votre chambre, mais pas votre lit, pendant les six premiers mois.</li><li>Gardez la chambre à une température qui vous est agréable.</li><li>Tenez votre bébé loin de la fumée.</li></ul>
<p>Si votre bébé s’endort dans le siège d’auto, déplacez-le dans son lit à l’arrivée.</p>`,
    ),
  },
  {
    key: 'baby-feeding',
    type: 'article',
    organizations,
    journey,
    tags: ['pregnancy_baby', 'nutrition'],
    title: both('Is my baby drinking enough?', 'Mon bébé boit-il assez ?'),
    summary: both('What to look for in the first weeks.', 'Les signes à observer les premières semaines.'),
    minutes: 3,
    author: both('Lactation clinic', 'Clinique d’allaitement'),
    published: '2026-03-30',
    reviewed: '2026-09-22',
    body: both(
      `<h2>Your baby drinks enough when they</h2><ul><li>feed 8 to 12 times in 24 hours,</li><li>have 6 or more wet diapers a day after day 5,</li><li>are back at their birth weight at two weeks.</li></ul>
<h2>Call us the same day if your baby</h2><ul><li>is hard to wake for feeds,</li><li>has fewer than 4 wet diapers a day,</li><li>has yellow skin that spreads to the legs.</li></ul>`,
      `<h2>Votre bébé boit assez s’il</h2><ul><li>tète de 8 à 12 fois par 24 heures,</li><li>mouille 6 couches ou plus par jour après le 5e jour,</li><li>a retrouvé son poids de naissance à deux semaines.</li></ul>
<h2>Appelez-nous le jour même si votre bébé</h2><ul><li>est difficile à réveiller pour boire,</li><li>mouille moins de 4 couches par jour,</li><li>a la peau jaune jusqu’aux jambes.</li></ul>`,
    ),
  },
  {
    key: 'parent-mood',
    type: 'article',
    organizations,
    journey,
    tags: ['pregnancy_baby', 'mental_health'],
    title: both('Baby blues, or something more?', 'Baby blues ou autre chose ?'),
    summary: both(
      'Many parents feel low after a birth. Help works.',
      'Beaucoup de parents ont le moral bas après une naissance. L’aide fonctionne.',
    ),
    minutes: 3,
    author: null,
    published: '2026-05-06',
    reviewed: '2026-10-20',
    body: both(
      `<p>In the first two weeks most parents cry easily, worry a lot, or feel overwhelmed. That is the baby blues, and it passes.</p>
<h2>Ask for help when</h2><ul><li>it lasts longer than two weeks,</li><li>you find no joy in anything,</li><li>you cannot sleep even when the baby sleeps.</li></ul>
<p>This happens to mothers and to other parents. It is an illness, not a weakness, and it can be treated.</p>
<p><strong>If you think of harming yourself or your baby, call or text 988 at any hour, or call 911.</strong></p>`,
      `<p>Les deux premières semaines, la plupart des parents pleurent facilement, s’inquiètent beaucoup ou se sentent dépassés. C’est le baby blues, et il passe.</p>
<h2>Demandez de l’aide quand</h2><ul><li>cela dure plus de deux semaines,</li><li>rien ne vous fait plaisir,</li><li>vous n’arrivez pas à dormir, même quand le bébé dort.</li></ul>
<p>Cela arrive aux mères comme aux autres parents. C’est une maladie, pas une faiblesse, et elle se traite.</p>
<p><strong>Si vous pensez à vous faire du mal ou à en faire à votre bébé, appelez ou textez le 988 à toute heure, ou appelez le 911.</strong></p>`,
    ),
  },
  {
    key: 'car-seat',
    type: 'link',
    organizations,
    journey,
    tags: ['pregnancy_baby'],
    title: both('Choosing and fitting a car seat', 'Choisir et installer un siège d’auto'),
    summary: both('The rules in Canada, with pictures.', 'Les règles au Canada, avec des images.'),
    minutes: 8,
    author: both('Transport Canada', 'Transports Canada'),
    published: '2025-12-02',
    reviewed: '2026-04-28',
    resources: ['car-seat'],
  },
  {
    key: 'baby-bath',
    type: 'article',
    organizations,
    journey,
    tags: ['pregnancy_baby'],
    title: englishOnly('Your baby’s first bath'),
    summary: englishOnly('Warm room, warm water, one hand on your baby.'),
    minutes: 2,
    author: englishOnly('Public health nursing'),
    published: '2025-10-21',
    reviewed: '2026-03-17',
    reviewOn: '2027-03-17',
    body: englishOnly(
      `<p>Two or three baths a week are enough. Test the water with your elbow: it should feel warm, not hot (37 °C).</p>
<ol><li>Put everything you need within reach first.</li><li>Wash the face with water only.</li><li>Support the head and neck with your arm.</li><li>Pat the skin dry, in the folds too.</li></ol>
<p>Never leave your baby alone in water, not even for a moment.</p>`,
    ),
  },
]
