import type { ContentSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

const journey = 'mood-check-in'
const organizations = ['lakeside', 'fleuve', 'northern'] as const

/** Mood, worry and sleep. */
export const mindContents: readonly ContentSeed[] = [
  {
    key: 'breathe-slow',
    type: 'audio',
    organizations,
    journey,
    tags: ['mental_health', 'sleep'],
    title: both('Breathe with the tone', 'Respirer avec le son'),
    summary: both(
      'A soft tone rises for four seconds and falls for six.',
      'Un son doux monte pendant quatre secondes et descend pendant six.',
    ),
    minutes: 1,
    author: null,
    published: '2026-06-25',
    reviewed: '2026-10-05',
    media: { path: '/media/library/breathe-slow.wav', mediaType: 'audio/wav', captions: null },
    transcript: both(
      `<p>No one speaks. A tone rises for four seconds: breathe in through your nose. It falls for six seconds: breathe out through your mouth, as if you were cooling soup. You'll take six breaths, one minute in all.</p>
<p>If you get dizzy, stop and breathe as you like.</p>`,
      `<p>Personne ne parle. Un son monte pendant quatre secondes : inspirez par le nez. Il descend pendant six secondes : expirez par la bouche, comme pour refroidir une soupe. Cela dure six respirations, une minute en tout.</p>
<p>Si la tête vous tourne, arrêtez et respirez comme il vous plaît.</p>`,
    ),
  },
  {
    key: 'breathe-box',
    type: 'audio',
    organizations,
    tags: ['mental_health'],
    title: both(
      'Four by four: a breath for busy moments',
      'Quatre par quatre : un souffle pour les moments agités',
    ),
    summary: both(
      'In, hold, out, hold: four seconds each.',
      'Inspirer, retenir, expirer, retenir : quatre secondes chacun.',
    ),
    minutes: 1,
    author: null,
    published: '2026-07-16',
    reviewed: '2026-10-05',
    media: { path: '/media/library/breathe-box.wav', mediaType: 'audio/wav', captions: null },
    transcript: both(
      `<p>No one speaks. A tone rises for four seconds: breathe in. It stays for four: hold. It falls for four: breathe out. Then it's silent for four: wait. There are three rounds.</p>`,
      `<p>Personne ne parle. Un son monte pendant quatre secondes : inspirez. Il reste égal pendant quatre : retenez. Il descend pendant quatre : expirez. Puis quatre secondes de silence : attendez. Cela dure trois tours.</p>`,
    ),
  },
  {
    key: 'low-mood',
    type: 'article',
    organizations,
    journey,
    tags: ['mental_health'],
    title: both('Small steps when your mood is low', 'De petits pas quand le moral est bas'),
    summary: both(
      'Five things that help a little, every day.',
      'Cinq choses qui aident un peu, chaque jour.',
    ),
    minutes: 4,
    author: both('Mental health team', 'Équipe de santé mentale'),
    published: '2026-04-07',
    reviewed: '2026-09-29',
    body: both(
      `<p>When you feel low, you do less, and when you do less, you feel lower. Small steps turn this around. Choose one for today.</p>
<ol><li>Get up at the same time every day.</li><li>Go outside in daylight for ten minutes.</li><li>Do one thing you used to like, even if it feels flat.</li><li>Tell one person how you are.</li><li>Eat something at noon.</li></ol>
<blockquote><p>“I didn't feel like walking. I walked to the mailbox. The next day I walked to the corner.”</p></blockquote>
<p>If this lasts more than two weeks, tell your care team. <strong>In a crisis, call or text 988.</strong></p>`,
      `<p>Quand le moral est bas, on en fait moins ; et quand on en fait moins, le moral baisse encore. De petits pas renversent la vapeur. Choisissez-en un pour aujourd’hui.</p>
<ol><li>Levez-vous à la même heure chaque jour.</li><li>Allez dehors dix minutes à la lumière du jour.</li><li>Faites une chose que vous aimiez, même si elle semble fade.</li><li>Dites à une personne comment vous allez.</li><li>Mangez quelque chose à midi.</li></ol>
<blockquote><p>« Je n’avais pas envie de marcher. J’ai marché jusqu’à la boîte aux lettres. Le lendemain, jusqu’au coin de la rue. »</p></blockquote>
<p>Si cela dure plus de deux semaines, parlez-en à votre équipe de soins. <strong>En cas de crise, appelez ou textez le 988.</strong></p>`,
    ),
  },
  {
    key: 'crisis-988',
    type: 'link',
    organizations,
    journey,
    tags: ['mental_health', 'using_care'],
    title: both('988: suicide crisis helpline', '988 : ligne d’aide en cas de crise de suicide'),
    summary: both(
      'Call or text 988, day and night, free of charge.',
      'Appelez ou textez le 988, jour et nuit, gratuitement.',
    ),
    minutes: 1,
    author: both('988 Canada', '988 Canada'),
    published: '2025-11-30',
    reviewed: '2026-11-01',
    resources: ['crisis-988'],
  },
  {
    key: 'sleep-better',
    type: 'article',
    organizations,
    journey,
    tags: ['sleep', 'mental_health'],
    title: both('Sleeping better without pills', 'Mieux dormir sans pilule'),
    summary: both('Habits that work within two weeks.', 'Des habitudes efficaces en deux semaines.'),
    minutes: 4,
    author: null,
    published: '2026-08-11',
    reviewed: '2026-08-11',
    body: both(
      `<h2>By day</h2><ul><li>Get up at the same time, on weekends too.</li><li>No coffee, tea or cola after 2 p.m.</li><li>Nap before 3 p.m., and for 20 minutes at most.</li></ul>
<h2>By night</h2><ul><li>Put screens away an hour before bed.</li><li>Go to bed only when you are sleepy.</li><li>Awake for more than 20 minutes? Get up and read something dull in dim light.</li></ul>`,
      `<h2>Le jour</h2><ul><li>Levez-vous à la même heure, la fin de semaine aussi.</li><li>Pas de café, de thé ni de cola après 14 h.</li><li>Faites la sieste avant 15 h, et 20 minutes au plus.</li></ul>
<h2>La nuit</h2><ul><li>Rangez les écrans une heure avant d’aller au lit.</li><li>Couchez-vous seulement quand vous avez sommeil.</li><li>Toujours sans dormir après plus de 20 minutes ? Levez-vous et lisez quelque chose d’ennuyant sous une lumière douce.</li></ul>`,
    ),
  },
  {
    key: 'worry-time',
    type: 'article',
    organizations: ['lakeside'],
    journey,
    tags: ['mental_health'],
    title: englishOnly('Setting a time to worry'),
    summary: englishOnly('A small trick that gives you back the rest of the day.'),
    minutes: 2,
    author: englishOnly('Mental health team'),
    published: '2025-12-15',
    reviewed: '2026-04-02',
    body: englishOnly(
      `<p>Choose 15 minutes a day for your worries, not too late in the evening. When a worry comes at another time, write it down and tell yourself: later.</p>
<p>At worry time, read your list. Cross out what has gone. For what is left, ask: is there one thing I can do? Do it, or put it on tomorrow’s list.</p>`,
    ),
  },
]
