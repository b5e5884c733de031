import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'

/** Ways to notice a new alert on this device. Both are off until someone turns them on. */
export const signals = ['sound', 'notification'] as const
export type Signal = (typeof signals)[number]

const keyOf = (signal: Signal) => `alert-${signal}`

export const isSignalOn = (signal: Signal): boolean => readItem('local', keyOf(signal)) === 'on'

export function turnSignal(signal: Signal, on: boolean): void {
  if (on) writeItem('local', keyOf(signal), 'on')
  else removeItem('local', keyOf(signal))
}

/** Whether the browser lets this page notify, asking the person if they have not answered yet. */
export const mayNotify = async (): Promise<boolean> =>
  'Notification' in globalThis && (await Notification.requestPermission()) === 'granted'

/** Two soft tones, in Hz. */
const tones = [660, 880] as const
const TONE = 0.18

/** Plays a short sound; a browser that allows none stays silent. */
export function playSound(): void {
  if (!('AudioContext' in globalThis)) return
  const context = new AudioContext()
  for (const [index, tone] of tones.entries()) {
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    const at = context.currentTime + index * TONE
    oscillator.frequency.value = tone
    volume.gain.setValueAtTime(0.15, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + TONE)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(at)
    oscillator.stop(at + TONE)
    if (index === tones.length - 1) oscillator.addEventListener('ended', () => void context.close())
  }
}

/** Gives the signals that are on. The words name no one and say nothing about health. */
export function giveSignals(words: string): void {
  if (isSignalOn('sound')) playSound()
  if (!isSignalOn('notification') || !('Notification' in globalThis)) return
  if (Notification.permission !== 'granted') return
  const notification = new Notification(words, { tag: 'attention' })
  notification.addEventListener('click', () => {
    window.focus()
    notification.close()
  })
}
