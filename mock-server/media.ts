import { organizationPictures } from './media/organizations.ts'

/** The banners of the journeys, drawn here because a real backend would hold them, not the portal. */

const hill = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`

/** Three bands of land below a sun: calm, and readable behind no text. */
function landscape([sky, sun, far, middle, near]: readonly [string, string, string, string, string]): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" preserveAspectRatio="xMidYMid slice">',
    `<rect width="1200" height="400" fill="${sky}"/>`,
    `<circle cx="900" cy="130" r="64" fill="${sun}"/>`,
    hill(far, 'M0 260C200 190 380 220 560 250s360 40 640-60v210H0Z'),
    hill(middle, 'M0 310c180-70 420-20 620-10s380-20 580-70v170H0Z'),
    hill(near, 'M0 360c260-60 520-10 760-20 180-8 320-40 440-30v90H0Z'),
    '</svg>',
  ].join('')
}

const banners: Readonly<Record<string, string>> = {
  '/media/hip-replacement.svg': landscape(['#e6f6f4', '#ffd9a0', '#a9dcd5', '#5cb3a8', '#1d7f75']),
  '/media/asthma-check-in.svg': landscape(['#f4ecf6', '#ffe3b8', '#dcc1e0', '#b185b8', '#78336e']),
  '/media/new-parent.svg': landscape(['#fdf1e4', '#ffc98b', '#f3d6b4', '#d7ab7c', '#96683a']),
}

/** A picture of the backend; undefined when it has none at this path. */
export function mediaAnswer(pathname: string): Response | undefined {
  const svg = banners[pathname] ?? organizationPictures[pathname]
  if (svg === undefined) return undefined
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
