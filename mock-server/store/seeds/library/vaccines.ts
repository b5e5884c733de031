import type { ContentSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

const journey = 'vaccination-day'
const organizations = ['lakeside', 'fleuve'] as const

/** Before and after a vaccine. */
export const vaccineContents: readonly ContentSeed[] = [
  {
    key: 'vaccine-day',
    type: 'article',
    organizations,
    journey,
    tags: ['vaccines'],
    title: both('Getting ready for vaccination day', 'Se préparer au jour de la vaccination'),
    summary: both('What to bring, wear and tell us.', 'Quoi apporter, porter et nous dire.'),
    minutes: 2,
    author: null,
    published: '2026-09-03',
    reviewed: '2026-09-03',
    featured: both('Because flu season has started', 'Parce que la saison de la grippe a commencé'),
    body: both(
      `<ul><li>Bring your health card and your vaccination record.</li><li>Wear sleeves that roll up easily.</li><li>Eat something beforehand, and drink water.</li></ul>
<h2>Tell us if you</h2><ul><li>ever had a strong reaction to a vaccine,</li><li>have a fever today,</li><li>take a blood thinner,</li><li>are pregnant.</li></ul>
<p>Plan to stay for 15 minutes afterwards.</p>`,
      `<ul><li>Apportez votre carte d’assurance maladie et votre carnet de vaccination.</li><li>Portez des manches faciles à rouler.</li><li>Mangez avant de venir et buvez de l’eau.</li></ul>
<h2>Dites-nous si</h2><ul><li>vous avez déjà eu une forte réaction à un vaccin,</li><li>vous avez de la fièvre aujourd’hui,</li><li>vous prenez un anticoagulant,</li><li>vous êtes enceinte.</li></ul>
<p>Prévoyez de rester 15 minutes après.</p>`,
    ),
  },
  {
    key: 'vaccine-after',
    type: 'article',
    organizations,
    journey,
    tags: ['vaccines'],
    title: both('After the vaccine: what is normal', 'Après le vaccin : ce qui est normal'),
    summary: both('A sore arm means it is working.', 'Un bras sensible : signe que le vaccin agit.'),
    minutes: 2,
    author: null,
    published: '2026-09-03',
    reviewed: '2026-09-03',
    body: both(
      `<p>For a day or two your arm may be sore and red, and you may feel tired or achy. Move your arm, and put a cool cloth on it.</p>
<p>Call 811 or your clinic if a fever lasts longer than three days.</p>
<p><strong>Call 911</strong> for swelling of the face, trouble breathing or hives all over. This is very rare and starts within minutes.</p>`,
      `<p>Pendant un jour ou deux, votre bras peut être sensible et rouge. Vous pouvez avoir de la fatigue ou des courbatures. Bougez le bras et mettez-y un linge frais.</p>
<p>Appelez le 811 ou votre clinique si la fièvre dure plus de trois jours.</p>
<p><strong>Appelez le 911</strong> si votre visage enfle, si vous respirez mal ou si vous avez de l’urticaire partout. C’est très rare et cela commence en quelques minutes.</p>`,
    ),
  },
  {
    key: 'flu-facts',
    type: 'link',
    organizations: ['lakeside', 'fleuve', 'northern'],
    tags: ['vaccines'],
    title: both('Flu: symptoms, treatment, vaccine', 'Grippe : symptômes, traitement, vaccin'),
    summary: both('The facts from the Government of Canada.', 'Les faits, par le gouvernement du Canada.'),
    minutes: 6,
    author: both('Government of Canada', 'Gouvernement du Canada'),
    published: '2025-10-15',
    reviewed: '2026-10-15',
    resources: ['flu-facts'],
  },
  {
    key: 'needle-fear',
    type: 'article',
    organizations: ['lakeside'],
    journey,
    tags: ['vaccines', 'mental_health'],
    title: englishOnly('Afraid of needles? You are not alone'),
    summary: englishOnly('One adult in four is. These things help.'),
    minutes: 3,
    author: englishOnly('Immunization nursing'),
    published: '2026-01-28',
    reviewed: '2026-07-21',
    body: englishOnly(
      `<ul><li><strong>Tell us.</strong> We have more time and a place to lie down.</li><li><strong>Look away</strong>, and talk about something you like.</li><li><strong>Numbing cream</strong> from the pharmacy works if you put it on an hour before.</li><li><strong>Do you faint?</strong> Cross your legs and tense your thighs until your face feels warm.</li></ul>`,
    ),
  },
]
