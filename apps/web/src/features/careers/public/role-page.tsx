import { publicLook } from '@intranet/contract/careers/public-look'
import { pcdLabels } from '@intranet/contract/careers/career-options'
import { formatCount, formatDate } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { Link2, Megaphone, Send } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { useProviderBrand } from '@/components/shell/public-head.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { RichText } from '@/components/ui/rich-text.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { copyText } from '@/lib/copy-text.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { HiringPath } from './hiring-path.tsx'
import { PublicStage } from './public-stage.tsx'
import {
  conditionsOf,
  payOf,
  placeOf,
  publishedAgo,
  roleAddress,
  type PublicVacancy,
} from './vacancy-words.ts'

function Facts({ vacancy }: { vacancy: PublicVacancy }) {
  const facts: [string, string | null][] = [
    ['Departamento', vacancy.departamento],
    ['Publicação', publishedAgo(vacancy.publicada_em)],
    ['Salário', payOf(vacancy)],
    ['Viagens', vacancy.viagem ? 'Sim' : null],
    ['PCD', vacancy.pcd === 'nao' ? null : pcdLabels[vacancy.pcd]],
    ['Inscrições até', vacancy.data_fim && formatDate(vacancy.data_fim)],
  ]
  return (
    <Card asChild className="mb-4 grid grid-cols-2 gap-x-6 gap-y-3 p-5 md:grid-cols-1">
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="min-w-0">
                <dt className="text-xs text-muted-foreground">{label}</dt>
                <dd className="text-sm break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}

async function share(vacancy: Pick<PublicVacancy, 'titulo_vaga'>, url: string) {
  const data = { title: vacancy.titulo_vaga, url }
  if (navigator.canShare?.(data)) return void (await navigator.share(data).catch(() => undefined))
  await copyText(url, 'Link copiado.')
}

function Actions({ vacancy, source }: { vacancy: PublicVacancy; source?: string }) {
  const session = useSession()
  const recommend = useSave({
    mutationFn: () => api.vacancies.recommend.mutate({ id_vaga: vacancy.id }),
    onSuccess: ({ url }) => share(vacancy, url),
  })
  const apply = `/applicants/register?vaga=${vacancy.id}${source ? `&fonte=${source}` : ''}` as const
  return (
    <div className={publicLook.actions}>
      {vacancy.inscrito ? (
        <AddressLink to="/applicants/info" className={buttonVariants()}>
          Ver minha candidatura
        </AddressLink>
      ) : (
        <AddressLink to={apply} className={buttonVariants()} preload={false}>
          <Send aria-hidden />
          Candidatar-se
        </AddressLink>
      )}
      <Button
        variant="outline"
        icon={Link2}
        onClick={() => void share(vacancy, location.origin + roleAddress(vacancy))}
      >
        Compartilhar
      </Button>
      {session?.employee && (
        <Button
          variant="outline"
          icon={Megaphone}
          busy={recommend.isPending}
          onClick={() => recommend.mutate()}
        >
          Indicar
        </Button>
      )}
    </div>
  )
}

function Texts({ title, html }: { title: string; html: string | null }) {
  if (!html) return null
  return (
    <section className="mb-5">
      <SectionLabel>{title}</SectionLabel>
      <RichText html={html} />
    </section>
  )
}

const others = (
  <AddressLink to="/careers/list" className={buttonVariants()}>
    Ver as vagas abertas
  </AddressLink>
)

const tagsOf = (vacancy: PublicVacancy): string[] => [
  placeOf(vacancy),
  conditionsOf(vacancy),
  formatCount(vacancy.vagas, 'vaga', 'vagas'),
  ...(vacancy.cnh_categoria ? [`CNH ${vacancy.cnh_categoria}`] : []),
]

/** One vacancy as anybody reads it; the link that led here is kept for who applies. */
export function RolePage({ id, source }: { id: number; source?: string }) {
  const read = useQuery({ ...trpc.vacancies.getPublic.queryOptions({ id }), retry: false })
  useProviderBrand(read.data)
  if (read.isPending) return <LoadingState />
  const ended = read.error && readRequestError(read.error).status === 410
  if (!read.data)
    return (
      <Page narrow>
        <PageHead heading="Vaga" />
        <PageSheet spine={null}>
          <Card className="block py-0">
            {ended ? (
              <EmptyState
                title={read.error.message}
                text="Há outras oportunidades abertas."
                action={others}
              />
            ) : (
              <ErrorState error={read.error} onRetry={() => void read.refetch()} />
            )}
          </Card>
        </PageSheet>
      </Page>
    )
  const vacancy = read.data
  return (
    <Page narrow>
      <PageSheet spine={null}>
        <PublicStage brand={vacancy} over={vacancy.empresa} title={vacancy.titulo_vaga}>
          <ul className={publicLook.tags}>
            {tagsOf(vacancy).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <Actions vacancy={vacancy} source={source} />
        </PublicStage>
        <div className={publicLook.columns}>
          <div className={publicLook.texts}>
            <Texts title="O que você vai fazer" html={vacancy.descricao} />
            <Texts title="O que esperamos" html={vacancy.requisitos} />
            <Texts title="Benefícios" html={vacancy.beneficios} />
          </div>
          <aside className="min-w-0">
            <Facts vacancy={vacancy} />
            <HiringPath id={vacancy.id} />
          </aside>
        </div>
      </PageSheet>
    </Page>
  )
}
