import type { ContentSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

const journey = 'hip-replacement'
const organizations = ['lakeside'] as const

/** Before and after a new hip. */
export const hipContents: readonly ContentSeed[] = [
  {
    key: 'hip-home-ready',
    type: 'article',
    organizations,
    journey,
    tags: ['surgery', 'movement'],
    title: both('Getting your home ready for a new hip', 'Préparer la maison avant une nouvelle hanche'),
    summary: both(
      'Small changes that keep you safe when you come home.',
      'De petits changements qui vous protègent à votre retour.',
    ),
    minutes: 4,
    author: null,
    published: '2026-03-02',
    reviewed: '2026-09-14',
    resources: ['hospital-bag'],
    body: both(
      `<p>For about six weeks you will move slowly and use crutches or a walker. Do these things a week or two before your operation.</p>
<h2>Clear the way</h2>
<ul><li>Take up loose rugs and move cords out of the way.</li><li>Leave a path wide enough for a walker: about 90 cm.</li><li>Put a night light between your bed and the toilet.</li></ul>
<h2>Raise what is low</h2>
<p>Your hips must stay <strong>higher than your knees</strong> when you sit. Find one firm chair with arms. Ask us about a raised toilet seat.</p>
<h2>Plan for help</h2>
<p>Someone should stay with you for the first three nights. Cook and freeze some meals. Move plates, phone and medicine to counter height.</p>`,
      `<p>Pendant environ six semaines, vous vous déplacerez lentement, avec des béquilles ou une marchette. Faites ceci une ou deux semaines avant l’opération.</p>
<h2>Dégagez le passage</h2>
<ul><li>Enlevez les tapis et écartez les fils.</li><li>Laissez un passage assez large pour une marchette : environ 90 cm.</li><li>Placez une veilleuse entre le lit et les toilettes.</li></ul>
<h2>Relevez ce qui est bas</h2>
<p>En position assise, vos hanches doivent rester <strong>plus hautes que vos genoux</strong>. Trouvez une chaise ferme avec des accoudoirs. Demandez-nous un siège de toilette surélevé.</p>
<h2>Prévoyez de l’aide</h2>
<p>Quelqu’un devrait rester avec vous les trois premières nuits. Cuisinez et congelez quelques repas. Placez la vaisselle, le téléphone et les médicaments à la hauteur du comptoir.</p>`,
    ),
  },
  {
    key: 'hip-crutches',
    type: 'article',
    organizations,
    journey,
    tags: ['surgery', 'movement'],
    title: both('Walking with crutches', 'Marcher avec des béquilles'),
    summary: both(
      'On flat ground and on stairs, one step at a time.',
      'Sur le plat et dans l’escalier, un pas à la fois.',
    ),
    minutes: 3,
    author: null,
    published: '2026-02-11',
    reviewed: '2026-08-30',
    body: both(
      `<h2>On flat ground</h2>
<ol><li>Move both crutches forward, a step ahead of you.</li><li>Step up to them with your operated leg.</li><li>Step past them with your other leg.</li></ol>
<p>Carry your weight on your <strong>hands</strong>, not under your arms.</p>
<h2>On stairs</h2>
<table><caption>Which leg goes first</caption><tr><th scope="col">Way</th><th scope="col">First</th><th scope="col">Then</th></tr><tr><td>Up</td><td>Good leg</td><td>Operated leg and crutches</td></tr><tr><td>Down</td><td>Crutches and operated leg</td><td>Good leg</td></tr></table>
<p>Hold the handrail if there is one, and keep both crutches in your other hand.</p>`,
      `<h2>Sur le plat</h2>
<ol><li>Avancez les deux béquilles, un pas devant vous.</li><li>Avancez la jambe opérée jusqu’aux béquilles.</li><li>Dépassez-les avec l’autre jambe.</li></ol>
<p>Appuyez-vous sur vos <strong>mains</strong>, et non sous vos bras.</p>
<h2>Dans l’escalier</h2>
<table><caption>Quelle jambe passe en premier</caption><tr><th scope="col">Sens</th><th scope="col">D’abord</th><th scope="col">Ensuite</th></tr><tr><td>Monter</td><td>La bonne jambe</td><td>La jambe opérée et les béquilles</td></tr><tr><td>Descendre</td><td>Les béquilles et la jambe opérée</td><td>La bonne jambe</td></tr></table>
<p>S’il y a une rampe, tenez-la et gardez les deux béquilles dans l’autre main.</p>`,
    ),
  },
  {
    key: 'hip-bag',
    type: 'pdf',
    organizations,
    journey,
    tags: ['surgery'],
    title: both('What to pack for the hospital', 'Quoi apporter à l’hôpital'),
    summary: both('One page to print and tick off.', 'Une page à imprimer et à cocher.'),
    minutes: 1,
    author: null,
    published: '2026-03-02',
    reviewed: '2026-09-14',
    resources: ['hospital-bag'],
  },
  {
    key: 'hip-first-week',
    type: 'article',
    organizations,
    journey,
    tags: ['surgery', 'pain'],
    title: both('Your first week at home', 'Votre première semaine à la maison'),
    summary: both(
      'What to expect each day, and when to call us.',
      'À quoi vous attendre chaque jour, et quand nous appeler.',
    ),
    minutes: 5,
    author: both('Samuel Roy, nurse', 'Samuel Roy, infirmier'),
    published: '2026-05-19',
    reviewed: '2026-10-02',
    body: both(
      `<h2>Days 1 to 3</h2><p>You will be tired. Walk to the kitchen and back every hour that you are awake. Put ice on your hip for 15 minutes, four times a day, with a towel in between.</p>
<h2>Days 4 to 7</h2><p>Swelling often moves down to the knee and ankle. Lie down and raise your leg. Walk a little farther each day.</p>
<h2>Call us the same day if</h2><ul><li>the wound opens, or fluid comes through the bandage;</li><li>you have a fever of 38.5 °C or more;</li><li>the pain gets worse even though you take your medicine.</li></ul>
<p><strong>Call 911</strong> if you are short of breath or have chest pain.</p>`,
      `<h2>Jours 1 à 3</h2><p>La fatigue est normale. Marchez jusqu’à la cuisine et revenez, toutes les heures où vous ne dormez pas. Mettez de la glace sur la hanche 15 minutes, quatre fois par jour, avec une serviette entre les deux.</p>
<h2>Jours 4 à 7</h2><p>L’enflure descend souvent vers le genou et la cheville. Allongez-vous et surélevez la jambe. Marchez un peu plus loin chaque jour.</p>
<h2>Appelez-nous le jour même si</h2><ul><li>la plaie s’ouvre ou un liquide traverse le pansement ;</li><li>vous avez 38,5 °C de fièvre ou plus ;</li><li>la douleur augmente malgré vos médicaments.</li></ul>
<p><strong>Appelez le 911</strong> si vous manquez de souffle ou si vous avez mal à la poitrine.</p>`,
    ),
  },
  {
    key: 'hip-exercises',
    type: 'article',
    organizations,
    journey,
    tags: ['surgery', 'movement'],
    title: englishOnly('Three gentle exercises before your operation'),
    summary: englishOnly('Ten minutes a day make getting up easier afterwards.'),
    minutes: 10,
    author: englishOnly('Lakeside physiotherapy'),
    published: '2026-06-08',
    reviewed: '2026-06-08',
    body: englishOnly(
      `<p>Do each one ten times, twice a day. Stop if it hurts sharply.</p>
<h2>Ankle pumps</h2><p>Lie on your back. Pull your toes towards you, then push them away.</p>
<h2>Thigh squeeze</h2><p>Press the back of your knee into the bed. Hold for five seconds.</p>
<h2>Heel slide</h2><p>Slide your heel towards your bottom, then slowly back.</p>`,
    ),
  },
  {
    key: 'hip-blood-clots',
    type: 'article',
    organizations,
    journey,
    tags: ['surgery', 'medications'],
    title: both('Blood clots: signs to watch for', 'Caillots de sang : les signes à surveiller'),
    summary: both(
      'After surgery a clot can form in the leg. Know the signs.',
      'Après une opération, un caillot peut se former dans la jambe. Apprenez à en voir les signes.',
    ),
    minutes: 2,
    author: null,
    published: '2026-01-20',
    reviewed: '2026-07-11',
    body: both(
      `<p>Blood clots are not common, but they can be dangerous. Your blood thinner makes them less likely. Take it every day until it is finished.</p>
<h2>Call us today if one leg is</h2><ul><li>more swollen than before,</li><li>warm, red, or sore in the calf.</li></ul>
<h2>Call 911 if you</h2><ul><li>are suddenly short of breath,</li><li>have chest pain, or cough up blood.</li></ul>`,
      `<p>Les caillots de sang sont rares, mais ils peuvent être dangereux. Votre anticoagulant en réduit le risque. Prenez-le chaque jour jusqu’à la fin.</p>
<h2>Appelez-nous aujourd’hui si une jambe est</h2><ul><li>plus enflée qu’avant,</li><li>chaude, rouge ou douloureuse au mollet.</li></ul>
<h2>Appelez le 911 si</h2><ul><li>vous manquez soudainement de souffle,</li><li>vous avez mal à la poitrine ou crachez du sang.</li></ul>`,
    ),
  },
]
