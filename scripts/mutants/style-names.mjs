// Attributes that only say how something looks: the pictures of the gallery hold those, not the unit tests.

const SPACE = [
  'gap',
  'm',
  'mt',
  'mb',
  'ml',
  'mr',
  'mx',
  'my',
  'p',
  'pt',
  'pb',
  'pl',
  'pr',
  'px',
  'py',
  'ms',
  'me',
]
const SIZE = [
  'w',
  'h',
  'maw',
  'miw',
  'mah',
  'mih',
  'size',
  'width',
  'height',
  'cols',
  'span',
  'spacing',
  'grow',
]
const LOOK = [
  'c',
  'bg',
  'fw',
  'fz',
  'lh',
  'ta',
  'color',
  'tone',
  'variant',
  'radius',
  'shadow',
  'withBorder',
  'strong',
  'short',
  'quiet',
  'unstyled',
  'wideOnly',
]
const PLACE = ['align', 'justify', 'wrap', 'position', 'inset', 'top', 'left', 'right', 'bottom', 'placement']
const CLASS = [
  'className',
  'classNames',
  'style',
  'styles',
  'component',
  'icon',
  'leftSection',
  'rightSection',
]
const NAMES = new Set([...SPACE, ...SIZE, ...LOOK, ...PLACE, ...CLASS, 'key'])

/** SVG elements and loading placeholders. */
const DRAWN = /^(Skeleton|Icon[A-Z]\w*|svg|path|circle|rect|line|g|polyline|polygon|ellipse)$/

/** @param {string} element */
export const isDrawn = (element) => DRAWN.test(element)

/**
 * @param {string} name of an attribute
 * @param {string} element
 */
export const isStyle = (name, element) => NAMES.has(name) || isDrawn(element)
