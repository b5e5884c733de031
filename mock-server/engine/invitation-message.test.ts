import { expect, test } from 'vitest'
import { invitationMessage } from './invitation-message.ts'

const reached = { name: 'Lakeside', phone: '613 555-0142', email: 'care@lakeside.test' }
const unreached = { name: 'Lakeside', phone: null, email: null }
const link = 'https://portage.test/accept'

test('an invitation says who invites, how to ask, and what to do in an emergency', () => {
  const parts = { definition: undefined, sender: null, link }
  expect(invitationMessage('en-ca', { ...parts, organization: reached })).toEqual({
    subject: 'Lakeside invites you',
    body: [
      'Hello,',
      'Your care team at Lakeside invites you to their portal.',
      `Open your invitation: ${link}`,
      'The link works for 30 days. You can say no, and you can leave at any time.',
      'Questions? Call 613 555-0142. You can write to care@lakeside.test. In an emergency, call 911.',
      'Lakeside',
    ].join('\n\n'),
  })
  expect(invitationMessage('fr-ca', { ...parts, organization: reached })).toEqual({
    subject: 'Lakeside vous invite',
    body: [
      'Bonjour,',
      'Votre équipe de soins (Lakeside) vous invite à son portail.',
      `Ouvrez votre invitation\u00a0: ${link}`,
      'Le lien fonctionne pendant 30 jours. Vous pouvez refuser, et vous pouvez quitter le parcours en tout temps.',
      'Des questions\u00a0? Appelez au 613 555-0142. Vous pouvez écrire à care@lakeside.test. En cas d’urgence, composez le 911.',
      'Lakeside',
    ].join('\n\n'),
  })
})

test('an organization that cannot be reached says only what to do in an emergency; a preview has no link', () => {
  const parts = { organization: unreached, definition: undefined, sender: 'Samuel Roy', link: null }
  expect(invitationMessage('en-ca', parts).body.split('\n\n').slice(1, -1)).toEqual([
    'Samuel Roy at Lakeside invites you to their portal.',
    'A link stands here. It opens your invitation.',
    'The link works for 30 days. You can say no, and you can leave at any time.',
    'In an emergency, call 911.',
  ])
  expect(invitationMessage('fr-ca', parts).body.split('\n\n').slice(1, -1)).toEqual([
    'Samuel Roy (Lakeside) vous invite à son portail.',
    'Un lien se trouvera ici. Il ouvre votre invitation.',
    'Le lien fonctionne pendant 30 jours. Vous pouvez refuser, et vous pouvez quitter le parcours en tout temps.',
    'En cas d’urgence, composez le 911.',
  ])
})
