/** Two soft tones. Silent until the visitor has touched the page: browsers allow no sound before. */
export function chime() {
  if (!navigator.userActivation?.hasBeenActive) return
  const audio = new AudioContext()
  const start = audio.currentTime
  for (const [turn, hertz] of [659.25, 880].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const from = start + turn * 0.16
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.06, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.55)
  }
  setTimeout(() => void audio.close(), 1_000)
}
