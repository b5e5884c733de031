import { libraryFile } from './media/library.ts'
import { organizationPictures } from './media/organizations.ts'
import { ranged } from './media/ranged.ts'

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
  '/media/mood-check-in.svg': landscape(['#eef0f8', '#ffe0c2', '#c9cfe8', '#8f9ac9', '#46538f']),
  '/media/diabetes-education.svg': landscape(['#eaf3f8', '#ffdca8', '#bcd8e6', '#7fb0c9', '#2f6f8f']),
  '/media/vaccination-day.svg': landscape(['#eef6ec', '#ffe4a6', '#c4dfbd', '#8dbb83', '#3f7a3c']),
  '/media/quit-smoking.svg': landscape(['#f6f3ea', '#ffd5a1', '#dfd6b8', '#b5a678', '#6f6233']),
  '/media/new-parent.svg': landscape(['#fdf1e4', '#ffc98b', '#f3d6b4', '#d7ab7c', '#96683a']),
}

const headers = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * A picture, film, recording or document of the backend; undefined when it has none at this path.
 * @param range the request's `Range` header
 */
export function mediaAnswer(pathname: string, range?: string): Response | undefined {
  const svg = banners[pathname] ?? organizationPictures[pathname]
  if (svg !== undefined)
    return new Response(svg, { headers: { ...headers, 'content-type': 'image/svg+xml' } })
  const file = libraryFile(pathname)
  return file && ranged(file, range, headers)
}
