import type { ContentTag } from '#generated/model/index.ts'

/** Calm pictures in the colours of each topic, drawn here; they decorate, so they say nothing. */

type Colours = readonly [sky: string, light: string, far: string, near: string]
type Motif = 'hills' | 'waves' | 'suns' | 'leaves'

/** All of it happens in the middle: a card and the head of a page cut the picture differently. */
const shapes: Readonly<Record<Motif, (colours: Colours) => string>> = {
  hills: ([, light, far, near]) =>
    `<circle cx="490" cy="152" r="36" fill="${light}"/><path fill="${far}" d="M0 226C110 160 230 176 350 204s190 8 290-30v186H0Z"/><path fill="${near}" d="M0 252c150-52 300-8 420-16s160-24 220-30v154H0Z"/>`,
  waves: ([, light, far, near]) =>
    `<circle cx="150" cy="146" r="32" fill="${light}"/><path fill="${far}" d="M0 196c80-36 160-36 240 0s160 36 240 0 120-26 160-8v172H0Z"/><path fill="${near}" d="M0 232c80-30 160-30 240 0s160 30 240 0 120-22 160-6v134H0Z"/>`,
  suns: ([, light, far, near]) =>
    `<circle cx="320" cy="420" r="310" fill="${light}"/><circle cx="320" cy="420" r="252" fill="${far}"/><circle cx="320" cy="420" r="200" fill="${near}"/>`,
  leaves: ([, light, far, near]) =>
    `<circle cx="520" cy="146" r="32" fill="${light}"/><path fill="${far}" d="M90 290C86 190 160 126 270 124c0 100-70 158-180 166Z"/><path fill="${near}" d="M300 290c-6-88 58-136 160-138 2 86-60 136-160 138Z"/><path fill="${far}" d="M540 290c0-52 42-88 100-94v94Z"/>`,
}

const topics: Readonly<Record<ContentTag, readonly [Motif, Colours]>> = {
  surgery: ['hills', ['#e9f5f3', '#ffdca8', '#b4ddd6', '#6fbab0']],
  pain: ['suns', ['#fdf1ea', '#f9dccb', '#f0bfa5', '#dc9a7b']],
  breathing: ['waves', ['#eef5fb', '#ffffff', '#c3dcef', '#8dbddf']],
  pregnancy_baby: ['hills', ['#fdf3e4', '#ffcf96', '#f3d9b8', '#dcb384']],
  mental_health: ['waves', ['#f4eef8', '#ffe6bd', '#dccbe8', '#b79acb']],
  sleep: ['suns', ['#e8ebf6', '#cfd6ec', '#a9b4da', '#7c8abf']],
  diabetes: ['leaves', ['#f2f7e9', '#ffdf9c', '#c8dea4', '#94bd68']],
  vaccines: ['suns', ['#eaf6f8', '#cdeaef', '#9dd3dd', '#62b3c2']],
  medications: ['waves', ['#fbf2f4', '#fff3d6', '#efc9d3', '#d99aab']],
  nutrition: ['leaves', ['#fdf5e6', '#f7b784', '#dfdd9b', '#a9b960']],
  movement: ['hills', ['#eaf4ec', '#fbe49b', '#bcdcc0', '#7fb98a']],
  using_care: ['leaves', ['#f1f3f4', '#f6d79d', '#c6d3d6', '#8ea9b0']],
}

const motifs = Object.keys(shapes) as readonly Motif[]

/** The picture of a topic (0), and others in its colours: each motif, in both directions. */
const VARIANTS = 2 * motifs.length

function draw([motif, colours]: readonly [Motif, Colours], variant: number): string {
  const at = (motifs.indexOf(motif) + variant) % motifs.length
  const shape = shapes[motifs[at] ?? motif](colours)
  const shown = variant < motifs.length ? shape : `<g transform="matrix(-1 0 0 1 640 0)">${shape}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice"><rect width="640" height="360" fill="${colours[0]}"/>${shown}</svg>`
}

const pathOf = (tag: ContentTag, variant: number) => `/media/library/${tag}-${variant + 1}.svg`

/** The picture of a content: in the colours of its topic, with a motif that depends on its id. */
export const pictureOf = (tag: ContentTag, id: string): string =>
  pathOf(tag, Number.parseInt(id.slice(-4), 16) % VARIANTS)

/** By path. */
export const libraryPictures: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(topics) as ContentTag[]).flatMap((tag) =>
    Array.from({ length: VARIANTS }, (_, variant) => [pathOf(tag, variant), draw(topics[tag], variant)]),
  ),
)
