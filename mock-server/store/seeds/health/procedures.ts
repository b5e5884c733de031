import type { Procedure } from '#generated/model/index.ts'
import { blankProcedure } from '../../blank-records.ts'
import type { OwnFields } from '../../record-tables.ts'
import type { RecordSeed } from './record-seed.ts'

type Own = OwnFields<Procedure>

const procedure = (name: string, date: string | null, more: Partial<Own> = {}): Own => ({
  ...blankProcedure,
  name,
  date,
  ...more,
})

export const procedureSeeds: readonly RecordSeed<Own>[] = [
  {
    key: 'maya-cesarean',
    profile: 'maya',
    daysAgo: 390,
    fields: procedure('Cesarean section', '2012-11-04', {
      facility: 'Lakeside Hospital',
      outcome: 'A healthy girl, 3.4 kg.',
    }),
  },
  {
    key: 'maya-wrist',
    profile: 'maya',
    daysAgo: 390,
    fields: procedure('Broken wrist set with a plate', '2004-02', { body_site: 'Left wrist' }),
  },
  {
    key: 'maya-tonsils',
    profile: 'maya',
    daysAgo: 388,
    fields: procedure('Tonsils removed', null, { notes: 'As a child, in Rimouski.' }),
  },
  {
    key: 'maya-hip-injection',
    profile: 'maya',
    daysAgo: 60,
    source: 'provider',
    by: 'samuel',
    fields: procedure('Cortisone injection', '2025-06-12', {
      body_site: 'Left hip',
      facility: 'Lakeside Family Health',
      outcome: 'Less pain for about two months.',
    }),
  },
  {
    key: 'maya-colonoscopy',
    profile: 'maya',
    daysAgo: 59,
    source: 'document',
    document: 'maya-discharge',
    fields: procedure('Colonoscopy', '2023', { facility: 'Lakeside Hospital', outcome: 'Nothing found.' }),
  },
  {
    key: 'luc-appendicite',
    profile: 'luc',
    daysAgo: 210,
    fields: procedure('Ablation de l’appendice', '1987', { facility: 'Hôpital du Fleuve' }),
  },
  {
    key: 'rose-pacemaker',
    profile: 'rose',
    daysAgo: 300,
    fields: procedure('Pacemaker implanted', '2019-03-21', {
      facility: 'Lakeside Hospital',
      notes: 'Checked every six months. Carries the card in her purse.',
    }),
  },
  {
    key: 'rose-cataract-right',
    profile: 'rose',
    daysAgo: 300,
    fields: procedure('Cataract surgery', '2018-05', { body_site: 'Right eye' }),
  },
  {
    key: 'rose-cataract-left',
    profile: 'rose',
    daysAgo: 300,
    fields: procedure('Cataract surgery', '2018-09', { body_site: 'Left eye' }),
  },
  {
    key: 'rose-gallbladder',
    profile: 'rose',
    daysAgo: 299,
    fields: procedure('Gallbladder removed', '1996'),
  },
]
