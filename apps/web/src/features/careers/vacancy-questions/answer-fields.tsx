import type { FormQuestion } from '@intranet/contract/careers/asked-questions'
import {
  answersTo,
  answerWord,
  MAX_ANSWER,
  MAX_EXPERIENCE_MONTHS,
} from '@intranet/contract/careers/question-options'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'

interface Values {
  respostas: Record<string, string>
}

const hintOf = ({ tema, obrigatoria }: FormQuestion) =>
  [
    tema === 'experiencia' &&
      `Em meses. Contam no máximo ${MAX_EXPERIENCE_MONTHS}: quem tem mais responde ${MAX_EXPERIENCE_MONTHS}.`,
    tema === 'deficiencia' && 'Só quem conduz a vaga lê; não conta para a escolha.',
    !obrigatoria && 'Opcional.',
  ]
    .filter(Boolean)
    .join(' ') || undefined

function AnswerField({ question }: { question: FormQuestion }) {
  const shown = {
    name: `respostas.p${question.id}`,
    label: question.texto,
    hint: hintOf(question),
    required: question.obrigatoria,
    wide: true,
  } as const
  const options = answersTo(question).map((value) => ({ value, label: answerWord(value) }))
  if (options.length) return <RadioField<Values> {...shown} options={options} />
  return <TextField<Values> {...shown} maxLength={question.tipo === 'numero' ? 12 : MAX_ANSWER} />
}

/** What a vacancy asks beside the CV; nothing where it asks nothing. */
export function AnswerFields({ questions }: { questions: readonly FormQuestion[] }) {
  if (!questions.length) return null
  return (
    <FormPanel title="Perguntas da vaga">
      {questions.map((question) => (
        <AnswerField key={question.id} question={question} />
      ))}
    </FormPanel>
  )
}
