import type { AskedQuestion } from '@intranet/contract/careers/asked-questions'
import {
  answersTo,
  answerWord,
  MAX_EXPERIENCE_MONTHS,
  optionsOfQuestion,
} from '@intranet/contract/careers/question-options'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Asked = Outputs['vacancyQuestions']['ofVacancy']['perguntas'][number]
type Row = AskedQuestion & Pick<Asked, 'texto' | 'tipo' | 'tema' | 'opcoes'>

const sent = ({ id_pergunta, obrigatoria, nao_atendem, minimo, maximo }: Row): AskedQuestion => ({
  id_pergunta,
  obrigatoria,
  nao_atendem,
  minimo,
  maximo,
})

interface MarksProps {
  row: Row
  onChange: (row: Row) => void
}

/** Which answers are shown as "Não atende". */
function Marks({ row, onChange }: MarksProps) {
  const id = useId()
  if (row.tema === 'deficiencia')
    return <p className="text-xs text-muted-foreground">Não é marcada nem pontuada.</p>
  if (row.tipo === 'texto') return null
  if (row.tipo === 'numero') {
    const bound = (name: 'minimo' | 'maximo', label: string) => (
      <span className="grid gap-1">
        <Label htmlFor={`${id}-${name}`}>{label}</Label>
        <Input
          id={`${id}-${name}`}
          type="number"
          className="w-32"
          max={row.tema === 'experiencia' ? MAX_EXPERIENCE_MONTHS : undefined}
          value={row[name] ?? ''}
          onChange={({ target }) =>
            onChange({ ...row, [name]: target.value === '' ? null : Number(target.value) })
          }
        />
      </span>
    )
    return (
      <div className="flex flex-wrap gap-3">
        {bound('minimo', 'Não atende abaixo de')}
        {row.tema !== 'experiencia' && bound('maximo', 'Não atende acima de')}
      </div>
    )
  }
  return (
    <fieldset className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <legend className="mb-1 text-xs text-muted-foreground">Respostas marcadas como “Não atende”</legend>
      {answersTo(row).map((option) => (
        <label key={option} className="flex items-center gap-2">
          <Checkbox
            checked={row.nao_atendem.includes(option)}
            onCheckedChange={(on) =>
              onChange({
                ...row,
                nao_atendem: on
                  ? [...row.nao_atendem, option]
                  : row.nao_atendem.filter((other) => other !== option),
              })
            }
          />
          {answerWord(option)}
        </label>
      ))}
    </fieldset>
  )
}

interface QuestionCardProps extends MarksProps {
  edits: boolean
  first: boolean
  onUp: () => void
  onRemove: () => void
}

function QuestionCard({ row, edits, first, onChange, onUp, onRemove }: QuestionCardProps) {
  return (
    <Card asChild className="grid gap-3 p-4">
      <li>
        <div className="flex flex-wrap items-start gap-2">
          <p className="min-w-0 grow font-semibold break-words">{row.texto}</p>
          {edits && (
            <span className="flex shrink-0 items-center gap-2">
              <Switch
                checked={row.obrigatoria}
                aria-label={`Resposta obrigatória: ${row.texto}`}
                onCheckedChange={(obrigatoria) => onChange({ ...row, obrigatoria })}
              />
              <span className="text-xs">{row.obrigatoria ? 'Obrigatória' : 'Opcional'}</span>
              {!first && <IconButton icon={ArrowUp} label={`Subir: ${row.texto}`} onClick={onUp} />}
              <IconButton icon={Trash2} label={`Tirar: ${row.texto}`} onClick={onRemove} />
            </span>
          )}
        </div>
        <fieldset disabled={!edits}>
          <Marks row={row} onChange={onChange} />
        </fieldset>
      </li>
    </Card>
  )
}

interface EditorProps {
  id: number
  stored: readonly Row[]
  edits: boolean
}

function Editor({ id, stored, edits }: EditorProps) {
  const [rows, setRows] = useState(stored)
  const { data: catalogue = [] } = useQuery(trpc.vacancyQuestions.options.queryOptions())
  const save = useSave(trpc.vacancyQuestions.ask.mutationOptions(), {
    saved: 'Perguntas da vaga salvas.',
    changes: [trpc.vacancyQuestions.ofVacancy.queryFilter({ id_vaga: id })],
  })
  const changed = JSON.stringify(rows.map(sent)) !== JSON.stringify(stored.map(sent))
  useUnsavedChanges(changed)
  const free = catalogue.filter((one) => rows.every(({ id_pergunta }) => id_pergunta !== one.id))
  const add = (chosen: number) => {
    const one = catalogue.find((question) => question.id === chosen)
    if (!one) return
    const { id: id_pergunta, ...shown } = one
    const opcoes = optionsOfQuestion(one.opcoes)
    setRows([...rows, { ...shown, id_pergunta, opcoes, obrigatoria: true, nao_atendem: [] }])
  }
  const up = (place: number) => setRows(rows.toSpliced(place - 1, 2, rows[place]!, rows[place - 1]!))
  return (
    <section className="grid gap-3">
      <SectionLabel count={rows.length}>Perguntas</SectionLabel>
      {rows.length ? (
        <ol className="grid gap-2">
          {rows.map((row, place) => (
            <QuestionCard
              key={row.id_pergunta}
              row={row}
              edits={edits}
              first={place === 0}
              onChange={(next) => setRows(rows.with(place, next))}
              onUp={() => up(place)}
              onRemove={() => setRows(rows.filter((other) => other !== row))}
            />
          ))}
        </ol>
      ) : (
        <EmptyState title="Esta vaga não faz perguntas além do currículo." />
      )}
      {edits && (
        <div className="flex flex-wrap items-end gap-3">
          <NativeSelect
            className="w-full sm:w-96"
            aria-label="Acrescentar pergunta aprovada"
            value=""
            onChange={({ target }) => add(Number(target.value))}
          >
            <option value="">Acrescentar pergunta aprovada</option>
            {free.map(({ id: one, texto }) => (
              <option key={one} value={one}>
                {texto}
              </option>
            ))}
          </NativeSelect>
          <Button
            icon={Plus}
            busy={save.isPending}
            disabled={!changed}
            onClick={() => save.mutate({ id_vaga: id, perguntas: rows.map(sent) })}
          >
            Salvar perguntas
          </Button>
          <AddressLink to="/careers/questions/list">Catálogo de perguntas</AddressLink>
        </div>
      )}
    </section>
  )
}

/** What candidates of a vacancy are asked, in their order, and which answers are marked. */
export function VacancyAsks({ id }: { id: number }) {
  const read = useQuery(trpc.vacancyQuestions.ofVacancy.queryOptions({ id_vaga: id }))
  return (
    <Loaded reads={[read]}>
      {({ perguntas, edita }) => (
        <Editor key={JSON.stringify(perguntas)} id={id} stored={perguntas} edits={edita} />
      )}
    </Loaded>
  )
}
