import { vacancyFields } from '@intranet/contract/careers/vacancies'
import { vacancy as text } from '@intranet/contract/messages/careers'
import { CircleX, Pause, Play, Users } from 'lucide-react'
import { Suspense } from 'react'
import { ClosedPage } from '@/components/records/closed-page.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { useVacancySteps } from './use-vacancy-steps.ts'
import { vacancies } from './vacancy.entity.ts'
import { VacancyFields, vacancySections } from './vacancy-fields.tsx'
import { VacancyStateMark } from './vacancy-columns.tsx'

const VacancySources = lazyPart(async () => ({
  default: (await import('./vacancy-sources.tsx')).VacancySources,
}))

type Vacancy = Outputs['vacancies']['get']

/** A new vacancy, which begins as a draft; with an id it begins as a copy. */
export function VacancyRegisterPage({ source }: { source?: Vacancy }) {
  return (
    <RegisterPage
      entity={vacancies}
      schema={vacancyFields}
      blank={{
        titulo_vaga: '',
        vagas: 1,
        descricao: '',
        requisitos: '',
        tipo_contrato: 'clt',
        modalidade: 'presencial',
        pcd: 'nao',
        ativo: true,
      }}
      source={source && { ...source, data_inicio: undefined, data_fim: null }}
      sections={vacancySections}
    >
      <VacancyFields />
    </RegisterPage>
  )
}

function Tools({ record }: { record: Vacancy }) {
  const { may, move } = useVacancySteps()
  const { id, situacao, gere } = record
  return (
    <>
      <VacancyStateMark state={situacao} />
      {situacao !== 'rascunho' && (
        <AddressLink to={uncheckedAddress(`/careers/applicants/${id}`)} className={buttonVariants()}>
          <Users className="ic" aria-hidden />
          Candidatos ({record.inscritos})
        </AddressLink>
      )}
      <AddressLink to={`/careers/edit/${id}?aba=fontes`} className={buttonVariants()}>
        Fontes
      </AddressLink>
      {gere && may(situacao, 'aberta') && (
        <Button icon={Play} onClick={() => void move(id, 'aberta')}>
          Publicar
        </Button>
      )}
      {gere && may(situacao, 'pausada') && (
        <Button icon={Pause} onClick={() => void move(id, 'pausada')}>
          Pausar
        </Button>
      )}
      {(gere || situacao === 'rascunho') && may(situacao, 'cancelada') && (
        <Button icon={CircleX} onClick={() => void move(id, 'cancelada')}>
          Cancelar vaga
        </Button>
      )}
    </>
  )
}

function Edit({ record }: { record: Vacancy }) {
  if (!record.edita) return <ClosedPage reason={text.closedEdit} />
  return (
    <EditPage
      entity={vacancies}
      schema={vacancyFields}
      record={record}
      sections={vacancySections}
      tools={<Tools record={record} />}
    >
      <VacancyFields />
    </EditPage>
  )
}

/** A vacancy's form, or its sources with their links and what came of each. */
export function VacancyEditPage({ id, tab }: { id: number; tab?: 'fontes' }) {
  const read = useRecord(trpc.vacancies.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(record) =>
        tab === 'fontes' ? (
          <Page>
            <PageHead heading={record.titulo_vaga} total="Fontes de candidatos">
              <AddressLink to={`/careers/edit/${id}`} className={buttonVariants()}>
                Dados da vaga
              </AddressLink>
            </PageHead>
            <PageSheet spine={null}>
              <Suspense>
                <VacancySources id={id} manages={record.gere} title={record.titulo_vaga} />
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
