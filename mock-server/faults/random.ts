/** A number from 0 up to 1 out of a seed and a count: the same run goes the same way. */
export function random(seed: number, count: number): number {
  let value = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(count, 0xc2b2ae35)) >>> 0
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return ((value ^ (value >>> 15)) >>> 0) / 0x1_0000_0000
}
