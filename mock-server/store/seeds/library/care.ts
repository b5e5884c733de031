import type { ContentSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

const organizations = ['lakeside', 'fleuve', 'northern'] as const

/** Finding one's way through care. */
export const careContents: readonly ContentSeed[] = [
  {
    key: 'whom-to-call',
    type: 'article',
    organizations,
    tags: ['using_care'],
    title: both('911, 811 or your clinic?', '911, 811 ou votre clinique ?'),
    summary: both('Whom to call, and for what.', 'Qui appeler, et pour quoi.'),
    minutes: 2,
    author: null,
    published: '2026-10-08',
    reviewed: '2026-10-08',
    featured: both('Because everyone should know this', 'Parce que tout le monde devrait le savoir'),
    body: both(
      `<h2>911: danger to life</h2><p>Chest pain, trouble breathing, a drooping face, heavy bleeding, thoughts of ending your life right now.</p>
<h2>811: advice from a nurse, day or night</h2><p>A child’s fever, a rash, a medicine you forgot. It's free in most of Canada, and you don't need a health card.</p>
<h2>Your clinic: what can wait until tomorrow</h2><p>Renewals, results, pain that comes and goes, and questions about your plan.</p>
<p>Not sure? Call 811. They'll tell you where to go.</p>`,
      `<h2>911 : danger pour la vie</h2><p>Douleur à la poitrine, difficulté à respirer, visage affaissé d’un côté, saignement abondant, idée de mettre fin à vos jours maintenant.</p>
<h2>811 : conseils d’une infirmière, jour et nuit</h2><p>Fièvre d’un enfant, rougeurs, médicament oublié. Dans presque tout le Canada, c’est gratuit. Pas besoin de carte d’assurance maladie.</p>
<h2>Votre clinique : ce qui peut attendre à demain</h2><p>Renouvellements, résultats, douleurs qui vont et viennent, questions sur votre plan.</p>
<p>Vous hésitez ? Appelez le 811. On vous dira où aller.</p>`,
    ),
  },
  {
    key: 'visit-questions',
    type: 'article',
    organizations,
    tags: ['using_care'],
    title: both('Getting the most out of your appointment', 'Tirer le meilleur de votre rendez-vous'),
    summary: both('Three questions, and a list in your pocket.', 'Trois questions et une liste en poche.'),
    minutes: 3,
    author: null,
    published: '2026-06-17',
    reviewed: '2026-09-25',
    body: both(
      `<h2>Before</h2><p>Write down your two most important questions. Bring your medicines, or a photo of the labels. You can bring someone with you.</p>
<h2>During: three questions</h2><ol><li>What is my main problem?</li><li>What do I need to do?</li><li>Why is it important that I do this?</li></ol>
<p>Say back in your own words what you understood. That is a good way to find what is still unclear.</p>
<h2>After</h2><p>Write down what you decided, and when you will be called.</p>`,
      `<h2>Avant</h2><p>Notez vos deux questions les plus importantes. Apportez vos médicaments ou une photo des étiquettes. Vous pouvez venir avec quelqu’un.</p>
<h2>Pendant : trois questions</h2><ol><li>Quel est mon principal problème ?</li><li>Que dois-je faire ?</li><li>Pourquoi est-il important que je le fasse ?</li></ol>
<p>Redites dans vos mots ce que vous avez compris. C’est une bonne façon de trouver ce qui n’est pas clair.</p>
<h2>Après</h2><p>Écrivez ce qui a été décidé et quand on vous appellera.</p>`,
    ),
  },
  {
    key: 'care-partner',
    type: 'article',
    organizations: ['lakeside', 'fleuve'],
    tags: ['using_care', 'mental_health'],
    title: both('Caring for someone: look after yourself too', 'Prendre soin d’un proche, et de soi'),
    summary: both('Asking for help is part of caring.', 'Demander de l’aide fait partie du rôle.'),
    minutes: 4,
    author: null,
    published: '2026-08-25',
    reviewed: '2026-08-25',
    body: both(
      `<p>One Canadian in four cares for a relative or a friend. Many never think of themselves as caregivers.</p>
<ul><li>Write down everything you do in a week. Circle what someone else could do.</li><li>Ask for one thing from one person: “Could you drive Mom on Thursday?”</li><li>Keep one hour a week just for you.</li><li>Tell your own clinic that you're a caregiver.</li></ul>
<p>You cannot pour from an empty cup.</p>`,
      `<p>Une personne sur quatre au Canada prend soin d’un parent ou d’un ami. Beaucoup ne se disent jamais proches aidants.</p>
<ul><li>Écrivez tout ce que vous faites en une semaine. Encerclez ce que quelqu’un d’autre pourrait faire.</li><li>Demandez une seule chose à une seule personne : « Peux-tu conduire maman jeudi ? »</li><li>Gardez une heure par semaine rien que pour vous.</li><li>Dites à votre propre clinique que vous êtes proche aidant.</li></ul>
<p>On ne peut pas donner quand on n’a plus rien.</p>`,
    ),
  },
  {
    key: 'your-records',
    type: 'article',
    organizations: ['lakeside'],
    tags: ['using_care'],
    title: englishOnly('Your right to see your records'),
    summary: englishOnly('What you may ask for, and how long it takes.'),
    minutes: 2,
    author: englishOnly('Privacy office'),
    published: '2025-09-18',
    reviewed: '2026-01-15',
    reviewOn: '2026-07-15',
    body: englishOnly(
      `<p>You may see what we wrote about you, get a copy, and ask us to correct what is wrong. Write to our privacy office. We answer within 30 days. The first copy is free.</p>`,
    ),
  },
]
