import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { compliment } from '@intranet/contract/people/compliments'
import { complimentEditFields, complimentSchemas } from '@intranet/contract/people/compliment-schemas'
import { compliment as text } from '@intranet/contract/messages/staff'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { ClosedPage } from '@/components/records/closed-page.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Card } from '@/components/ui/card.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { CategoryMark } from '@/components/marks/category-mark.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { titledOptions } from '@/lib/options-of.ts'
import { ComplimentMarks } from './compliment-marks.tsx'
import { compliments } from './compliment.entity.ts'

type Values = z.input<typeof complimentSchemas.fields>

const Field = fieldOf(compliment)

type Compliment = Outputs['compliments']['get']

function Fields({ saved, person }: { saved?: Compliment; person?: { id: number; nome: string | null } }) {
  const session = useSession()
  const origem = useValue<Values>()('origem')
  const categories = useQuery(
    trpc.complimentCategories.options.queryOptions({ incluir: saved?.id_categoria }),
  ).data
  return (
    <FormPanel>
      {!saved && (
        <Field
          name="id_funcionario"
          as={PersonField<AnyValues>}
          current={person}
          except={session?.usuarioId}
          wide
        />
      )}
      <Field name="id_categoria" as={SelectField<AnyValues>} options={titledOptions(categories)} wide />
      <Field name="texto" as={TextAreaField} rows={5} wide />
      <Field name="origem" radio wide />
      {origem === 'cliente' && <Field name="cod_cliente" capped />}
      <Field name="publico" labels={['Todos os colegas', 'Só a pessoa, o gestor e o RH']} wide />
    </FormPanel>
  )
}

export function ComplimentRegisterPage({ person }: { person?: { id: number; nome: string | null } }) {
  return (
    <RegisterPage
      entity={compliments}
      parents={[person?.id]}
      beside={person?.nome ?? null}
      schema={complimentSchemas.fields}
      blank={{ id_funcionario: person?.id, texto: '', publico: true, origem: 'colega', cod_cliente: null }}
    >
      <Fields person={person} />
    </RegisterPage>
  )
}

/** What HR sees of somebody else's compliment: its words and what was changed. */
function ReadCompliment({ record }: { record: Compliment }) {
  return (
    <Page>
      <PageHead heading={`ELOGIO PARA ${(record.funcionario ?? '').toLocaleUpperCase('pt-BR')}`}>
        <RecordHistory history={compliments.history} id={record.id} />
      </PageHead>
      <PageSheet>
        <Card className="grid max-w-[640px] gap-2 p-4">
          <p className="whitespace-pre-line break-words">{record.texto}</p>
          <div className="flex items-center gap-2 text-xs text-muted-foreground">
            <CategoryMark {...record} />
            <span className="min-w-0">
              {record.categoria}, de {record.remetente ?? 'Intranet'} em{' '}
              <span className="whitespace-nowrap">{formatDateTime(record.created_at)}</span>
            </span>
            <ComplimentMarks row={record} />
          </div>
        </Card>
      </PageSheet>
    </Page>
  )
}

/** Open to its author for 24 hours; HR reads it with its history. */
export function ComplimentEditPage({ record }: { record: Compliment }) {
  const session = useSession()
  const isAuthor = session?.usuarioId === record.id_remetente
  if (!record.editavel && can(session, 'rh', 'manage')) return <ReadCompliment record={record} />
  if (!record.editavel)
    return isAuthor ? (
      <ClosedPage reason={text.editEnded} />
    ) : (
      <ForbiddenPage text="Só quem escreveu um elogio o altera." />
    )
  return (
    <EditPage
      entity={compliments}
      beside={null}
      heading={`EDITAR ELOGIO PARA ${(record.funcionario ?? '').toLocaleUpperCase('pt-BR')}`}
      schema={complimentEditFields}
      record={record}
    >
      <Fields saved={record} />
    </EditPage>
  )
}
