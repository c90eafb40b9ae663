import { can } from '@intranet/contract/access'
import {
  MAX_EXPERIENCE_MONTHS,
  questionStateLabels,
  refusedThemesIn,
} from '@intranet/contract/careers/question-options'
import { vacancyQuestion } from '@intranet/contract/careers/vacancy-questions'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type * as z from 'zod'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { useValues } from '@/components/form/use-form-values.ts'
import { useLoadedSave } from '@/components/records/use-loaded-save.ts'
import { Alert } from '@/components/ui/alert.tsx'
import { Button } from '@/components/ui/button.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { vacancyQuestions } from './question.entity.ts'

const questionSchemas = schemasOf(vacancyQuestion)
type Values = z.input<typeof questionSchemas.fields>

const Field = fieldOf(vacancyQuestion)
type Question = Outputs['vacancyQuestions']['get']

/** Warns of themes that candidates are not asked about; it refuses nothing, HR decides. */
function ThemeWarning({ written }: { written: string }) {
  const { data } = useQuery(trpc.vacancyQuestions.refusedThemes.queryOptions())
  const themes = data ? refusedThemesIn(written, data.temas) : []
  if (!themes.length) return null
  return (
    <Alert variant="warning" role="status" className="col-span-full">
      <TriangleAlert className="size-4 shrink-0" aria-hidden />
      {text.refusedThemes(themes)}
    </Alert>
  )
}

function Fields() {
  const [texto, opcoes, tipo, tema] = useValues<Values>()('texto', 'opcoes', 'tipo', 'tema')
  return (
    <FormPanel>
      <Field name="texto" wide />
      <Field name="tipo" radio />
      <Field
        name="tema"
        radio
        hint={
          tema === 'deficiencia'
            ? 'Só em vagas exclusivas para pessoas com deficiência; nunca é marcada nem pontuada.'
            : tema === 'experiencia'
              ? `Em meses. Contam no máximo ${MAX_EXPERIENCE_MONTHS}.`
              : undefined
        }
      />
      {tipo === 'escolha' && <Field name="opcoes" as={TextAreaField} hint="Uma por linha." required wide />}
      <Field name="ativo" />
      <ThemeWarning written={`${texto ?? ''} ${opcoes ?? ''}`} />
    </FormPanel>
  )
}

export const QuestionRegisterPage = () => (
  <RegisterPage
    entity={vacancyQuestions}
    heading="NOVA PERGUNTA A CANDIDATOS"
    schema={questionSchemas.fields}
    blank={{ texto: '', tipo: 'sim_nao', tema: 'geral', opcoes: null, ativo: false }}
  >
    <Fields />
  </RegisterPage>
)

/** Approved or refused by HR's manager; everybody else reads the state. */
function Decision({ record }: { record: Question }) {
  const ask = useConfirm()
  const session = useSession()
  const decide = useLoadedSave(trpc.vacancyQuestions.decide.mutationOptions(), {
    saved: 'Pergunta decidida.',
    changes: [trpc.vacancyQuestions.pathFilter()],
  })
  const { id, updated_at, situacao } = record
  const refuse = async () => {
    const answer = await ask({
      title: 'Recusar esta pergunta?',
      text: record.texto,
      confirmLabel: 'Recusar',
      input: { kind: 'textarea', label: 'Motivo', required: true },
    })
    if (answer) decide.mutate({ id, updated_at, situacao: 'recusada', motivo_recusa: answer.textArea })
  }
  if (situacao !== 'proposta' || !can(session, 'rh', 'manage')) return null
  return (
    <>
      <Button
        variant="outline"
        cooldown
        icon={BadgeCheck}
        busy={decide.isPending}
        onClick={() => decide.mutate({ id, updated_at, situacao: 'aprovada' })}
      >
        Aprovar
      </Button>
      <Button variant="outline" icon={CircleX} onClick={() => void refuse()}>
        Recusar
      </Button>
    </>
  )
}

export const QuestionEditPage = ({ record }: { record: Question }) => (
  // The decision makes another version: the form begins again from it.
  <EditPage
    key={record.situacao}
    entity={vacancyQuestions}
    beside={record.texto}
    heading="EDITAR PERGUNTA A CANDIDATOS"
    schema={questionSchemas.fields}
    record={record}
    state={<StateBadge state={questionStateLabels[record.situacao]} />}
    tools={<Decision record={record} />}
  >
    {record.motivo_recusa && (
      <Alert variant="destructive" role="status" className="mb-4">
        Recusada: {record.motivo_recusa}
      </Alert>
    )}
    <Fields />
  </EditPage>
)
