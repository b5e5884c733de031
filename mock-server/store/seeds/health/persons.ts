import type { CallTime, HealthStoryContact } from '#generated/model/index.ts'
import type { OrganizationName } from '../organizations.ts'

/** Contact data of people who have any; for all others it is unknown. */
export type PersonFacts = {
  readonly dateOfBirth: string
  readonly phone: string | null
  readonly callTime?: CallTime
  /** Their number, where an organization keeps it. */
  readonly healthCards?: { readonly [Name in OrganizationName]?: string }
  readonly spokenLanguages?: string
  readonly implants?: string
  readonly emergencyContact?: HealthStoryContact
}

/** By the key that the people's seeds give a profile. */
export const personFacts: Readonly<Record<string, PersonFacts>> = {
  maya: {
    dateOfBirth: '1988-04-12',
    phone: '+16135550101',
    callTime: 'morning',
    healthCards: { lakeside: '1234-567-890-AB' },
    spokenLanguages: 'English, French',
    emergencyContact: { name: 'Julien Tremblay', relation: 'Husband', phone: '+16135550177' },
  },
  luc: { dateOfBirth: '1971-12-01', phone: '+14185550102' },
  rose: {
    dateOfBirth: '1941-07-30',
    phone: null,
    callTime: 'any_time',
    implants: 'Pacemaker, 2019',
    emergencyContact: { name: 'Theo Martin', relation: 'Son', phone: '+16135550123' },
  },
  theo: { dateOfBirth: '1969-02-17', phone: '+16135550123' },
  ana: { dateOfBirth: '1985-09-03', phone: '+16135550104' },
  beatrice: { dateOfBirth: '1979-11-22', phone: '+18195550105' },
  harold: { dateOfBirth: '1952-05-08', phone: '+16135550106' },
  amrit: { dateOfBirth: '1966-01-19', phone: '+16135550107' },
  walter: {
    dateOfBirth: '1958-03-14',
    phone: '+16135550108',
    callTime: 'afternoon',
    healthCards: { lakeside: '9876-543-210-KW' },
  },
  irene: {
    dateOfBirth: '1947-10-05',
    phone: '+18195550109',
    callTime: 'evening',
    healthCards: { lakeside: 'FORI 4760 0518' },
  },
}
