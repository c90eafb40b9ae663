import { can } from '@intranet/contract/access'
import { brandName, formatDateTime } from '@intranet/contract/formats'
import { assetEditFields } from '@intranet/contract/operations/assets'
import { conditionLabels, stageLabels } from '@intranet/contract/operations/supply-options'
import { useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import { historyOf } from '@/components/records/history.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { SquadField } from './supply-fields.tsx'

type Asset = Outputs['assets']['get']
type Part = Outputs['assets']['way'][number]
type Values = z.input<typeof assetEditFields>

const history = historyOf(['suprimento_patrimonio'], {
  id_equipe: 'Equipe',
  id_detentor: 'Com quem está',
  ativo: 'Status',
})

const titleOf = (part: Part) => {
  if (part.tipo === 'custodia') return `Com ${part.pessoa}`
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
            <EmptyState />
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

function EditForm({ asset }: { asset: Asset }) {
  return (
    <Form
      identity={savedRecord('supply-asset', asset)}
      schema={assetEditFields}
      defaultValues={{ id_equipe: asset.id_equipe, ativo: asset.ativo }}
      onSubmit={(values) =>
        api.assets.update.mutate({ ...values, id: asset.id, updated_at: asset.updated_at })
      }
      changes={[trpc.assets.pathFilter()]}
    >
      <div className="mt-6 grid max-w-xl gap-4">
        <SquadField<Values> name="id_equipe" label="Equipe" hint="Vazia: no almoxarifado." />
        <ToggleField<Values> name="ativo" label="Status" />
      </div>
      <FormActions />
    </Form>
  )
}

function LoadedAsset({ asset }: { asset: Asset }) {
  const manages = can(useSession(), 'suprimentos', 'manage')
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
            ['Sistema', brandName(asset.sistema)],
            ['Equipe', asset.equipe ?? 'Almoxarifado'],
            ['Com quem está', asset.detentor ?? 'Com ninguém'],
            ['Etapa', asset.etapa ? stageLabels[asset.etapa] : 'Fora de movimentação'],
          ]}
        />
        {manages && <EditForm asset={asset} />}
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
