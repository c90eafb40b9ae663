import type { AnswerFilter } from '@intranet/contract/careers/asked-questions'
import { answersTo, answerWord } from '@intranet/contract/careers/question-options'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export interface AnswerNarrowing {
  nao_atende?: boolean
  resposta?: AnswerFilter
}

interface AnswerFiltersProps {
  questions: Outputs['applicants']['board']['perguntas']
  value: AnswerNarrowing
  onChange: (value: AnswerNarrowing) => void
}

/** Candidates by what they answered; nothing where the vacancy asks nothing. */
export function AnswerFilters({ questions, value, onChange }: AnswerFiltersProps) {
  if (!questions.length) return null
  const { nao_atende, resposta } = value
  const chosen = resposta ? `${resposta.id_vaga_pergunta}:${resposta.valor}` : ''
  const pick = (text: string) => {
    const [id, ...rest] = text.split(':')
    onChange({
      nao_atende,
      resposta: text ? { id_vaga_pergunta: Number(id), valor: rest.join(':') } : undefined,
    })
  }
  return (
    <>
      <NativeSelect
        className="w-48"
        aria-label="Atende às perguntas"
        value={nao_atende === undefined ? '' : nao_atende ? 'nao' : 'sim'}
        onChange={({ target }) =>
          onChange({ resposta, nao_atende: target.value ? target.value === 'nao' : undefined })
        }
      >
        <option value="">Todas as respostas</option>
        <option value="sim">Atende</option>
        <option value="nao">Não atende</option>
      </NativeSelect>
      <NativeSelect
        className="w-72 max-w-full"
        aria-label="Resposta a uma pergunta"
        value={chosen}
        onChange={({ target }) => pick(target.value)}
      >
        <option value="">Qualquer resposta</option>
        {questions.map((question) => (
          <optgroup key={question.id} label={question.texto}>
            {answersTo(question).map((option) => (
              <option key={option} value={`${question.id}:${option}`}>
                {answerWord(option)}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
    </>
  )
}
