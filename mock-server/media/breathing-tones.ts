/** Breathing tones, synthesized on request: no licensing, and no large file in the project. */

const RATE = 8000
const LOW = 165
const HIGH = 330

/** One part of a breath: so many seconds, from one height of the tone to another; silent without. */
type Part =
  | { readonly seconds: number; readonly from: number; readonly to: number }
  | { readonly seconds: number }

const slow: readonly Part[] = [
  { seconds: 4, from: LOW, to: HIGH },
  { seconds: 6, from: HIGH, to: LOW },
]
const box: readonly Part[] = [
  { seconds: 4, from: LOW, to: HIGH },
  { seconds: 4, from: HIGH, to: HIGH },
  { seconds: 4, from: HIGH, to: LOW },
  { seconds: 4 },
]

/** Fades in and out, so that no section starts with a click. */
function write(samples: Uint8Array, start: number, part: Part): number {
  const count = part.seconds * RATE
  if (!('from' in part)) return start + count
  let phase = 0
  for (let index = 0; index < count; index += 1) {
    const at = index / count
    phase += (2 * Math.PI * (part.from + (part.to - part.from) * at)) / RATE
    const loud = Math.sin(Math.PI * Math.min(1, Math.max(0, at))) ** 0.6
    samples[start + index] = 128 + Math.round(40 * loud * (Math.sin(phase) + 0.2 * Math.sin(2 * phase)))
  }
  return start + count
}

/** A WAV file: one channel, 8 bits, 8 kHz. */
function wavOf(breath: readonly Part[], times: number): Uint8Array {
  const seconds = breath.reduce((sum, part) => sum + part.seconds, 0) * times
  const bytes = new Uint8Array(44 + seconds * RATE).fill(128, 44)
  const view = new DataView(bytes.buffer)
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at)
  text(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, bytes.length - 44, true)
  let at = 44
  for (let time = 0; time < times; time += 1) for (const part of breath) at = write(bytes, at, part)
  return bytes
}

/** By path; used in store/seeds/library/mind.ts. */
export const breathingTones: ReadonlyMap<string, () => Uint8Array> = new Map([
  ['/media/library/breathe-slow.wav', () => wavOf(slow, 6)],
  ['/media/library/breathe-box.wav', () => wavOf(box, 3)],
])
