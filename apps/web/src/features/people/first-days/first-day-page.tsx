import {
  accountKindLabels,
  firstDayStateLabels,
  fitnessLabels,
  paperStateLabels,
} from '@intranet/contract/people/first-day-options'
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { firstDay as text } from '@intranet/contract/messages/first-day'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Check, Eye, FileDown, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { DetailList } from '@/components/records/detail-list.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { useSave } from '@/lib/use-save.ts'

type FirstDay = Outputs['firstDays']['get']
type Paper = FirstDay['papeis'][number]

const changes = () => [trpc.firstDays.pathFilter()]

function PaperCard({ paper, open }: { paper: Paper; open: boolean }) {
  const ask = useConfirm()
  const seen = { id: paper.id, updated_at: paper.updated_at }
  const accept = useSave(trpc.firstDays.acceptPaper.mutationOptions(), {
    saved: 'Papel validado.',
    changes: changes(),
  })
  const send = useSave(trpc.firstDays.returnPaper.mutationOptions(), {
    saved: 'Papel devolvido por e-mail.',
    changes: changes(),
  })
  const giveBack = async () => {
    const said = await ask({
      title: `Devolver ${paper.nome}?`,
      text: 'Quem enviou recebe o motivo por e-mail.',
      confirmLabel: 'Devolver',
      input: { kind: 'textarea', label: 'Motivo', required: true },
    })
    if (said) send.mutate({ ...seen, devolucao: said.textArea })
  }
  return (
    <Card asChild className="grid gap-2 p-4 text-sm">
      <li>
        <span className="flex flex-wrap items-center gap-2">
          <b className="min-w-0 grow font-semibold break-words">{paper.nome}</b>
          <StateBadge state={paperStateLabels[paper.situacao]} />
        </span>
        <span className="text-xs text-muted-foreground">
          {[
            !paper.obrigatorio && 'Opcional',
            paper.tipo === 'antecedentes' && paper.motivo
              ? `Motivo do cargo: ${paper.motivo}`
              : paper.finalidade,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {paper.devolucao && <span className="text-xs text-danger">Devolvido: {paper.devolucao}</span>}
        <span className="flex flex-wrap gap-2 empty:hidden">
          {paper.id_arquivo && (
            <DownloadLink
              href={`/files/${paper.id_arquivo}`}
              className={buttonVariants({ variant: 'outline' })}
            >
              <FileDown aria-hidden />
              Baixar
            </DownloadLink>
          )}
          {open && paper.situacao === 'enviado' && (
            <>
              <Button icon={Check} busy={accept.isPending} onClick={() => accept.mutate(seen)}>
                Validar
              </Button>
              <Button variant="outline" icon={Undo2} onClick={() => void giveBack()}>
                Devolver
              </Button>
            </>
          )}
        </span>
      </li>
    </Card>
  )
}

/** Sealed: read by a press, and each reading is recorded. */
function BankData({ id, filled }: { id: number; filled: boolean }) {
  const [shown, setShown] = useState(false)
  const read = useQuery({ ...trpc.firstDays.bank.queryOptions({ id }), enabled: shown, gcTime: 0 })
  return (
    <section className="mb-5">
      <SectionLabel>Dados bancários</SectionLabel>
      {!filled ? (
        <p className="text-sm text-muted-foreground">{text.noBank}</p>
      ) : shown ? (
        <Loaded reads={[read]} waiting={<Skeleton className="h-40 w-full" />}>
          {(data) => (
            <DetailList
              rows={[
                ['Banco', data.banco],
                ['Agência', data.agencia],
                ['Conta', data.conta],
                ['Tipo', accountKindLabels[data.tipo_conta]],
                ['Chave Pix', data.pix_chave],
              ]}
            />
          )}
        </Loaded>
      ) : (
        <Button variant="outline" icon={Eye} onClick={() => setShown(true)}>
          Mostrar dados bancários
        </Button>
      )}
    </section>
  )
}

function Fitness({ record }: { record: FirstDay }) {
  const { id, updated_at, aptidao, aptidao_em, situacao } = record
  const save = useSave(trpc.firstDays.setFitness.mutationOptions(), { changes: changes() })
  return (
    <section className="mb-5">
      <SectionLabel>Saúde</SectionLabel>
      <p className="mb-2 text-sm">
        {aptidao
          ? `${fitnessLabels[aptidao]}${aptidao_em ? `, registrado em ${formatDateTime(aptidao_em)}` : ''}`
          : 'Ainda não registrado.'}{' '}
        <span className="text-muted-foreground">Só isto é guardado: nenhum exame, nenhum laudo.</span>
      </p>
      {situacao === 'aberta' && (
        <span className="flex flex-wrap gap-2">
          {(['apto', 'inapto'] as const).map((value) => (
            <Button
              key={value}
              variant="outline"
              disabled={aptidao === value}
              busy={save.isPending}
              onClick={() => save.mutate({ id, updated_at, aptidao: value })}
            >
              {fitnessLabels[value]}
            </Button>
          ))}
        </span>
      )}
    </section>
  )
}

function Whole({ record }: { record: FirstDay }) {
  const finish = useSave(trpc.firstDays.finish.mutationOptions(), {
    saved: 'Admissão concluída.',
    changes: changes(),
  })
  const { id, updated_at, papeis, faltam, situacao } = record
  const open = situacao === 'aberta'
  return (
    <Page>
      <PageHead
        heading={record.nome ?? 'Pessoa removida'}
        total={
          <span className="inline-flex flex-wrap items-center gap-2">
            {record.titulo_vaga}
            <StateBadge state={firstDayStateLabels[situacao]} />
          </span>
        }
      >
        <AddressLink
          to={`/careers/candidate/${record.id_candidatura}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          Candidatura
        </AddressLink>
        {open && (
          <Button
            icon={BadgeCheck}
            busy={finish.isPending}
            disabled={faltam.length > 0}
            onClick={() => finish.mutate({ id, updated_at })}
          >
            Concluir
          </Button>
        )}
      </PageHead>
      <PageSheet spine={null}>
        {open && (
          <Alert role="status" variant={faltam.length ? 'warning' : 'success'} className="mb-5">
            {faltam.length ? `Faltam: ${faltam.join(', ')}.` : 'Nada obrigatório falta.'}
          </Alert>
        )}
        <div className="mb-5">
          <DetailList
            wide
            rows={[
              ['Empresa', record.empresa],
              ['Admissão', record.data_admissao && formatDate(record.data_admissao)],
              ['E-mail', record.email],
              ['Camiseta', record.camiseta],
              ['Calça', record.calca],
              ['Calçado', record.calcado],
              ['Equipamentos desejados', record.equipamentos],
            ]}
          />
        </div>
        <section className="mb-5">
          <SectionLabel count={papeis.length}>Papéis</SectionLabel>
          <ul className="grid gap-2">
            {papeis.map((paper) => (
              <PaperCard key={paper.id} paper={paper} open={open} />
            ))}
          </ul>
        </section>
        <BankData id={id} filled={record.tem_banco} />
        <Fitness record={record} />
      </PageSheet>
    </Page>
  )
}

/** One admission to come: what was sent, what is missing, and HR's look at it. */
export function FirstDayPage({ id }: { id: number }) {
  const read = useRecord(trpc.firstDays.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(record) => <Whole record={record} />}</LoadedPage>
}
