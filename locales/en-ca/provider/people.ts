import type { BaseTranslation } from 'typesafe-i18n'

/** How a care team finds a person, and what it sees of them across journeys. */
const people = {
  find: {
    button: 'Find a person',
    title: 'Find a person',
    label: 'Name, email, phone or birth date',
    hint: 'Enter at least two characters. For a birth date, enter 1988-04-12.',
    searching: 'Searching…',
    failed: "We couldn't search. Please try again.",
    found: '{count:number} {{person|people}} found',
    first: 'Showing the first {shown:number} of {count:number} people. Type more to narrow it down.',
    none: 'No one matches “{search:string}”.',
    noneHelp:
      'You can find only people in a journey at {organization:string}. Check the spelling, or search by email or birth date.',
    results: 'People found',
    born: 'Born {date:string}',
    bornUnknown: 'Birth date unknown',
    keys: 'Arrows to move, Enter to open, Esc to close. Ctrl+K opens this from any page.',
    slash: 'Also open this with the / key',
  },
  page: {
    back: 'Care team home',
    failed: "We couldn't load this person",
    gone: {
      title: "This person isn't in your organization",
      body: "They aren't in a journey here, or they withdrew their consent.",
    },
    contact: 'Contact',
    birthDate: 'Birth date',
    phone: 'Phone',
    email: 'Email',
    language: 'Preferred language',
    english: 'English',
    french: 'French',
    unknown: 'Unknown',
    partners: 'Care partners',
    noPartners: 'No care partner is on file.',
    partner: '{name:string} ({role:string})',
    role: {
      account_holder: 'Manages their profile',
      emergency_contact: 'Emergency contact',
    },
    journeys: 'Journeys',
    journeysFailed: "We couldn't load the journeys",
    step: 'Current step: {step:string}',
    noStep: 'No open step',
    enrolled: 'Enrolled {date:string}',
    patientSteps: 'Patient’s steps',
    careSteps: 'Care team’s steps',
    about: '{action:string}: {journey:string}',
    submissions: 'Submissions',
    submissionsFailed: "We couldn't load the submissions",
    noSubmissions: 'Nothing has been submitted yet.',
    showing: 'The latest {shown:number} of {count:number} submissions',
    by: 'by {name:string}',
  },
} as const satisfies BaseTranslation

export default people
