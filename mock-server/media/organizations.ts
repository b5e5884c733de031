/** Logos and icons of the seeded organizations: a backend holds them, not the portal. */
export const organizationPictures: Readonly<Record<string, string>> = {
  '/media/lakeside-logo.svg': [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 90" width="150" height="90" role="img" aria-label="Lakeside Family Health">',
    '<circle cx="75" cy="20" r="11" fill="#0f5c5c"/>',
    '<path d="M39 38c6 0 6 4.5 12 4.5S57 38 63 38s6 4.5 12 4.5S81 38 87 38s6 4.5 12 4.5S105 38 111 38" fill="none" stroke="#2a9a94" stroke-width="4" stroke-linecap="round"/>',
    '<text x="75" y="66" text-anchor="middle" font-family="Georgia, \'Times New Roman\', serif" font-size="22" font-weight="700" fill="#0f5c5c">Lakeside</text>',
    '<text x="75" y="82" text-anchor="middle" font-family="Verdana, Arial, sans-serif" font-size="10.5" letter-spacing="1.5" fill="#40605f">FAMILY HEALTH</text>',
    '</svg>',
  ].join(''),
  '/media/lakeside-icon.svg': [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">',
    '<rect width="48" height="48" rx="12" fill="#0f5c5c"/>',
    '<circle cx="24" cy="18.5" r="6.5" fill="#fff"/>',
    '<path d="M8 30c4 0 4 3 8 3s4-3 8-3 4 3 8 3 4-3 8-3M12 37.5c3 0 3 2 6 2s3-2 6-2 3 2 6 2 3-2 6-2" fill="none" stroke="#9fd6d2" stroke-width="2.8" stroke-linecap="round"/>',
    '</svg>',
  ].join(''),
  '/media/fleuve-logo.svg': [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 90" width="150" height="90" role="img" aria-label="Clinique du Fleuve">',
    '<path d="M16 14c0 16 20 16 20 31s-20 15-20 31" fill="none" stroke="#6b2c5c" stroke-width="8" stroke-linecap="round"/>',
    '<path d="M31 14c0 16 14 16 14 31S31 60 31 76" fill="none" stroke="#c78ab5" stroke-width="4" stroke-linecap="round"/>',
    '<text x="56" y="40" font-family="Verdana, Arial, sans-serif" font-size="13" fill="#5b4a57">Clinique du</text>',
    '<text x="56" y="66" font-family="Georgia, \'Times New Roman\', serif" font-size="27" font-weight="700" fill="#6b2c5c">Fleuve</text>',
    '</svg>',
  ].join(''),
  '/media/fleuve-icon.svg': [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">',
    '<rect width="48" height="48" rx="12" fill="#6b2c5c"/>',
    '<path d="M15 8c0 8 14 9 14 16S15 32 15 40" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
    '<path d="M25 8c0 8 10 9 10 16s-10 8-10 16" fill="none" stroke="#e0b3d3" stroke-width="3" stroke-linecap="round"/>',
    '</svg>',
  ].join(''),
}
