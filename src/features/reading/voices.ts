/** How long browsers take to list their voices, in ms. */
const LONGEST_WAIT = 1500

/** Some browsers list their voices a moment after they are first asked. */
export async function voicesReady(): Promise<void> {
  if (speechSynthesis.getVoices().length > 0) return
  await new Promise<void>((done) => {
    speechSynthesis.addEventListener('voiceschanged', () => done(), { once: true })
    setTimeout(done, LONGEST_WAIT)
  })
}

/**
 * A voice of this device for a language, from the same region if there is one. The other voices send the text to a
 * server, and what is read may be health data.
 */
export function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  const [wanted, language] = [lang.toLowerCase(), lang.slice(0, 2).toLowerCase()]
  const codeOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase()
  const voices = speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && codeOf(voice).startsWith(language))
  return voices.find((voice) => codeOf(voice) === wanted) ?? voices[0]
}
