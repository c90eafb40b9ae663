import type { AnswerFilter } from '@intranet/contract/careers/asked-questions'
import { answersTo, answerWord } from '@intranet/contract/careers/question-options'
import { SheetFilter, type SheetFilters } from '@/components/table/filter-sheet.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'
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
interface ChooserProps extends AnswerFiltersProps {
  className?: string
}

const MEETS = 'Atende às perguntas'
const ANSWER = 'Resposta a uma pergunta'

const MeetsChooser = ({ value: { nao_atende, resposta }, onChange, className }: ChooserProps) => (
  <NativeSelect
    className={className}
    aria-label={MEETS}
    value={nao_atende === undefined ? '' : nao_atende ? 'nao' : 'sim'}
    onChange={({ target }) =>
      onChange({ resposta, nao_atende: target.value ? target.value === 'nao' : undefined })
    }
  >
    <option value="">Atende: todos</option>
    <option value="sim">Atende</option>
    <option value="nao">Não atende</option>
  </NativeSelect>
)

/** An answer as it is in the address: `12:sim`. */
const answerText = ({ id_vaga_pergunta, valor }: AnswerFilter) => `${id_vaga_pergunta}:${valor}`

function answerIn(text: string | undefined): AnswerFilter | undefined {
  const [id, ...rest] = (text ?? '').split(':')
  const id_vaga_pergunta = idInSearch(id)
  const valor = rest.join(':')
  return id_vaga_pergunta && valor ? { id_vaga_pergunta, valor } : undefined
}

export interface AnswerSearch {
  nao_atende?: boolean
  resposta?: string
}

export const narrowingOf = ({ nao_atende, resposta }: AnswerSearch): AnswerNarrowing => ({
  nao_atende,
  resposta: answerIn(resposta),
})
export const answerSearch = ({ nao_atende, resposta }: AnswerNarrowing): AnswerSearch => ({
  nao_atende,
  resposta: resposta && answerText(resposta),
})

function AnswerChooser({ questions, value: { nao_atende, resposta }, onChange, className }: ChooserProps) {
  return (
    <NativeSelect
      className={className}
      aria-label={ANSWER}
      value={resposta ? answerText(resposta) : ''}
      onChange={({ target }) => onChange({ nao_atende, resposta: answerIn(target.value) })}
    >
      <option value="">Resposta: todas</option>
      {questions.map((question) => (
        <optgroup key={question.id} label={question.texto}>
          {answersTo(question).map((option) => (
            <option key={option} value={answerText({ id_vaga_pergunta: question.id, valor: option })}>
              {answerWord(option)}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  )
}

/** Candidates by what they answered; nothing where the vacancy asks nothing. On phones it is in the sheet. */
export const AnswerFilters = (props: AnswerFiltersProps) =>
  props.questions.length > 0 && (
    <>
      <MeetsChooser {...props} className="w-48 max-sm:hidden" />
      <AnswerChooser {...props} className="w-72 max-sm:hidden" />
    </>
  )

/** The same for the sheet of phones. */
export function answerSheet(props: AnswerFiltersProps): SheetFilters | undefined {
  const { questions, value, onChange } = props
  if (questions.length === 0) return undefined
  return {
    count: Object.values(value).filter((one) => one !== undefined).length,
    clear: () => onChange({}),
    children: (
      <>
        <SheetFilter label={MEETS}>
          <MeetsChooser {...props} />
        </SheetFilter>
        <SheetFilter label={ANSWER}>
          <AnswerChooser {...props} />
        </SheetFilter>
      </>
    ),
  }
}
