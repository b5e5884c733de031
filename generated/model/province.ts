
/**
 * A province or territory of Canada, by the letters that Canada Post uses (DATA-54).
 */
export type Province = typeof Province[keyof typeof Province];


export const Province = {
  AB: 'AB',
  BC: 'BC',
  MB: 'MB',
  NB: 'NB',
  NL: 'NL',
  NT: 'NT',
  NS: 'NS',
  NU: 'NU',
  ON: 'ON',
  PE: 'PE',
  QC: 'QC',
  SK: 'SK',
  YT: 'YT',
} as const;
