import { uuidOf } from '../ids.ts'
import type { OrganizationRow } from '../rows.ts'
import { glareTheme, plumTheme, tealTheme } from './themes.ts'

/** The initial state of an organization; the parts of its address are derived from the address. */
export type OrganizationSeed = Readonly<
  Omit<
    OrganizationRow,
    'iconFile' | 'keepsHealthCards' | 'logoAlt' | 'logoFile' | 'postalAddress' | 'revision' | 'updatedAt'
  > & { keepsHealthCards?: true }
>

/** The organizations of every world, by the short name that seeds use. */
export const organizationSeeds = {
  lakeside: {
    id: uuidOf('organization:lakeside'),
    name: 'Lakeside Family Health',
    icon: '/media/lakeside-icon.svg',
    logo: '/media/lakeside-logo.svg',
    theme: tealTheme,
    address: '120 Water Street, Kingston, Ontario K7L 1A1',
    contactName: 'Samuel Roy',
    email: 'hello@lakeside.example',
    phone: '+16135550142',
    keepsHealthCards: true,
  },
  fleuve: {
    id: uuidOf('organization:fleuve'),
    name: 'Clinique du Fleuve',
    icon: '/media/fleuve-icon.svg',
    logo: '/media/fleuve-logo.svg',
    theme: plumTheme,
    address: '45, rue du Quai, Rimouski (Québec) G5L 3B7',
    contactName: 'Hélène Côté',
    email: 'bonjour@fleuve.example',
    phone: '+14185550117',
  },
  northern: {
    id: uuidOf('organization:northern'),
    name: 'Northern Virtual Care',
    icon: null,
    logo: null,
    theme: null,
    address: '5102 50 Avenue, Yellowknife, Northwest Territories X1A 3S8',
    contactName: 'Samuel Roy',
    email: 'care@northern.example',
    phone: '+18675550163',
  },
  sunnyside: {
    id: uuidOf('organization:sunnyside'),
    name: 'Sunnyside Walk-in Clinic',
    // the portal shows its own icon where this one does not come
    icon: '/media/sunnyside-icon-is-gone.svg',
    logo: null,
    theme: glareTheme,
    address: '18 Prairie Avenue, Saskatoon, Saskatchewan S7K 1B4',
    contactName: 'Dale Kowalski',
    email: 'front.desk@sunnyside.example',
    phone: '+13065550128',
  },
} as const satisfies Record<string, OrganizationSeed>

export type OrganizationName = keyof typeof organizationSeeds
