import type { ContentSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

const journey = 'asthma-check-in'
const organizations = ['lakeside', 'fleuve'] as const

/** Living with asthma. */
export const breathingContents: readonly ContentSeed[] = [
  {
    key: 'asthma-spacer',
    type: 'video',
    organizations,
    journey,
    tags: ['breathing', 'medications'],
    title: both('Using a puffer with a spacer', 'Utiliser une pompe avec un aérochambre'),
    summary: both(
      'Six steps, so that the medicine reaches your lungs.',
      'Six étapes pour que le médicament se rende aux poumons.',
    ),
    minutes: 1,
    author: both('Breathing clinic', 'Clinique respiratoire'),
    published: '2026-04-15',
    reviewed: '2026-10-12',
    media: {
      path: '/media/library/spacer.webm',
      mediaType: 'video/webm',
      captions: both('/media/library/spacer.en-ca.vtt', '/media/library/spacer.fr-ca.vtt'),
    },
    transcript: both(
      `<p>The film has no sound. It shows one drawing for each step.</p>
<ol><li>Shake the puffer five times and take off the cap.</li><li>Put the puffer into the spacer.</li><li>Breathe out, then close your lips around the mouthpiece.</li><li>Press the puffer once.</li><li>Breathe in slowly, and hold your breath for ten seconds.</li><li>Wait one minute before the next puff. Rinse your mouth at the end.</li></ol>`,
      `<p>La vidéo est sans son. Elle montre un dessin par étape.</p>
<ol><li>Secouez la pompe cinq fois et enlevez le capuchon.</li><li>Insérez la pompe dans l’aérochambre.</li><li>Expirez, puis fermez les lèvres autour de l’embout.</li><li>Appuyez une fois sur la pompe.</li><li>Inspirez lentement et retenez votre souffle dix secondes.</li><li>Attendez une minute avant la prochaine bouffée. À la fin, rincez-vous la bouche.</li></ol>`,
    ),
  },
  {
    key: 'asthma-triggers',
    type: 'article',
    organizations,
    journey,
    tags: ['breathing'],
    title: both('Finding what sets off your asthma', 'Trouver ce qui déclenche votre asthme'),
    summary: both(
      'Smoke, cold air, pollen: learn which ones are yours.',
      'Fumée, air froid, pollen : apprenez à reconnaître les vôtres.',
    ),
    minutes: 3,
    author: null,
    published: '2026-02-24',
    reviewed: '2026-09-01',
    body: both(
      `<p>A trigger is something that makes your breathing worse. No one has all of them. Keep notes for two weeks: when you cough or wheeze, write down where you were and what you did.</p>
<h2>Common triggers and what helps</h2>
<ul><li><strong>Cold air:</strong> breathe through a scarf.</li><li><strong>Smoke:</strong> keep home and car free of it, and stay in when the air is bad.</li><li><strong>Pollen:</strong> close the windows in the morning, and rinse your hair before bed.</li><li><strong>Dust mites:</strong> wash your sheets in hot water every week.</li></ul>
<p>Check the <a href="https://weather.gc.ca/airquality/pages/index_e.html">Air Quality Health Index</a> before you exercise outside.</p>`,
      `<p>Un déclencheur est une chose qui aggrave votre respiration. Personne ne les a tous. Prenez des notes pendant deux semaines : quand vous toussez ou sifflez, écrivez où vous étiez et ce que vous faisiez.</p>
<h2>Les déclencheurs courants et ce qui aide</h2>
<ul><li><strong>Air froid :</strong> respirez à travers un foulard.</li><li><strong>Fumée :</strong> pas de fumée dans la maison ni dans l’auto ; restez à l’intérieur quand l’air est mauvais.</li><li><strong>Pollen :</strong> fermez les fenêtres le matin et rincez vos cheveux avant de vous coucher.</li><li><strong>Acariens :</strong> lavez les draps à l’eau chaude chaque semaine.</li></ul>
<p>Consultez la <a href="https://meteo.gc.ca/airquality/pages/index_f.html">cote air santé</a> avant de faire de l’exercice dehors.</p>`,
    ),
  },
  {
    key: 'asthma-attack',
    type: 'article',
    organizations,
    journey,
    tags: ['breathing', 'using_care'],
    title: both('What to do in an asthma attack', 'Que faire pendant une crise d’asthme'),
    summary: both(
      'Four steps. Show them to your family too.',
      'Quatre étapes. Montrez-les aussi à vos proches.',
    ),
    minutes: 2,
    author: null,
    published: '2026-02-24',
    reviewed: '2026-11-03',
    featured: both('Because smoke and cold air are on their way', 'Parce que le froid et la fumée arrivent'),
    body: both(
      `<ol><li>Sit up straight and try to stay calm.</li><li>Take one puff of your blue reliever every minute, up to ten puffs. Use your spacer.</li><li><strong>Call 911</strong> if you don't feel better after ten puffs, if you can't finish a sentence, or if your lips turn blue.</li><li>While you wait, keep taking one puff a minute.</li></ol>
<p>After any attack, call your clinic the same day, even if you feel well.</p>`,
      `<ol><li>Asseyez-vous bien droit et essayez de rester calme.</li><li>Prenez une bouffée de votre pompe bleue toutes les minutes, jusqu’à dix bouffées. Utilisez l’aérochambre.</li><li><strong>Appelez le 911</strong> si vous n’allez pas mieux après dix bouffées, si vous ne pouvez pas finir une phrase ou si vos lèvres bleuissent.</li><li>En attendant, continuez à raison d’une bouffée par minute.</li></ol>
<p>Après une crise, appelez votre clinique le jour même, même si vous vous sentez bien.</p>`,
    ),
  },
  {
    key: 'asthma-peak-flow',
    type: 'article',
    organizations,
    journey,
    tags: ['breathing'],
    title: englishOnly('Reading your peak flow meter'),
    summary: englishOnly('Green, yellow, red: what your number means.'),
    minutes: 3,
    author: englishOnly('Breathing clinic'),
    published: '2025-11-17',
    reviewed: '2026-05-05',
    body: englishOnly(
      `<p>Stand up. Breathe in as deeply as you can. Blow out hard and fast. Do it three times and write down the best number.</p>
<ul><li><strong>Green</strong>, 80% of your best or more: carry on as usual.</li><li><strong>Yellow</strong>, 50 to 79%: follow the yellow part of your plan.</li><li><strong>Red</strong>, below 50%: take your reliever and call 911.</li></ul>`,
    ),
  },
  {
    key: 'asthma-plan',
    type: 'pdf',
    organizations,
    journey,
    tags: ['breathing', 'medications'],
    title: both('Your asthma action plan', 'Votre plan d’action contre l’asthme'),
    summary: both('To fill in with your care team.', 'À remplir avec votre équipe de soins.'),
    minutes: 2,
    author: null,
    published: '2026-04-15',
    reviewed: '2026-10-12',
    resources: ['asthma-plan'],
  },
  {
    key: 'air-quality',
    type: 'tool',
    organizations: ['lakeside', 'fleuve', 'northern'],
    tags: ['breathing'],
    title: both('Check today’s air', 'Vérifier l’air d’aujourd’hui'),
    summary: both('The Air Quality Health Index where you live.', 'La cote air santé de votre région.'),
    minutes: 1,
    author: both('Government of Canada', 'Gouvernement du Canada'),
    published: '2025-10-01',
    reviewed: '2026-10-01',
    resources: ['air-quality'],
  },
  {
    key: 'quit-smoking',
    type: 'link',
    organizations: ['lakeside', 'fleuve', 'northern'],
    tags: ['breathing'],
    title: both('Help to quit smoking', 'De l’aide pour cesser de fumer'),
    summary: both(
      'Free coaching by phone, text and online.',
      'Un accompagnement gratuit par téléphone, par texto et en ligne.',
    ),
    minutes: 5,
    author: both('Health Canada', 'Santé Canada'),
    published: '2025-09-10',
    reviewed: '2026-06-30',
    resources: ['quit-smoking'],
  },
]
