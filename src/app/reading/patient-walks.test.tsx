import { userContentIdOf } from '#mock-server/store/seeds/content-id.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { IdentityError } from '#src/auth/port.ts'
import { keepInviteToken } from '#src/session/sign-in/invite-token.ts'
import { page } from '#tests/dom/journeys.ts'
import { answer, fails } from '#tests/dom/server.ts'
import { walking } from '#tests/dom/walking.tsx'

const { patient } = paths
const { lakeside } = organizationSeeds
const here = { organizationId: lakeside.id }
const hip = { ...here, journeyId: journeyIdOf('maya-hip') }
const content = (key: string) =>
  patient.content({ ...here, userContentId: userContentIdOf(patientIdOf('maya'), lakeside, key) })

/** A failure is also logged to the console. */
const reported = () => (console.error = () => undefined)

walking('maya', {
  'journey that fails': {
    given: () => {
      reported()
      fails('getProcessInstance', 500)
    },
    at: patient.journey(hip),
    steps: ['Try again'],
  },
  'step answered and sent': {
    at: patient.organization(here),
    steps: ['View task', 'Start', '9', 'Next', 'Yes', 'Next', 'Back', 'Save and exit'],
  },
  'home that fails': {
    given: () => {
      reported()
      fails('listTasks', 500)
      fails('listUserContents', 500)
    },
    at: patient.organization(here),
    steps: ['Try again'],
  },
  'question about a step asked': {
    at: patient.journey(hip),
    steps: [
      "I'll do this later",
      'The day of your surgery',
      'I have a question',
      'Send your question',
      ['Your question', 'May I eat before?'],
      'Send your question',
    ],
  },
  'library looked through': {
    at: patient.discover(here),
    steps: [
      ['Topic', 'Sleep'],
      ['Length', 'Up to 2 minutes'],
      ['Show', 'Saved by you'],
      /^Clear/,
      ['Sort by', 'Newest first'],
      'Next page',
    ],
  },
  'library content read': {
    at: content('hip-crutches'),
    steps: ['Share link', 'Save for later', 'No'],
  },
  'health story asked for': {
    at: patient.healthStory.home(),
    steps: [],
  },
  'invite link typed': {
    at: patient.home(),
    steps: ['I have an invite link', 'Open your invitation'],
  },
  'password changed': {
    at: paths.settings.account(),
    steps: [
      'Change password',
      ['Current password', 'Old-pass-1!'],
      ['New password', 'short'],
      ['Confirm', 'other'],
      'Save',
    ],
  },
  'profile made in steps': {
    at: paths.settings.profiles(),
    steps: ['Add a profile', 'Next', /^Someone/, 'Next', 'Create profile', 'Back'],
  },
})

walking('odile', {
  'organization looked for': {
    at: paths.provider.home(),
    steps: ['Skip to main content'],
    isWhole: true,
  },
})

walking('gabriel', {
  'home of somebody new': {
    given: () => {
      answer('listTasks', page([]))
      answer('listProcessInstances', page([]))
    },
    at: patient.organization(here),
    steps: [],
  },
})

walking('noor', {
  'first visit': { at: '/', steps: [/^I agree/], isWhole: true },
})

walking(null, {
  'guest welcomed': {
    given: () => keepInviteToken('join-asthma-check-in'),
    at: paths.guest.welcome(),
    steps: [],
    isWhole: true,
  },
  'invitation of a stranger': {
    given: () => keepInviteToken('invite-lakeside'),
    at: paths.accept(),
    steps: [],
    isWhole: true,
  },
  'guest without an invitation': { at: paths.guest.welcome(), steps: ['Sign in'] },
  'sign-in refused': {
    identity: {
      signIn: async () => {
        throw new IdentityError('notAuthorized')
      },
    },
    at: paths.login(),
    isWhole: true,
    steps: [
      ['Email', 'maya@portage.test'],
      ['Password', 'wrong'],
      'Show password',
      'Sign in',
      'Forgot your password?',
    ],
  },
  'sign-in with a code': {
    identity: {
      signIn: async () => ({ challenge: 'emailCode', sentTo: 'm***@p***' }),
      answerChallenge: async () => {
        throw new IdentityError('wrongCode')
      },
    },
    at: paths.login(),
    steps: [
      ['Email', 'maya@portage.test'],
      ['Password', 'Portage-2026!'],
      'Sign in',
      [/[Cc]ode/, '12'],
      'Confirm',
      [/[Cc]ode/, '123456'],
      'Confirm',
    ],
  },
  'account made': {
    identity: {
      confirmSignUp: async () => {
        throw new IdentityError('expiredCode')
      },
    },
    at: paths.login(),
    steps: [
      'Create account',
      ['Email', 'kim@portage'],
      ['Create password', 'abc'],
      ['Confirm password', 'abd'],
      'Create account with email',
      ['Email', 'kim@portage.test'],
      ['Create password', 'Abcdef1! ok'],
      ['Confirm password', 'Abcdef1! ok'],
      /^I have read/,
      'Create account with email',
      [/[Cc]ode/, '123456'],
      'Confirm',
    ],
  },
  'sign-in with a new password': {
    identity: { signIn: async () => ({ challenge: 'newPassword' }) },
    at: paths.login(),
    steps: [['Email', 'maya@portage.test'], ['Password', 'Temporary-1!'], 'Sign in', 'Save'],
  },
  'shared summary read': {
    at: paths.share.accept({ x: 'share-maya-open-for-dr-roy' }),
    steps: [
      'Open',
      ['Passcode', '12'],
      'Open',
      ['Passcode', '111111'],
      'Open',
      ['Passcode', '482913'],
      'Open',
      'Send the note',
      'End session',
    ],
    isWhole: true,
  },
  'password reset': {
    at: paths.login(),
    steps: [
      'Forgot your password?',
      ['Email', 'maya@portage.test'],
      'Reset password',
      'Reset your password',
      [/[Cc]ode/, '123456'],
      [/^(New|Create|Choose).*password/, 'Abcdef1! ok'],
      [/^Confirm.*password/, 'Abcdef1! ok'],
      'Reset your password',
    ],
  },
})

walking('theo', {
  'invitation answered': {
    given: () => keepInviteToken('invite-lakeside-parent'),
    at: paths.accept(),
    steps: [/Rose/, 'Decline', 'Keep it', 'Accept'],
    isWhole: true,
  },
})
