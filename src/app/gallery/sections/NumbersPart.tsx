import { formatNumber } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CopyButton } from '#src/ui/actions/CopyButton.tsx'
import { NumberLine } from '#src/ui/data/NumberLine.tsx'
import { QrCode } from '#src/ui/data/QrCode.tsx'
import { Sparkline } from '#src/ui/data/Sparkline.tsx'
import { TrendLine } from '#src/ui/data/TrendLine.tsx'
import { Sample } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

const lines = [
  { name: 'inside', value: 5.2, unit: 'mmol/L', low: 3.6, high: 6 },
  { name: 'above', value: 6.3, unit: 'mmol/L', low: 3.5, high: 5 },
  { name: 'open', value: 4.8, unit: 'mmol/L', low: null, high: 5.2 },
  { name: 'none', value: 61, unit: 'kg', low: null, high: null },
] as const

const points = [
  { id: 'a', at: Date.UTC(2024, 2, 4), value: 5.1, isOutside: false },
  { id: 'b', at: Date.UTC(2025, 1, 11), value: 5.6, isOutside: false },
  { id: 'c', at: Date.UTC(2026, 4, 2), value: 6.2, isOutside: true },
  { id: 'd', at: Date.UTC(2026, 10, 11), value: 5.4, isOutside: false },
]

/** An inactive link as long as real ones. */
const link = 'https://portage.example/accept?token=Zm9yLXRoZS1nYWxsZXJ5'

/** Hand-drawn charts and codes: no animation, and no meaning by colour alone. */
export function NumbersPart() {
  const { numberSamples: words } = useWords()
  const { locale } = useText()
  const written = (value: number | null) => (value === null ? undefined : formatNumber(locale, value))
  return (
    <>
      <Sample name="NumberLine" layout="wide">
        {lines.map(({ name, value, unit, low, high }) => (
          <NumberLine
            key={name}
            label={words[name]}
            range={{ low, high }}
            value={value}
            valueText={`${formatNumber(locale, value)}\u00a0${unit}`}
            lowText={written(low)}
            highText={written(high)}
            usualText={words.usual}
          />
        ))}
      </Sample>
      <Sample name="TrendLine" layout="wide">
        <TrendLine
          label={words.trend}
          points={points}
          bands={[{ id: 'usual', low: 3.6, high: 6, lowText: written(3.6), highText: written(6) }]}
          startText={words.start}
          endText={words.end}
        />
      </Sample>
      <Sample name="Sparkline">
        <Sparkline values={points.map(({ value }) => value)} />
      </Sample>
      <Sample name="QrCode">
        <QrCode text={link} label={words.qr} />
      </Sample>
      <Sample name="CopyButton" layout="row">
        <CopyButton text={link} label={words.copy} done={words.copied} failed={words.notCopied} />
        <CopyButton look="icon" text={link} label={words.copy} done={words.copied} failed={words.notCopied} />
      </Sample>
    </>
  )
}
