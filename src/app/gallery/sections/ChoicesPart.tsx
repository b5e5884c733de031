import { useState } from 'react'
import { pdf } from '#src/lib/files/file-rules.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { ScaleField } from '#src/ui/fields/ScaleField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { Sample, State } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

export function ChoicesPart() {
  const words = useWords()
  const { choice, state } = words
  const problemText = useProblemText()
  const [answer, setAnswer] = useState<string | null>(null)
  const [several, setSeveral] = useState<string[]>(['1'])
  const [agreed, setAgreed] = useState(false)
  const [pain, setPain] = useState<number | null>(4)
  const [date, setDate] = useState('2026-11-20')
  const [since, setSince] = useState('2019')
  const [file, setFile] = useState<File | null>(null)
  const [letter, setLetter] = useState<File | null>(
    () => new File(['%PDF-1.7'.padEnd(48_000)], choice.fileName, { type: pdf.type }),
  )
  const options = choice.options.map((label, at) => ({
    value: String(at),
    label,
    ...(at === 1 && { help: choice.help }),
  }))
  const places = [
    ...choice.severalOptions.map((label, at) => ({ value: String(at), label })),
    { value: 'none', label: choice.none, exclusive: true },
  ]
  const radios = { label: choice.question, value: answer, onChange: setAnswer, options }
  return (
    <>
      <Sample name="RadioField">
        <State name={state.usual}>
          <RadioField {...radios} name="usual" required />
        </State>
        <State name={state.wrong}>
          <RadioField {...radios} name="wrong" required error={problemText({ code: 'selectOption' })} />
        </State>
        <State name={state.readOnly}>
          <RadioField {...radios} name="fixed" value="1" readOnly />
        </State>
      </Sample>
      <Sample name="CheckboxGroupField, CheckboxField">
        <CheckboxGroupField label={choice.several} value={several} onChange={setSeveral} options={places} />
        <State name={state.wrong}>
          <CheckboxField
            label={choice.agree}
            value={agreed}
            onChange={setAgreed}
            required
            error={agreed ? undefined : problemText({ code: 'consent' })}
          />
        </State>
      </Sample>
      <Sample name="ScaleField" layout="wide">
        <ScaleField
          label={choice.scale}
          value={pain}
          onChange={setPain}
          startLabel={choice.scaleStart}
          endLabel={choice.scaleEnd}
        />
      </Sample>
      <Sample name="DateField">
        <DateField label={choice.date} value={date} onChange={setDate} required />
        <DateField
          label={choice.partial}
          description={choice.partialHint}
          value={since}
          onChange={setSince}
          optional
        />
        <State name={state.wrong}>
          <DateField
            label={choice.date}
            value="2027-02-30"
            onChange={setDate}
            error={problemText({ code: 'day', last: 28 })}
          />
        </State>
      </Sample>
      <Sample name="FileField">
        <State name={state.empty}>
          <FileField label={choice.file} value={file} onChange={setFile} kinds={[pdf]} required />
        </State>
        <State name={state.chosen}>
          <FileField label={choice.file} value={letter} onChange={setLetter} kinds={[pdf]} />
        </State>
        <State name={state.wrong}>
          <FileField
            label={choice.file}
            value={null}
            onChange={setFile}
            kinds={[pdf]}
            error={problemText({ code: 'fileTooBig', megabytes: 50 })}
          />
        </State>
        <State name={state.readOnly}>
          <FileField label={choice.file} value={null} onChange={setFile} kinds={[pdf]} readOnly />
        </State>
      </Sample>
    </>
  )
}
