import { isOverVacancy } from '@intranet/contract/careers/career-options'
import { vacancyFields } from '@intranet/contract/careers/vacancies'
import { vacancy as text } from '@intranet/contract/messages/careers'
import { CircleX, KeyRound, ListChecks, Pause, Play, Share2, Users } from 'lucide-react'
import { Suspense } from 'react'
import { ClosedPage } from '@/components/records/closed-page.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { addressOf } from '@/lib/asked-address.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { useVacancySteps } from './use-vacancy-steps.ts'
import { vacancies } from './vacancy.entity.ts'
import { VacancyFields, vacancySections } from './vacancy-fields.tsx'
import { VacancyStateMark } from './vacancy-columns.tsx'

const VacancySources = lazyPart(async () => ({
  default: (await import('./vacancy-sources.tsx')).VacancySources,
}))

const VacancyAsks = lazyPart(async () => ({
  default: (await import('../vacancy-questions/vacancy-asks.tsx')).VacancyAsks,
}))

export type VacancyTab = 'fontes' | 'perguntas'
const tabTitles: Record<VacancyTab, string> = {
  fontes: 'Fontes de candidatos',
  perguntas: 'Perguntas aos candidatos',
}

type Vacancy = Outputs['vacancies']['get']
type Shutdown = Outputs['shutdowns']['get']

/** The place of who leaves, for the vacancy of the substitute. */
const placeOf = ({ cargo, id_empresa, id_departamento, id_setor, id_cargo, id_gestor }: Shutdown) => ({
  titulo_vaga: cargo ?? '',
  id_empresa: id_empresa ?? undefined,
  id_departamento: id_departamento ?? undefined,
  id_setor,
  id_cargo: id_cargo ?? undefined,
  id_gestor: id_gestor ?? undefined,
})

/** A new vacancy, which begins as a draft: a copy of another one, or filled from the shutdown of who leaves. */
export function VacancyRegisterPage({ source, shutdown }: { source?: Vacancy; shutdown?: Shutdown }) {
  const id_desligamento = shutdown?.id
  return (
    <RegisterPage
      entity={vacancies}
      schema={vacancyFields}
      parents={id_desligamento === undefined ? [] : ['desligamento', id_desligamento]}
      beside={shutdown ? `no lugar de ${shutdown.funcionario}` : null}
      create={({ objects }) =>
        api.vacancies.create.mutate({ objects: objects.map((one) => ({ ...one, id_desligamento })) })
      }
      blank={{
        titulo_vaga: '',
        vagas: 1,
        descricao: '',
        requisitos: '',
        tipo_contrato: 'clt',
        modalidade: 'presencial',
        pcd: 'nao',
        ativo: false,
        ...(shutdown && placeOf(shutdown)),
      }}
      source={source && { ...source, data_inicio: undefined, data_fim: null }}
      sections={vacancySections}
    >
      <VacancyFields />
    </RegisterPage>
  )
}

/** Its candidates and the step that is due; its other places and its end are behind ⋯. */
function Actions({ record }: { record: Vacancy }) {
  const { may, move } = useVacancySteps()
  const { id, situacao, gere } = record
  const steps: (RowAction | false)[] = [
    gere &&
      may(situacao, 'aberta') && {
        label: 'Publicar',
        icon: Play,
        onSelect: () => void move(record, 'aberta'),
      },
    gere &&
      may(situacao, 'pausada') && {
        label: 'Pausar',
        icon: Pause,
        onSelect: () => void move(record, 'pausada'),
      },
    situacao !== 'rascunho' && {
      label: `Candidatos (${record.inscritos})`,
      icon: Users,
      to: `/careers/applicants/${id}`,
    },
  ]
  const places: RowAction[] = [
    { label: 'Fontes', icon: Share2, to: addressOf(`/careers/edit/${id}`, { aba: 'fontes' }) },
    { label: 'Perguntas', icon: ListChecks, to: addressOf(`/careers/edit/${id}`, { aba: 'perguntas' }) },
    { label: 'Palavras-chave', icon: KeyRound, to: `/careers/keywords/noparms/${id}` },
  ]
  const ends: RowAction = {
    label: 'Cancelar vaga',
    icon: CircleX,
    separated: true,
    onSelect: () => void move(record, 'cancelada'),
  }
  const mayEnd = (gere || situacao === 'rascunho') && may(situacao, 'cancelada')
  return (
    <RecordActions
      plain
      name={record.titulo_vaga}
      near={steps.filter((step) => step !== false)}
      rest={mayEnd ? [...places, ends] : places}
      edits={{ history: vacancies.history, id }}
    />
  )
}

function Edit({ record }: { record: Vacancy }) {
  if (!record.edita)
    return <ClosedPage reason={isOverVacancy(record.situacao) ? text.closedEdit : text.managersEdit} />
  return (
    <EditPage
      entity={vacancies}
      beside={record.titulo_vaga}
      schema={vacancyFields}
      record={record}
      sections={vacancySections}
      state={<VacancyStateMark state={record.situacao} />}
      actions={<Actions record={record} />}
    >
      <VacancyFields />
    </EditPage>
  )
}

/** A vacancy's form, its sources with their links and what came of each, or its questions. */
export function VacancyEditPage({ id, tab }: { id: number; tab?: VacancyTab }) {
  const read = useRecord(trpc.vacancies.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(record) =>
        tab ? (
          <Page>
            <PageHead heading={record.titulo_vaga} total={tabTitles[tab]}>
              <AddressLink to={`/careers/edit/${id}`} className={buttonVariants({ variant: 'outline' })}>
                Dados da vaga
              </AddressLink>
            </PageHead>
            <PageSheet spine={null}>
              <Suspense fallback={<Skeleton className="h-60 w-full" />}>
                {tab === 'fontes' ? (
                  <VacancySources id={id} manages={record.gere} title={record.titulo_vaga} />
                ) : (
                  <VacancyAsks id={id} />
                )}
              </Suspense>
            </PageSheet>
          </Page>
        ) : (
          <Edit key={record.id} record={record} />
        )
      }
    </LoadedPage>
  )
}
