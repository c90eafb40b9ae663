import { can } from '@intranet/contract/access'
import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { conditionLabels, stageLabels } from '@intranet/contract/operations/supply-options'
import { useQuery } from '@tanstack/react-query'
import { Download, QrCode } from 'lucide-react'
import { Suspense } from 'react'
import { Photo } from '@/components/dialogs/photo.tsx'
import type { Fact } from '@/components/records/facts.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import { DueMark } from '@/components/marks/due-mark.tsx'
import { historyOf } from '@/components/records/history.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { daysUntil } from '@/components/marks/days-until.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'

const AssetEditForm = lazyPart<{ asset: Asset }>(async () => ({
  default: (await import('./asset-edit-form.tsx')).AssetEditForm,
}))

const AssetServices = lazyPart<{ id: number }>(async () => ({
  default: (await import('./asset-services.tsx')).AssetServices,
}))

type Asset = Outputs['assets']['get']
type Part = Outputs['assets']['way'][number]

const history = historyOf(['suprimento_patrimonio'], {
  id_equipe: 'Equipe',
  id_detentor: 'Com quem está',
  ativo: 'Status',
  data_compra: 'Compra',
  valor_compra: 'Valor da compra',
  fornecedor: 'Fornecedor',
  garantia_ate: 'Garantia até',
})

const titleOf = (part: Part) => {
  if (part.tipo === 'custodia') return `Com ${part.pessoa}`
  if (part.tipo === 'servico') return 'Serviço'
  if (part.tipo === 'contagem') return `Contado com ${part.equipe}`
  return part.etapa ? stageLabels[part.etapa] : ''
}
const notesOf = (part: Part) =>
  [
    part.tipo === 'etapa' && part.equipe,
    part.condicao && conditionLabels[part.condicao],
    part.texto,
    part.tipo !== 'custodia' && part.pessoa && `por ${part.pessoa}`,
  ]
    .filter(Boolean)
    .join(' · ')

function Way({ id }: { id: number }) {
  const read = useQuery(trpc.assets.way.queryOptions({ id }))
  return (
    <section className="mt-6">
      <SectionLabel count={read.data?.length}>Caminho</SectionLabel>
      <Loaded reads={[read]}>
        {(parts) =>
          parts.length === 0 ? (
            <EmptyState text="Este patrimônio ainda não se moveu." />
          ) : (
            <ol className="grid gap-2 text-sm">
              {parts.map((part) => (
                <li key={`${part.tipo} ${part.id}`} className="border-b border-border pb-2">
                  <b className="font-semibold">{titleOf(part)}</b>{' '}
                  <span className="text-muted-foreground">
                    {formatDateTime(part.em)}
                    {part.ate && ` até ${formatDateTime(part.ate)}`}
                  </span>
                  <p className="text-muted-foreground">{notesOf(part)}</p>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  )
}

/** Until when the warranty lasts, with how near that is. */
const warrantyOf = ({ garantia_ate: day }: Asset) =>
  day && (
    <span className="inline-flex flex-wrap items-center gap-2">
      {formatDate(day)} <DueMark days={daysUntil(day)} />
    </span>
  )

const invoiceOf = ({ nota_arquivo: id }: Asset) =>
  id && (
    <DownloadLink href={`/files/${id}`} className="link inline-flex items-center gap-1">
      <Download className="size-4" aria-hidden />
      Baixar
    </DownloadLink>
  )

function LoadedAsset({ asset }: { asset: Asset }) {
  const session = useSession()
  const manages = can(session, 'suprimentos', 'manage')
  const seesValues = can(session, 'suprimentos', 'create')
  return (
    <Page>
      <PageHead heading={`Patrimônio ${asset.patrimonio}`}>
        <DownloadLink
          href={`/export/etiquetas?ids=${asset.id}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          <QrCode aria-hidden />
          Etiqueta
        </DownloadLink>
        <RecordHistory id={asset.id} history={history} />
      </PageHead>
      <PageSheet>
        <DetailList
          rows={[
            ['Produto', asset.produto],
            ['Sistema', <ProviderMark key="sistema" sistema={asset.sistema} />],
            ['Equipe', asset.equipe ?? 'Almoxarifado'],
            ['Com quem está', asset.detentor ?? 'Com ninguém'],
            ['Etapa', asset.etapa ? stageLabels[asset.etapa] : 'Fora de movimentação'],
            ['Compra', asset.data_compra && formatDate(asset.data_compra)],
            ['Fornecedor', asset.fornecedor],
            ...(seesValues
              ? ([
                  ['Valor da compra', asset.valor_compra && formatMoney(asset.valor_compra)],
                  ['Nota fiscal', invoiceOf(asset)],
                ] satisfies Fact[])
              : []),
            ['Garantia até', warrantyOf(asset)],
          ]}
        />
        {asset.foto && (
          <Photo
            id={asset.foto}
            alt={`Foto de ${asset.patrimonio}`}
            className="mt-4 h-40 max-w-full border border-border object-cover"
          />
        )}
        {manages && (
          <div className="mt-6">
            <Suspense>
              <AssetEditForm key={asset.updated_at} asset={asset} />
            </Suspense>
          </div>
        )}
        <section className="mt-6">
          <SectionLabel>Serviços recorrentes</SectionLabel>
          <Suspense>
            <AssetServices id={asset.id} />
          </Suspense>
        </section>
        <Way id={asset.id} />
      </PageSheet>
    </Page>
  )
}

/** /supplies/assets/edit/:id: an asset with its whole way. */
export function AssetPage({ id }: { id: number }) {
  const read = useRecord(trpc.assets.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(asset) => <LoadedAsset asset={asset} />}</LoadedPage>
}
