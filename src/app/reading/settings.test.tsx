import { paths } from '#src/routes/paths.ts'
import { reading } from '#tests/dom/reading.tsx'

const { settings } = paths

reading('settings', 'maya', {
  home: { at: settings.home() },
  account: { at: settings.account() },
  language: { at: settings.language() },
  'reading and listening': { at: settings.reading() },
  reminders: { at: settings.reminders() },
  'reminders for each step': {
    at: settings.reminders(),
    press: [/^Email/, /^A message for each step/],
  },
  profiles: { at: settings.profiles() },
  'care partners': { at: settings.carePartners() },
  'care partner to invite': { at: settings.carePartners(), press: ['Invite a care partner'] },
  features: { at: settings.features() },
  privacy: { at: settings.privacy() },
  access: { at: settings.access() },
  'access not recognized': { at: settings.access(), press: [/^I don't recognize this/] },
  'password empty': { at: settings.account(), press: ['Change password'] },
  'sign out everywhere': { at: settings.account(), press: ['Sign out everywhere'] },
  'agreement withdrawn': { at: settings.privacy(), press: ['Withdraw your agreement'] },
  'agreement gone': {
    at: settings.privacy(),
    press: ['Withdraw your agreement', 'Withdraw your agreement'],
  },
  'name saved': { at: settings.account(), press: ['Save name'] },
  'closing asked': { at: settings.privacy(), press: ['Send a code by email'] },
  'profile new': { at: settings.profiles(), press: ['Add a profile'] },
  'not found': { at: '/nowhere' },
})

reading('carer', 'theo', {
  home: { at: '/' },
  profiles: { at: settings.profiles() },
  profile: { at: settings.profiles(), press: [/Rose/] },
})

reading('nobody', null, {
  login: { at: paths.login() },
  'login empty': { at: paths.login(), press: ['Sign in'] },
  'forgot the password': { at: paths.login(), press: ['Forgot your password?'] },
  'forgot the password empty': { at: paths.login(), press: ['Forgot your password?', 'Reset password'] },
  'create an account': { at: paths.login(), press: ['Create account'] },
  'create an account empty': { at: paths.login(), press: ['Create account', 'Create account with email'] },
  'shared page': { at: paths.share.accept({ x: 'share-maya-open-for-dr-roy' }) },
  invitation: { at: `${paths.accept()}?token=join-asthma-check-in` },
})

reading('everybody', 'ana', { home: { at: '/' } })
reading('new', 'noor', { consent: { at: '/' }, declined: { at: '/', press: [/don't agree/] } })
